// The moment at which the text of the first page is on the screen.

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
let textShown: Promise<unknown> | null = null;

/**
 * Resolves at that moment: pictures that came earlier would take the network and the processor from the text. The
 * moment is taken to be the second frame after the first call, when the frame before it has been painted.
 */
export const whenTextIsShown = (): Promise<unknown> => (textShown ??= nextFrame().then(nextFrame));
