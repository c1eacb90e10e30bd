// Chooses Phaser's renderer: WebGL with a graphics card, unless it was too slow earlier in this visit, before the page
// was loaded again; otherwise the 2D canvas.
import { CANVAS, WEBGL, type Game, type Types } from 'phaser';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Remembered for this visit: WebGL was too slow. */
const STORAGE_KEY = 'tiefenthal.plainCanvas';
/** The least frames that tell the rate, and the time for each of them from which on WebGL is too slow. */
const ENOUGH_FRAMES = 40;
const SLOW_MS = 34;

type Renderer = Pick<Types.Core.GameConfig, 'type' | 'canvas' | 'context'>;

export function rendererFor(): Renderer {
  const name = nameOfRenderer();
  if (name !== null && !SOFTWARE.test(name) && !wasSlow()) return { type: WEBGL };
  // Software WebGL is three times slower than a 2D canvas in main memory (`willReadFrequently`).
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  return context === null ? { type: CANVAS } : { type: CANVAS, canvas, context };
}

const wasSlow = (): boolean => {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * If WebGL was too slow, remembers it for the next load of the page, whose stage gets the 2D canvas then: all tables of
 * one load share a stage. `lasted` is in milliseconds.
 */
export function judgeFrameRate(game: Game, frames: number, lasted: number): void {
  if (game.config.renderType !== WEBGL || frames < ENOUGH_FRAMES || lasted / frames < SLOW_MS) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Without session storage the next load of the page uses WebGL again, and judges it again.
  }
}

/** The name of the graphics card, or of software in its place; empty if the browser hides it, null without WebGL. */
function nameOfRenderer(): string | null {
  const gl = document.createElement('canvas').getContext('webgl');
  if (gl === null) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info === null ? '' : gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  // Browsers allow only so many contexts at a time.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}
