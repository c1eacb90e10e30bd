// Placing dice: the values a space accepts, help by dishwashers, and shifts of several dice at once.
import { EQUIPMENT, EQUIPMENT_PRINT, FACES, SITTER, type Face, type Space } from '../data/index.ts';
import { findDie } from './dice.ts';
import type { Shift } from './moves.ts';
import type { Refusal } from './refusal.ts';
import type { Die, Player, State } from './state.ts';
import { dishwashers } from './tavern.ts';

/** Any value of a die, or these values, in ascending order. */
export type Accepted = 'any' | readonly number[];

/** The dice a space takes; null for a table where nobody sits. */
export function accepts(player: Player, space: Space): Accepted | null {
  if (typeof space !== 'number') return EQUIPMENT_PRINT[space].takes;
  const card = player.tables[space] ?? null;
  return card === null ? null : WANTED[SITTER[card].die];
}

/** For each value of a die the list of just this value; made once, as `accepts` is called all the time. */
const WANTED: readonly (readonly number[])[] = [[], ...FACES.map((face) => [face])];

export const holdsOne = (space: Space): boolean =>
  typeof space === 'number' || EQUIPMENT_PRINT[space].holds === 'oneARound';

/** The raise that a die needs to fit a space; null if it cannot fit, as dishwashers only raise. */
export function raiseFor(value: Face, wanted: Accepted): number | null {
  if (wanted === 'any') return 0;
  for (const want of wanted) if (want >= value) return want - value;
  return null;
}

/** The dice after these shifts, or the refusal. All are lifted, then all put down; their help is checked at the end. */
export function arrange(state: State, player: Player, shifts: readonly Shift[]): Die[] | Refusal {
  const dice = player.dice.slice();
  const lifted: number[] = [];
  for (const { value, own, from, to } of shifts) {
    if (from === to) return { because: 'sameSpace' };
    const index = findDie(dice, value, own, from);
    if (index < 0) return { because: 'noSuchDie' };
    lifted.push(index);
    dice[index] = LIFTED;
  }
  for (let i = 0; i < shifts.length; i++) {
    const { value, own, to } = shifts[i];
    const raise = to === null ? 0 : raiseAt(player, dice, value, to);
    if (typeof raise !== 'number') return raise;
    dice[lifted[i]] = { value, own, at: to, raise, spent: false };
  }
  return refuseHelp(state, player, dice, lifted) ?? dice;
}

/** Why one die cannot be moved: the same answer as from `arrange`, without making the list of dice. */
export function refuseShift(state: State, player: Player, { value, own, from, to }: Shift): Refusal | null {
  if (from === to) return { because: 'sameSpace' };
  const { dice } = player;
  const lifted = findDie(dice, value, own, from);
  if (lifted < 0) return { because: 'noSuchDie' };
  if (to === null) return null;
  const raise = raiseAt(player, dice, value, to, lifted);
  if (typeof raise !== 'number') return raise;
  return raise === 0 ? null : refuseRaises(state, player, raisesOf(dice) - dice[lifted].raise + raise);
}

/** Stands for a lifted die: on no space, and spent, so that it is not found and lifted a second time. */
const LIFTED: Die = { value: 1, own: false, at: null, raise: 0, spent: true };

/** `lifted`: the index of the moved die, if `dice` still has it at its old space. */
function raiseAt(player: Player, dice: readonly Die[], value: Face, space: Space, lifted = -1): number | Refusal {
  if (typeof space === 'number' && space >= player.tables.length) return { because: 'noSuchSpace' };
  const wanted = accepts(player, space);
  if (wanted === null) return { because: 'nobodyThere' };
  if (holdsOne(space)) {
    for (let i = 0; i < dice.length; i++) {
      if (dice[i].at === space && i !== lifted) return { because: dice[i].spent ? 'spaceUsed' : 'spaceTaken' };
    }
  }
  return raiseFor(value, wanted) ?? { because: 'wrongValue', needs: wanted as readonly number[] };
}

function raisesOf(dice: readonly Die[]): number {
  let raises = 0;
  for (const die of dice) raises += die.raise;
  return raises;
}

function refuseRaises(state: State, player: Player, raises: number): Refusal | null {
  const helpers = dishwashers(state, player);
  return raises > helpers ? { because: 'tooFewDishwashers', raises, dishwashers: helpers } : null;
}

/** Checked only if a die that was put down needs help; the help of all dice counts then, spent ones included. */
const refuseHelp = (state: State, player: Player, dice: readonly Die[], lifted: readonly number[]): Refusal | null =>
  lifted.every((index) => dice[index].raise === 0) ? null : refuseRaises(state, player, raisesOf(dice));

const SPACES: (readonly Space[])[] = [];

/** Every space of a tavern, the tables from the left first; taverns with equally many tables share one list. */
export const spacesOf = ({ tables }: Player): readonly Space[] =>
  (SPACES[tables.length] ??= [...tables.keys(), ...EQUIPMENT]);

export interface FreeDishwashers {
  readonly free: number;
  readonly all: number;
}

/**
 * The number of all dishwashers, cards and tile together, and of those that help no die yet; null if there are none,
 * and outside planning and serving.
 */
export function freeDishwashers(
  state: State,
  player: Player,
  dice: readonly Die[] = player.dice,
): FreeDishwashers | null {
  if (state.phase !== 'planning' && state.phase !== 'serving') return null;
  const all = dishwashers(state, player);
  return all === 0 ? null : { all, free: Math.max(0, all - raisesOf(dice)) };
}
