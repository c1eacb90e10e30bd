// A picture of the table in the DOM: a card, a tile, a board; painted when it is shown. The text beside it says what it is.
import { useEffect, useRef } from 'preact/hooks';
import { proportionsOf, type PagePicture } from '../../art/proportions.ts';

const sharpness = (): number => Math.min(2, window.devicePixelRatio);

/** Painted at `width` CSS pixels; styles may show it smaller. Its place is kept until then, so that nothing moves. */
export function Picture({ of: key, width }: { of: PagePicture; width: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const shape = proportionsOf(key);
  useEffect(() => {
    let isWanted = true;
    const paint = async () => {
      const { paintPage } = await import('../../art/pagePictures.ts');
      const canvas = await paintPage(key, sharpness() * width);
      canvas.style.width = `${width}px`;
      if (isWanted) place.current?.replaceChildren(canvas);
    };
    // A failure is ignored: the text beside the picture says everything.
    paint().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [key, width]);
  const size = { inlineSize: `${width}px`, aspectRatio: `${shape.width} / ${shape.height}` };
  return <span class="picture" ref={place} style={size} aria-hidden="true" />;
}
