// Which of Phaser's renderers fits this machine: the graphics card's, or without one the plain canvas.
import { CANVAS, WEBGL } from 'phaser';

export interface Renderer {
  type: number;
  /** Several samples for each pixel cost software renderers more than all else. */
  multisampling: boolean;
}

const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export function rendererFor(): Renderer {
  const name = nameOfRenderer();
  if (name === null) return { type: CANVAS, multisampling: false };
  return { type: WEBGL, multisampling: !SOFTWARE.test(name) };
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
