// Starts and ends Phaser in a host element, for drawing only: input, sound and frame pacing belong to the stage.
import { Core, Game, Scale, type Types } from 'phaser';
import { rendererFor } from './renderer.ts';
import type { TableScene } from './TableScene.ts';

/** Resolves when the scene can be drawn on. */
export function boot(host: HTMLElement, scene: TableScene, ratio: number): Promise<Game> {
  const config: Types.Core.GameConfig = {
    ...rendererFor(),
    parent: host,
    width: Math.max(1, Math.round(host.clientWidth * ratio)),
    height: Math.max(1, Math.round(host.clientHeight * ratio)),
    scale: { mode: Scale.NONE, zoom: 1 / ratio },
    backgroundColor: '#150c06',
    banner: false,
    // Animations keep their duration at any frame rate.
    fps: { smoothStep: false },
    audio: { noAudio: true },
    // The stage handles input itself, as it must work while no frame is drawn.
    input: { mouse: false, touch: false, keyboard: false, gamepad: false },
    // Pictures lie on whole pixels, so multisampling would gain nothing.
    render: { antialiasGL: false, powerPreference: 'high-performance' },
    scene,
  };
  return new Promise((resolve) => {
    const game = new Game(config);
    game.events.once(Core.Events.READY, () => {
      game.canvas.setAttribute('aria-hidden', 'true');
      game.canvas.style.display = 'block';
      resolve(game);
    });
  });
}

/** Ends Phaser, which destroys itself in the next frame. Its WebGL context is freed then, as browsers allow only a few. */
export function shutDown(game: Game): void {
  const { renderer } = game;
  game.destroy(true);
  game.events.once(Core.Events.DESTROY, () => {
    if ('gl' in renderer) renderer.gl.getExtension('WEBGL_lose_context')?.loseContext();
  });
}
