// A picture of the table's art in the document, painted when it is shown. The words beside it say what it is.
import { useEffect, useRef } from 'preact/hooks';
import type { ArtKey, Picture } from '../../art/manifest.ts';

const sharpness = (): number => Math.min(2, window.devicePixelRatio);

let known: Promise<ReadonlyMap<ArtKey, Picture>> | null = null;

const pictures = (): Promise<ReadonlyMap<ArtKey, Picture>> => {
  known ??= import('../../art/manifest.ts').then(
    ({ artManifest }) => new Map(artManifest().map((picture) => [picture.key, picture])),
  );
  return known;
};

export function ArtPicture({ art }: { art: ArtKey }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let wanted = true;
    place.current?.replaceChildren();
    const paint = async () => {
      const [all, { paintAlone }] = await Promise.all([pictures(), import('../../art/paintAlone.ts')]);
      const picture = all.get(art);
      if (picture === undefined) return;
      const canvas = await paintAlone(picture, sharpness());
      if (wanted) place.current?.replaceChildren(canvas);
    };
    // A failure is ignored: the words say everything.
    paint().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [art]);
  return <span class="artPicture" data-art={art.split('/')[0]} ref={place} aria-hidden="true" />;
}
