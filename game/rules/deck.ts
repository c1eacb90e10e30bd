// A player's own deck; gained cards go on top, face down.
import type { Card, Seat } from '../data/index.ts';
import { playerAt, emit, type Context } from './context.ts';
import { shuffle } from './rng.ts';

export function putOnDeck(context: Context, seat: Seat, card: Card): void {
  playerAt(context, seat).deck.push(card);
  emit(context, { type: 'gained', seat, card });
}

export function shuffleDeck(context: Context, seat: Seat): void {
  const { deck } = playerAt(context, seat);
  shuffle(context.rng, deck);
  emit(context, { type: 'shuffled', seat, cards: deck.length });
}
