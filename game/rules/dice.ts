// Rolling dice, and finding one among those on the table.
import { SUPPLIES, type Face, type Seat, type Space } from '../data/index.ts';
import type { Die, Player } from './state.ts';
import { playerAt, emit, type Context } from './context.ts';
import type { Rng } from './rng.ts';

export const rollDie = (rng: Rng): Face => (rng(6) + 1) as Face;

export const unplaced = ({ value, own }: Pick<Die, 'value' | 'own'>): Die => ({
  value,
  own,
  at: null,
  raise: 0,
  spent: false,
});

const ownDice = (player: Player): number => player.dice.filter((die) => die.own).length;

/** Rolls `wanted` dice of the player's colour, or as many as are left of the round's three; the others are lost. */
export function rollOwnDice(context: Context, seat: Seat, wanted: number): void {
  const player = playerAt(context, seat);
  const count = Math.min(wanted, SUPPLIES.ownDice - ownDice(player));
  if (wanted > count) emit(context, { type: 'lost', seat, what: 'die' });
  if (count <= 0) return;
  const dice: Face[] = [];
  for (let i = 0; i < count; i++) dice.push(rollDie(context.rng));
  for (const value of dice) player.dice.push(unplaced({ value, own: true }));
  emit(context, { type: 'rolled', seat, dice, own: true });
}

/** The four white dice on the coaster. */
export function rollWhiteDice(context: Context, seat: Seat): void {
  const dice: Face[] = [];
  for (let i = 0; i < SUPPLIES.whiteDice; i++) dice.push(rollDie(context.rng));
  playerAt(context, seat).coaster = dice;
  emit(context, { type: 'rolled', seat, dice: dice.slice(), own: false });
}

/** The index of the first such die that is not taken off yet, or -1; equal dice are interchangeable. */
export function findDie(dice: readonly Die[], value: Face, own: boolean, at: Space | null): number {
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i];
    if (die.value === value && die.own === own && die.at === at && !die.spent) return i;
  }
  return -1;
}
