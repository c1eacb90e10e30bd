// Makes the canvases that pictures are painted on.

/**
 * The context of a new canvas in main memory (`willReadFrequently`): what is painted once, and then shown or uploaded
 * whole, gains nothing from the graphics card. Sizes are rounded up to whole pixels.
 */
export function newInk(width: number, height: number, { hasAlpha = true } = {}): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const ink = canvas.getContext('2d', { alpha: hasAlpha, willReadFrequently: true });
  if (ink === null) throw new Error('This browser cannot paint.');
  return ink;
}
