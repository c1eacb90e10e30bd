// A large picture of a card, painted when it is shown.
import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../game/index.ts';
import type { Sitter } from '../../model/sitters.ts';

const sharpness = (): number => Math.min(2, window.devicePixelRatio);

export function CardPicture({ card, sitter }: { card: Card; sitter?: Sitter | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    // Until this card is painted, the picture of the one before must not stand for it.
    place.current?.replaceChildren();
    const paint = async () => {
      const [{ largeCard }, { cardKey }, { paintAlone }] = await Promise.all([
        import('../../art/manifest.ts'),
        import('../../art/cardKeys.ts'),
        import('../../art/paintAlone.ts'),
      ]);
      const canvas = await paintAlone(largeCard(cardKey(card, sitter)), sharpness());
      if (wanted) place.current?.replaceChildren(canvas);
    };
    // A failure is ignored: the text beside the picture says everything.
    paint().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [card, sitter?.seat, sitter?.nth, sitter?.mood]);
  return <div class="cardPicture" ref={place} aria-hidden="true" />;
}
