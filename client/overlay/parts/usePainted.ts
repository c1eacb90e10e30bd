// Paints a picture into an element when it is shown.
import { useEffect, useRef, type Inputs } from 'preact/hooks';
import { whenTextIsShown } from './textShown.ts';

/** `sharpness` is canvas pixels for each CSS pixel. */
type Paint = (art: typeof import('../../art/pagePictures.ts'), sharpness: number) => Promise<HTMLCanvasElement>;

/** Paints anew when one of the inputs changes. */
export function usePainted<E extends HTMLElement>(paint: Paint, inputs: Inputs) {
  const place = useRef<E | null>(null);
  useEffect(() => {
    let isMounted = true;
    // Removes the previous picture, which would be wrong until this one is painted.
    place.current?.replaceChildren();
    const show = async () => {
      await whenTextIsShown();
      const canvas = await paint(await import('../../art/pagePictures.ts'), Math.min(2, window.devicePixelRatio));
      if (isMounted) place.current?.replaceChildren(canvas);
    };
    // A failure is ignored: the text beside the picture says everything.
    show().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, inputs);
  return place;
}
