// Pieces of the market: the guest deck, guests on display, nobles, tavern cards and supplies.
import {
  GUESTS,
  isInPlay,
  playsWith,
  TAVERN_CARD,
  TAVERN_CARDS,
  type GuestId,
  type View,
} from '../../../game/index.ts';
import type { Spot } from '../../model/spots.ts';
import { type ArtKey, cardKey } from '../art.ts';
import { rectIn, type Layout } from '../layout.ts';
import { centred, rect, type Rect } from '../layout/rect.ts';
import { CARD_EDGE } from '../sketches.ts';
import { addBadge, addPile, addTag } from './cards.ts';
import type { Piece } from './piece.ts';

export function addMarket(pieces: Piece[], view: View, layout: Layout): void {
  const at = (spot: Spot): Rect | null => rectIn(layout, spot);
  const deck = at({ at: 'guestDeck' });
  const counterSize = Math.min(26, Math.max(15, (deck?.width ?? 60) * 0.25));
  const addPileAt = (key: string, picture: ArtKey, count: number, spot: Spot): void => {
    const box = at(spot);
    if (box !== null) addPile(pieces, { key, picture, count, box, spot, counterSize, addCounter: addTag });
  };
  addPileAt('guestDeck', 'card/back', view.guestDeck.length, { at: 'guestDeck' });
  view.display.forEach((displayed, place) => {
    const spot: Spot = { at: 'display', place };
    const box = at(spot);
    if (box === null) return;
    const below = place === 0 ? view.pile.length : 0;
    const key = `display/${place}`;
    if (displayed === null) {
      pieces.push({ key: `${key}/empty`, picture: 'place/card', box, spot });
      return;
    }
    for (let edge = Math.min(3, below); edge > 0; edge--)
      pieces.push({
        key: `${key}/edge/${edge}`,
        picture: CARD_EDGE,
        box: rect(box.x - edge * 0.6, box.y + edge * 1.6, box.width, box.height),
      });
    pieces.push({
      key: `${key}/${displayed.guest}`,
      picture: cardKey(displayed.guest),
      box,
      spot,
      subject: { is: 'display', place, guest: displayed.guest },
    });
    if (displayed.signature) {
      const seal = box.width * 0.36;
      pieces.push({
        key: `${key}/signature`,
        picture: 'thing/signature',
        box: rect(box.x + box.width - seal * 0.8, box.y + box.height * 0.33, seal, seal),
      });
    }
    if (place === 0 && (below > 0 || isOfPile(displayed.guest))) addTag(pieces, key, below + 1, box, counterSize);
  });
  addPileAt('nobles', 'card/noble', view.nobles, { at: 'nobles' });
  for (const card of TAVERN_CARDS)
    if (isInPlay(view.modules, TAVERN_CARD[card]))
      addPileAt(`supply/${card}`, cardKey(card), view.supply[card], { at: 'supply', card });
  if (playsWith(view.modules, 'schnapps'))
    addStock(pieces, 'schnapps', 'thing/schnapps', view.schnapps, { at: 'schnappsSupply' }, at);
  if (playsWith(view.modules, 'guestBook'))
    addStock(pieces, 'signatures', 'thing/signature', view.signatures, { at: 'signatures' }, at);
}

/** True for a guest of the 3-beer pile, whose place on display goes to guests of the deck once the pile is used up. */
const isOfPile = (guest: GuestId): boolean => GUESTS[guest].cost === 3;

function addStock(
  pieces: Piece[],
  key: string,
  picture: 'thing/schnapps' | 'thing/signature',
  count: number,
  spot: Spot,
  at: (spot: Spot) => Rect | null,
): void {
  const box = at(spot);
  if (box === null) return;
  const size = Math.min(box.width, box.height) * 0.92;
  const middle = centred(box, size, size);
  pieces.push({ key, picture, box: middle, spot, ...(count === 0 ? { alpha: 0.3 } : {}) });
  addBadge(pieces, key, String(count), middle, Math.min(18, size * 0.5));
}
