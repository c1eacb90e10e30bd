// A picture in the document, such as a card or a board; painted when it is on the screen, or nearly. The text beside it
// says what it is.
import { proportionsOf, type PagePictureKey } from '../../art/proportions.ts';
import { usePainted } from './usePainted.ts';

/** Painted at `width` CSS pixels; styles may show it smaller. Its room is kept until then, so that nothing moves. */
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
