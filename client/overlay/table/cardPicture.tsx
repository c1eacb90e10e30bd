// A large picture of a card, painted when it is shown.
import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../game/index.ts';

const sharpness = (): number => Math.min(2, window.devicePixelRatio);

export function CardPicture({ card }: { card: Card }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    // Until this card is painted, the picture of the one before must not stand for it.
    place.current?.replaceChildren();
    const paint = async () => {
      const [{ largeCard }, { paintAlone }] = await Promise.all([
        import('../../art/manifest.ts'),
        import('../../art/paintAlone.ts'),
      ]);
      const key = card === 'noble' ? 'card/noble/0' : (`card/${card}` as const);
      const canvas = await paintAlone(largeCard(key), sharpness());
      if (wanted) place.current?.replaceChildren(canvas);
    };
    // A failure is ignored: the text beside the picture says everything.
    paint().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [card]);
  return <div class="cardPicture" ref={place} aria-hidden="true" />;
}
