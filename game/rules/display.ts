// The guests on display: the top of the pile of 3-beer guests, and the row that is filled from the guest deck.
import { playsWith, SUPPLIES, type GuestId, type Seat } from '../data/index.ts';
import { emit, type Context } from './context.ts';
import { putOnDeck } from './deck.ts';
import type { State } from './state.ts';

/** Fills an empty place from the guest deck or the 3-beer pile. */
function refill(context: Context, place: number): void {
  const { state } = context;
  const guest = (place === 0 ? state.pile.pop() : undefined) ?? state.guestDeck.pop() ?? null;
  const signature = guest !== null && playsWith(state.modules, 'guestBook') && state.signatures > 0;
  if (signature) state.signatures--;
  state.display[place] = guest === null ? null : { guest, signature };
  emit(context, { type: 'refilled', place, guest, signature });
}

export const placeOf = (state: State, guest: GuestId): number =>
  state.display.findIndex((displayed) => displayed?.guest === guest);

/** Puts the guest on the player's deck and refills its place; returns whether a signature lay on the card. */
export function takeFromDisplay(context: Context, seat: Seat, place: number): boolean {
  const displayed = context.state.display[place];
  if (!displayed) throw new Error(`No guest waits at place ${place}.`);
  emit(context, { type: 'recruited', seat, guest: displayed.guest, place });
  putOnDeck(context, seat, displayed.guest);
  refill(context, place);
  return displayed.signature;
}

export function fillDisplay(context: Context): void {
  for (let place = 0; place <= SUPPLIES.rowPlaces; place++) refill(context, place);
}
