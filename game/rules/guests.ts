// Phase B. Guests arrive: one card at a time until every table is taken.
import { liesBeside, type Card, type Seat } from '../data/index.ts';
import type { Seating } from './events.ts';
import { shuffleDeck } from './deck.ts';
import type { Player } from './state.ts';
import { playerAt, tell, type Course } from './course.ts';
import { clearTavern, drawnCards, tableCount } from './tavern.ts';

/** Draws and places cards; it ends early when deck and discard pile are both empty. */
export function welcomeGuests(course: Course, seat: Seat): void {
  const player = playerAt(course, seat);
  while (player.tables.length < tableCount(course.state, player)) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      player.deck = player.discard;
      player.discard = [];
      shuffleDeck(course, seat);
    }
    const card = player.deck.pop() as Card;
    tell(course, { type: 'drawn', seat, card, to: place(player, card) });
  }
}

function place(player: Player, card: Card): Seating {
  if (liesBeside(card)) {
    player.beside[card]++;
    return { beside: card };
  }
  if (card === 'noble' && player.nobles++ > 0) return { stack: player.tables.indexOf('noble') };
  player.tables.push(card);
  return { table: player.tables.length - 1 };
}

/** Everything drawn goes to the discard pile. */
export function discardDrawn(course: Course, seat: Seat): void {
  const player = playerAt(course, seat);
  const cards = drawnCards(player);
  player.discard.push(...cards);
  clearTavern(player);
  tell(course, { type: 'discarded', seat, cards });
}
