// Every supply is finite: what is not there cannot be taken, and what would have given it is lost.
import { SUPPLIES, type Card, type GuestId, type Seat, type TavernCard } from '../data/index.ts';
import type { Resource } from './events.ts';
import type { State } from './state.ts';
import { playerAt, tell, type Table } from './table.ts';

export function receive(table: Table, seat: Seat, what: 'thalers' | 'beer', count: number): void {
  if (count === 0) return;
  playerAt(table, seat)[what] += count;
  tell(table, { type: 'received', seat, what, count });
}

export function pay(table: Table, seat: Seat, what: Resource, count: number): void {
  if (count === 0) return;
  playerAt(table, seat)[what] -= count;
  if (what === 'schnapps') table.state.schnapps += count;
  tell(table, { type: 'paid', seat, what, count });
}

/** As much schnapps as is left; says how much that was. */
export function takeSchnapps(table: Table, seat: Seat, wanted: number): number {
  const count = Math.min(wanted, table.state.schnapps);
  if (count < wanted) tell(table, { type: 'lost', seat, what: 'schnapps' });
  if (count === 0) return 0;
  table.state.schnapps -= count;
  playerAt(table, seat).schnapps += count;
  tell(table, { type: 'received', seat, what: 'schnapps', count });
  return count;
}

/** Face down on top of the player's own deck. */
export function putOnDeck(table: Table, seat: Seat, card: Card): void {
  playerAt(table, seat).deck.push(card);
  tell(table, { type: 'gained', seat, card });
}

export function gainTavernCard(table: Table, seat: Seat, card: TavernCard): void {
  if (table.state.supply[card] === 0) {
    tell(table, { type: 'lost', seat, what: card });
    return;
  }
  table.state.supply[card]--;
  putOnDeck(table, seat, card);
}

/** Whether there was one left. */
export function gainNoble(table: Table, seat: Seat): boolean {
  if (table.state.nobles === 0) {
    tell(table, { type: 'lost', seat, what: 'noble' });
    return false;
  }
  table.state.nobles--;
  putOnDeck(table, seat, 'noble');
  return true;
}

/** A new guest, or the next one of the pile, takes the empty place. */
function refill(table: Table, place: number): void {
  const { state } = table;
  const guest = (place === 0 ? state.pile.pop() : undefined) ?? state.guestDeck.pop() ?? null;
  const signature = guest !== null && state.module === 5 && state.signatures > 0;
  if (signature) state.signatures--;
  state.display[place] = guest === null ? null : { guest, signature };
  tell(table, { type: 'refilled', place, guest, signature });
}

export const placeOf = (state: State, guest: GuestId): number =>
  state.display.findIndex((offer) => offer?.guest === guest);

/** The guest goes on the player's deck and the place is filled again; says whether a signature lay on the card. */
export function takeFromDisplay(table: Table, seat: Seat, place: number): boolean {
  const offer = table.state.display[place];
  if (!offer) throw new Error(`No guest waits at place ${place}.`);
  tell(table, { type: 'recruited', seat, guest: offer.guest, place });
  putOnDeck(table, seat, offer.guest);
  refill(table, place);
  return offer.signature;
}

export function fillDisplay(table: Table): void {
  for (let place = 0; place <= SUPPLIES.rowPlaces; place++) refill(table, place);
}
