// The events that a stage reacts to: frames of Phaser, a WebGL context that is restored after its loss, a page that
// is hidden or shown again, a press, and a new size or pixel ratio.
import { Core, type Game } from 'phaser';
import { watchSize } from './size.ts';

export interface StageEvents {
  onFrame: () => void;
  /** The picture on the canvas is lost, or out of date after a time in which the page was hidden. */
  onStale: () => void;
  onHidden: () => void;
  /** Called before the pointer input of the table reacts to a press, so that the latest table can be shown first. */
  onPress: () => void;
  onResize: () => void;
}

/** Returns a function that stops listening. */
export function listenToStage(host: HTMLElement, game: Game, events: StageEvents): () => void {
  const { onFrame, onStale, onHidden, onPress, onResize } = events;
  const off = new AbortController();
  const { signal } = off;
  game.events.on(Core.Events.POST_RENDER, onFrame);
  game.canvas.addEventListener('webglcontextrestored', onStale, { signal });
  document.addEventListener('visibilitychange', () => (document.hidden ? onHidden() : onStale()), { signal });
  host.addEventListener('pointerdown', onPress, { capture: true, signal });
  const stopWatching = watchSize(host, onResize);
  return () => {
    off.abort();
    stopWatching();
    game.events.off(Core.Events.POST_RENDER, onFrame);
  };
}
