// A card, painted large.
import { useEffect, useRef } from 'preact/hooks';
import type { Card, StartCard } from '../../../game/index.ts';

const sharpness = (): number => Math.min(2, window.devicePixelRatio);

export function CardPicture({ card }: { card: Card | `start${StartCard}` }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    const paint = async () => {
      const { largeCard, paintAlone } = await import('../../art/index.ts');
      const key = card.startsWith('start')
        ? (`startCard/${Number(card.slice('start'.length)) as StartCard}` as const)
        : card === 'noble'
          ? 'card/noble/0'
          : (`card/${card as Card}` as const);
      const canvas = await paintAlone(largeCard(key), sharpness());
      if (wanted) place.current?.replaceChildren(canvas);
    };
    // Without a picture the words beside it still say everything.
    paint().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [card]);
  return <div class="cardPicture" ref={place} aria-hidden="true" />;
}
