// A picture of the table in the DOM: a card, a tile, a board; painted when it is shown. The text beside it says what it is.
import { useEffect, useRef } from 'preact/hooks';
import { artManifest, largeCards, type ArtKey, type Picture as Painted } from '../../art/manifest.ts';

const sharpness = (): number => Math.min(2, window.devicePixelRatio);

let catalogue: ReadonlyMap<string, Painted> | null = null;

function pictureOf(key: ArtKey): Painted {
  // Cards are painted from their large version, so that they are crisp at any width.
  catalogue ??= new Map([...artManifest(), ...largeCards()].map((picture) => [picture.key, picture]));
  const picture = catalogue.get(key);
  if (picture === undefined) throw new Error(`No picture is drawn under ${key}.`);
  return picture;
}

/** Painted at `width` CSS pixels; styles may show it smaller. Its place is kept until then, so that nothing moves. */
export function Picture({ of: key, width }: { of: ArtKey; width: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const picture = pictureOf(key);
  useEffect(() => {
    let isWanted = true;
    const paint = async () => {
      const { paintAlone } = await import('../../art/paintAlone.ts');
      const canvas = await paintAlone(picture, (sharpness() * width) / picture.width);
      canvas.style.width = `${width}px`;
      if (isWanted) place.current?.replaceChildren(canvas);
    };
    // A failure is ignored: the text beside the picture says everything.
    paint().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [picture, width]);
  const size = { inlineSize: `${width}px`, aspectRatio: `${picture.width} / ${picture.height}` };
  return <span class="picture" ref={place} style={size} aria-hidden="true" />;
}
