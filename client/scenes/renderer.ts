// Which of Phaser's renderers fits this machine: the graphics card's, or without one the plain canvas.
import { CANVAS, WEBGL, type Game, type Types } from 'phaser';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Kept for this visit: a graphics card that turned out to be slower than none. */
const PLACE = 'tiefenthal.plainCanvas';
const ENOUGH_FRAMES = 40;
const SLOW_MS = 34;

type Renderer = Pick<Types.Core.GameConfig, 'type' | 'canvas' | 'context'>;

export function rendererFor(): Renderer {
  const name = nameOfRenderer();
  if (name !== null && !SOFTWARE.test(name) && !wasSlow()) return { type: WEBGL };
  // Where the processor imitates a graphics card, it is three times faster when it need not: the browser keeps a canvas
  // that is to be read often in plain memory.
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  return context === null ? { type: CANVAS } : { type: CANVAS, canvas, context };
}

const wasSlow = (): boolean => {
  try {
    return sessionStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
};

/** What was seen of a renderer while things moved decides about the next table. */
export function judge(game: Game, frames: number, lasted: number): void {
  if (game.config.renderType !== WEBGL || frames < ENOUGH_FRAMES || lasted / frames < SLOW_MS) return;
  try {
    sessionStorage.setItem(PLACE, 'yes');
  } catch {
    // A browser that keeps nothing finds out each time.
  }
}

/** Null where there is no WebGL. */
function nameOfRenderer(): string | null {
  const gl = document.createElement('canvas').getContext('webgl');
  if (gl === null) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  // Browsers allow only so many contexts at a time.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}
