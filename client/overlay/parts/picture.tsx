// A picture in the document: a card, a tile, a board; painted when it is shown. The text beside it says what it is.
import { proportionsOf, type PagePictureKey } from '../../art/proportions.ts';
import { usePainted } from './usePainted.ts';

/** Painted at `width` CSS pixels; styles may show it smaller. Its place is kept before, so that nothing moves. */
export function Picture({ of: key, width }: { of: PagePictureKey; width: number }) {
  const place = usePainted<HTMLSpanElement>(
    async (art, sharpness) => {
      const canvas = await art.paintAtWidth(key, sharpness * width);
      canvas.style.width = `${width}px`;
      return canvas;
    },
    [key, width],
  );
  const shape = proportionsOf(key);
  const size = { inlineSize: `${width}px`, aspectRatio: `${shape.width} / ${shape.height}` };
  return <span class="picture" ref={place} style={size} aria-hidden="true" />;
}
