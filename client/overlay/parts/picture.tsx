// A picture of the table in the DOM: a card, a tile, a board; painted when it is shown. The text beside it says what it is.
import { useEffect, useRef } from 'preact/hooks';
import type { ArtKey, Picture as Painted } from '../../art/manifest.ts';

const sharpness = (): number => Math.min(2, window.devicePixelRatio);

let catalogue: ReadonlyMap<string, Painted> | null = null;

async function pictureOf(key: ArtKey): Promise<Painted> {
  const { artManifest, largeCards } = await import('../../art/manifest.ts');
  // Cards are painted from their large version, so that they are crisp at any width.
  catalogue ??= new Map([...artManifest(), ...largeCards()].map((picture) => [picture.key, picture]));
  const picture = catalogue.get(key);
  if (picture === undefined) throw new Error(`No picture is drawn under ${key}.`);
  return picture;
}

/** Painted at `width` CSS pixels; styles may show it smaller. */
export function Picture({ of: key, width }: { of: ArtKey; width: number }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isWanted = true;
    const paint = async () => {
      const [picture, { paintAlone }] = await Promise.all([pictureOf(key), import('../../art/paintAlone.ts')]);
      const canvas = await paintAlone(picture, (sharpness() * width) / picture.width);
      canvas.style.width = `${width}px`;
      if (isWanted) place.current?.replaceChildren(canvas);
    };
    // A failure is ignored: the text beside the picture says everything.
    paint().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [key, width]);
  return <span class="picture" ref={place} aria-hidden="true" />;
}
