// Starts Phaser in a host element: it draws, and leaves hands, sound and pace to the stage.
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
    // What is played lasts as long as it is meant to, however slow the frames are.
    fps: { smoothStep: false },
    audio: { noAudio: true },
    // Hands are the stage's own affair: they have to work while no frame is drawn.
    input: { mouse: false, touch: false, keyboard: false, gamepad: false },
    // Pictures lie on whole pixels, and those that turn move: more samples for each pixel would only cost.
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
