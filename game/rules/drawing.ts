// Drawing: cards come out of the deck one at a time until every table is taken, and are discarded together.
import type { Card, Seat } from '../data/index.ts';
import { shuffleDeck } from './deck.ts';
import { playerAt, emit, type Context } from './context.ts';
import { clearTavern, drawnCards, seatCard, tableCount } from './tavern.ts';

/** Draws and places cards; it ends early when deck and discard pile are both empty. */
export function welcomeGuests(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  while (player.tables.length < tableCount(context.state, player)) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      player.deck = player.discard;
      player.discard = [];
      shuffleDeck(context, seat);
    }
    const card = player.deck.pop() as Card;
    emit(context, { type: 'drawn', seat, card, to: seatCard(player, card) });
  }
}

/** Discards all drawn cards. */
export function discardDrawn(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  const cards = drawnCards(player);
  player.discard.push(...cards);
  clearTavern(player);
  emit(context, { type: 'discarded', seat, cards });
}
