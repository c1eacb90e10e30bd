// Placing dice: the values a space accepts, help by dishwashers, and shifts of several dice at once.
import { EQUIPMENT, EQUIPMENT_PRINT, FACES, SITTER, type Face, type Space } from '../data/index.ts';
import { findDie } from './dice.ts';
import type { Shift } from './moves.ts';
import type { Refusal } from './refusal.ts';
import type { Die, Player, State } from './state.ts';
import { dishwashers } from './tavern.ts';

type Accepted = 'any' | readonly number[];

/** The dice a space takes; null for a table where nobody sits. */
export function accepts(player: Player, space: Space): Accepted | null {
  if (typeof space !== 'number') return EQUIPMENT_PRINT[space].takes;
  const card = player.tables[space] ?? null;
  return card === null ? null : WANTED[SITTER[card].die];
}

/** Cached by value, as they are needed all the time. */
const WANTED: readonly (readonly number[])[] = [[], ...FACES.map((face) => [face])];

export const holdsOne = (space: Space): boolean =>
  typeof space === 'number' || EQUIPMENT_PRINT[space].holds === 'oneARound';

/** How much a die must be raised to fit a space; null if it cannot fit, as dishwashers only raise. */
export function raiseFor(value: Face, wanted: Accepted): number | null {
  if (wanted === 'any') return 0;
  for (const want of wanted) if (want >= value) return want - value;
  return null;
}

/** The dice after a shift, or the refusal. All are lifted, all put down, then judged once. */
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

/** Marks a lifted die while others are put down. */
const LIFTED: Die = { value: 1, own: false, at: null, raise: 0, spent: true };

function raiseAt(player: Player, dice: readonly Die[], value: Face, space: Space): number | Refusal {
  if (typeof space === 'number' && !(space in player.tables)) return { because: 'noSuchSpace' };
  const wanted = accepts(player, space);
  if (wanted === null) return { because: 'nobodyThere' };
  if (holdsOne(space)) {
    const there = dice.find((die) => die.at === space);
    if (there !== undefined) return { because: there.spent ? 'spaceUsed' : 'spaceTaken' };
  }
  return raiseFor(value, wanted) ?? { because: 'wrongValue', needs: wanted as readonly number[] };
}

/** Help is counted when a die that needs it is put down: on all dice, placed and taken. */
function refuseHelp(state: State, player: Player, dice: readonly Die[], lifted: readonly number[]): Refusal | null {
  if (lifted.every((index) => dice[index].raise === 0)) return null;
  let raises = 0;
  for (const die of dice) raises += die.raise;
  const helpers = dishwashers(state, player);
  return raises > helpers ? { because: 'noHelp', raises, dishwashers: helpers } : null;
}

/** Every space of a tavern, the tables from the left first. */
export const spacesOf = (player: Player): Space[] => [...player.tables.keys(), ...EQUIPMENT];
