// Drawing: cards come out of the deck one at a time until every table is taken, and are discarded together.
import { liesBeside, type Card, type Seat } from '../data/index.ts';
import type { Seating } from './events.ts';
import { shuffleDeck } from './deck.ts';
import type { Player } from './state.ts';
import { playerAt, emit, type Context } from './context.ts';
import { clearTavern, drawnCards, tableCount } from './tavern.ts';

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
    emit(context, { type: 'drawn', seat, card, to: place(player, card) });
  }
}

function place(player: Player, card: Card): Seating {
  if (liesBeside(card)) {
    player.beside[card]++;
    return { beside: card };
  }
  if (card === 'noble') {
    player.nobles++;
    if (player.nobles > 1) return { stack: player.tables.indexOf('noble') };
  }
  player.tables.push(card);
  return { table: player.tables.length - 1 };
}

/** Discards all drawn cards. */
export function discardDrawn(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  const cards = drawnCards(player);
  player.discard.push(...cards);
  clearTavern(player);
  emit(context, { type: 'discarded', seat, cards });
}
