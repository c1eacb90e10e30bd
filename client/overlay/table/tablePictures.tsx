// Pictures of the table beside the texts that say what they show, in the size that the stylesheets give them.
import type { Card } from '../../../game/index.ts';
import type { ArtKey } from '../../art/picture.ts';
import type { Sitter } from '../../model/sitters.ts';
import { usePainted } from '../parts/usePainted.ts';

export function ArtPicture({ art: key }: { art: ArtKey }) {
  const place = usePainted<HTMLSpanElement>((art, sharpness) => art.paintAsOnTable(key, sharpness), [key]);
  return <span class="artPicture" data-art={key.split('/')[0]} ref={place} aria-hidden="true" />;
}

/** A card large enough to be read at leisure. */
export function CardPicture({ card, sitter }: { card: Card; sitter?: Sitter | undefined }) {
  const place = usePainted<HTMLDivElement>(
    (art, sharpness) => art.paintLargeCard(card, sitter, sharpness),
    [card, sitter?.seat, sitter?.nth, sitter?.mood],
  );
  return <div class="cardPicture" ref={place} aria-hidden="true" />;
}
