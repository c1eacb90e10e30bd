// Receiving and paying. Schnapps, tavern cards and nobles come from finite supplies: what is not left is lost.
import type { Seat, TavernCard } from '../data/index.ts';
import type { Resource } from './events.ts';
import { playerAt, emit, type Context } from './context.ts';
import { putOnDeck } from './deck.ts';

export function receive(context: Context, seat: Seat, what: 'thalers' | 'beer', count: number): void {
  if (count === 0) return;
  playerAt(context, seat)[what] += count;
  emit(context, { type: 'received', seat, what, count });
}

export function pay(context: Context, seat: Seat, what: Resource, count: number): void {
  if (count === 0) return;
  if (what === 'schnapps') returnSchnapps(context, seat, count);
  else playerAt(context, seat)[what] -= count;
  emit(context, { type: 'paid', seat, what, count });
}

export function returnSchnapps(context: Context, seat: Seat, count: number): void {
  playerAt(context, seat).schnapps -= count;
  context.state.schnapps += count;
}

/** Takes the wanted schnapps, or as much as is left; returns the amount taken. */
export function takeSchnapps(context: Context, seat: Seat, wanted: number): number {
  const count = Math.min(wanted, context.state.schnapps);
  if (count < wanted) emit(context, { type: 'lost', seat, what: 'schnapps' });
  if (count === 0) return 0;
  context.state.schnapps -= count;
  playerAt(context, seat).schnapps += count;
  emit(context, { type: 'received', seat, what: 'schnapps', count });
  return count;
}

export function gainTavernCard(context: Context, seat: Seat, card: TavernCard): void {
  if (context.state.supply[card] === 0) {
    emit(context, { type: 'lost', seat, what: card });
    return;
  }
  context.state.supply[card]--;
  putOnDeck(context, seat, card);
}

/** Returns false if none was left. */
export function gainNoble(context: Context, seat: Seat): boolean {
  if (context.state.nobles === 0) {
    emit(context, { type: 'lost', seat, what: 'noble' });
    return false;
  }
  context.state.nobles--;
  putOnDeck(context, seat, 'noble');
  return true;
}
