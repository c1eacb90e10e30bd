// Pieces of piles of cards, and the counters on them and on other things.
import type { Spot } from '../../model/spots.ts';
import { type ArtKey, cardKey } from '../art.ts';
import { rect, right, bottom, type Rect } from '../layout/rect.ts';
import { badge, CARD_EDGE } from '../sketches.ts';
import type { Piece } from './piece.ts';
import type { Tavern } from './tavern.ts';

/** The least height of a counter with legible numbers. */
const LEAST_COUNTER = 15;

/** A counter in the lower right corner of a pile or of another thing. */
export function addBadge(pieces: Piece[], key: string, text: string, over: Rect, size: number): void {
  const height = Math.max(LEAST_COUNTER, size);
  const width = height * Math.max(1, 0.52 * text.length + 0.42);
  const box = rect(right(over) - width * 0.78, bottom(over) - height * 0.8, width, height);
  pieces.push({ key: `${key}/badge`, picture: badge(text), box });
}

/** The count of nobles who share a table: below the face, between the die and the coin. */
export function addNobleCount(pieces: Piece[], key: string, count: number, card: Rect): void {
  const height = Math.max(LEAST_COUNTER, card.width * 0.2);
  const width = height * 1.46;
  // Right of the middle: the mark of a raised die stands at the left.
  const box = rect(card.x + card.width * 0.57 - width / 2, card.y + card.height * 0.71 - height, width, height);
  pieces.push({ key: `${key}/badge`, picture: badge(`×${count}`), box });
}

/**
 * The count of equal cards beside a tile, such as "×2", or "1/2" where one of two dishwashers is still free: in the
 * upper right corner, above the face and the sign of the trade.
 */
export function addStaffCount(pieces: Piece[], key: string, text: string, over: Rect, size: number): void {
  const height = Math.max(LEAST_COUNTER, size);
  const width = height * Math.max(1.46, 0.42 * text.length + 0.5);
  const box = rect(right(over) - width * 0.96, over.y - height * 0.08, width, height);
  pieces.push({ key: `${key}/badge`, picture: badge(text), box });
}

const addCount = (pieces: Piece[], key: string, count: number, over: Rect, height: number): void =>
  addBadge(pieces, key, String(count), over, height);

/** A counter at the lower edge of a pile, most of it below the pile, so that little of the card is covered. */
export function addTag(pieces: Piece[], key: string, count: number, over: Rect, height: number): void {
  const text = String(count);
  const width = height * Math.max(1.2, 0.52 * text.length + 0.5);
  const box = rect(over.x + (over.width - width) / 2, bottom(over) - height * 0.36, width, height);
  pieces.push({ key: `${key}/tag`, picture: badge(text), box });
}

/** The most cards of which an edge is seen below the top card of a pile, and the height of an edge. */
const MOST_EDGES = 3;
const EDGE_HEIGHT = 1.6;

interface Pile {
  key: string;
  /** Of the top card. */
  picture: ArtKey;
  count: number;
  box: Rect;
  spot: Spot;
  counterSize: number;
  /** Adds the counter; by default in the lower right corner. */
  addCounter?: typeof addTag;
}

/** A pile: the top card on the edges of some below it. An empty one is an outline. */
export function addPile(
  pieces: Piece[],
  { key, picture, count, box, spot, counterSize, addCounter = addCount }: Pile,
): void {
  if (count === 0) {
    pieces.push({ key: `${key}/empty`, picture: 'place/card', box, spot, alpha: 0.8 });
    return;
  }
  const edges = Math.min(MOST_EDGES, count - 1);
  for (let edge = edges; edge > 0; edge--) {
    const below = rect(box.x - edge * EDGE_HEIGHT * 0.4, box.y + edge * EDGE_HEIGHT, box.width, box.height);
    pieces.push({ key: `${key}/edge/${edge}`, picture: CARD_EDGE, box: below });
  }
  pieces.push({ key: `${key}/top`, picture, box, spot });
  addCounter(pieces, key, count, box, counterSize);
}

/** A player's deck, face down, and the discard pile with its last card on top, where there are places for them. */
export function addOwnPiles(
  pieces: Piece[],
  { seat, player }: Tavern,
  { deck, discard }: { readonly deck: Rect | null; readonly discard: Rect | null },
  counterSize: number,
): void {
  const last = player.discard.at(-1);
  if (deck !== null)
    addPile(pieces, {
      key: `${seat}/deck`,
      picture: 'card/back',
      count: player.deck.length,
      box: deck,
      spot: { at: 'deck', seat },
      counterSize,
    });
  if (discard !== null)
    addPile(pieces, {
      key: `${seat}/discard`,
      picture: last === undefined ? 'card/back' : cardKey(last),
      count: player.discard.length,
      box: discard,
      spot: { at: 'discard', seat },
      counterSize,
    });
}
