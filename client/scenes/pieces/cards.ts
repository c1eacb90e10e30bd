// Pieces of cards and piles, with their counters.
import type { Spot } from '../../model/spots.ts';
import { type ArtKey, cardKey } from '../art.ts';
import { rect, right, bottom, type Rect } from '../layout/rect.ts';
import { badge, CARD_EDGE } from '../sketches.ts';
import type { Piece } from './piece.ts';
import type { Tavern } from './tavern.ts';

/** High enough for legible numbers. */
const LEAST = 15;

/** A counter in the lower right corner of a pile. */
export function addBadge(pieces: Piece[], key: string, text: string, over: Rect, size: number): void {
  const height = Math.max(LEAST, size);
  const width = height * Math.max(1, 0.52 * text.length + 0.42);
  const box = rect(right(over) - width * 0.78, bottom(over) - height * 0.8, width, height);
  pieces.push({ key: `${key}/badge`, picture: badge(text), box });
}

const addCount = (pieces: Piece[], key: string, count: number, over: Rect, height: number): void =>
  addBadge(pieces, key, String(count), over, height);

/** A counter below a pile, so that nothing is covered. */
export function addTag(pieces: Piece[], key: string, count: number, over: Rect, height: number): void {
  const text = String(count);
  const width = height * Math.max(1.2, 0.52 * text.length + 0.5);
  const box = rect(over.x + (over.width - width) / 2, bottom(over) - height * 0.36, width, height);
  pieces.push({ key: `${key}/tag`, picture: badge(text), box });
}

const EDGES = 3;
const EDGE = 1.6;

/** A pile: the top card on the edges of some below it. An empty one is an outline. */
export function addPile(
  pieces: Piece[],
  key: string,
  picture: ArtKey,
  count: number,
  box: Rect,
  spot: Spot,
  badgeSize: number,
  mark: typeof addTag | typeof addCount = addCount,
): void {
  if (count === 0) {
    pieces.push({ key: `${key}/empty`, picture: 'place/card', box, spot, alpha: 0.8 });
    return;
  }
  const edges = Math.min(EDGES, count - 1);
  for (let edge = edges; edge > 0; edge--) {
    const below = rect(box.x - edge * EDGE * 0.4, box.y + edge * EDGE, box.width, box.height);
    pieces.push({ key: `${key}/edge/${edge}`, picture: CARD_EDGE, box: below });
  }
  pieces.push({ key: `${key}/top`, picture, box, spot });
  if (count > 1) mark(pieces, key, count, box, badgeSize);
}

/** A player's deck, face down, and the discard pile with its last card on top, where there are places for them. */
export function addOwnPiles(
  pieces: Piece[],
  { seat, player }: Tavern,
  { deck, discard }: { readonly deck: Rect | null; readonly discard: Rect | null },
  badgeSize: number,
): void {
  if (deck !== null)
    addPile(pieces, `${seat}/deck`, 'card/back', player.deck.length, deck, { at: 'deck', seat }, badgeSize);
  const last = player.discard.at(-1);
  const picture = last === undefined ? 'card/back' : cardKey(last);
  if (discard !== null)
    addPile(pieces, `${seat}/discard`, picture, player.discard.length, discard, { at: 'discard', seat }, badgeSize);
}
