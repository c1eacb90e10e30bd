// Paints a picture into an element when that is on the screen, or nearly.
import { useEffect, useRef, type Inputs } from 'preact/hooks';
import { whenTextIsShown } from './textShown.ts';
import { whenNear } from './whenNear.ts';

/** `sharpness` is canvas pixels for each CSS pixel. */
type Paint = (art: typeof import('../../art/pagePictures.ts'), sharpness: number) => Promise<HTMLCanvasElement>;

/** Paints anew when one of the inputs changes. */
export function usePainted<E extends HTMLElement>(paint: Paint, inputs: Inputs) {
  const place = useRef<E>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const painting = new AbortController();
    // An element that was painted before was near the screen then: its next picture does not wait for that.
    const wasPainted = element.hasChildNodes();
    // Removes the previous picture, which would be wrong until this one is painted.
    element.replaceChildren();
    const show = async () => {
      await Promise.all([whenTextIsShown(), wasPainted ? null : whenNear(element, painting.signal)]);
      const canvas = await paint(await import('../../art/pagePictures.ts'), Math.min(2, window.devicePixelRatio));
      if (!painting.signal.aborted) element.replaceChildren(canvas);
    };
    // A failure is ignored: the text beside the picture says everything.
    show().catch(() => undefined);
    return () => painting.abort();
  }, inputs);
  return place;
}
