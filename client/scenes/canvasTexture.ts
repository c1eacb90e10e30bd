// Canvases as textures. Phaser's CanvasTexture is not used: it would read every pixel back and keep a copy of all of them.
import type { Textures } from 'phaser';

export function canvasTexture(
  textures: Textures.TextureManager,
  key: string,
  canvas: HTMLCanvasElement,
): Textures.Texture {
  const { width, height } = canvas;
  const texture = textures.create(key, canvas, width, height);
  if (texture === null) throw new Error(`There is a texture called ${key} already.`);
  texture.add('__BASE', 0, 0, 0, width, height);
  return texture;
}

/** Uploads new paint to the graphics card, if there is one. */
export function refresh(texture: Textures.Texture): void {
  for (const source of texture.source) source.update();
}
