// Pictures from the table, each beside a text that says what it shows, in the size that the stylesheets give it.
import type { Card } from '../../../game/index.ts';
import type { ArtKey } from '../../art/picture.ts';
import type { SitterLook } from '../../model/sitters.ts';
import { usePainted } from '../parts/usePainted.ts';
import type { SittingCard } from './sittingCard.ts';

/** With `sitting` a card shows who sits at the table. */
export function ArtPicture({ art: key, sitting = null }: { art: ArtKey; sitting?: SittingCard | null }) {
  const place = usePainted<HTMLSpanElement>(
    (art, sharpness) =>
      sitting === null
        ? art.paintAsOnTable(key, sharpness)
        : art.paintSittingCard(sitting.card, sitting.sitter, sharpness),
    [key, sitting?.card, sitting?.sitter.nth, sitting?.sitter.mood],
  );
  return <span class="artPicture" data-art={key.split('/')[0]} ref={place} aria-hidden="true" />;
}

/** A card large enough to be read at leisure. */
export function CardPicture({ card, sitter }: { card: Card; sitter?: SitterLook | undefined }) {
  const place = usePainted<HTMLDivElement>(
    (art, sharpness) => art.paintLargeCard(card, sitter, sharpness),
    [card, sitter?.seat, sitter?.nth, sitter?.mood],
  );
  return <div class="cardPicture" ref={place} aria-hidden="true" />;
}
