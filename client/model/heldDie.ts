// The held die. Equal dice are interchangeable: moves name a die by its value, its colour and its space.
import type { Die, Face, Space } from '../../game/index.ts';

export interface HeldDie {
  value: Face;
  own: boolean;
  from: Space | null;
  /** Which of several equal dice on that space is shown as held, from 0; without it the first. Moves do not know it. */
  nth?: number;
}

export const isSameDie = (one: HeldDie, other: HeldDie): boolean =>
  one.value === other.value && one.own === other.own && one.from === other.from;

/** The die at this index of the list, to be held; null if there is none. */
export function heldAt(dice: readonly Die[], index: number): HeldDie | null {
  const die = dice[index];
  if (die === undefined) return null;
  const held = { value: die.value, own: die.own, from: die.at };
  const nth = dice.slice(0, index).filter(({ value, own, at }) => isSameDie({ value, own, from: at }, held)).length;
  return nth > 0 ? { ...held, nth } : held;
}

/** The index of the one die shown as held; -1 if none matches. Equal dice are counted in the order of the list. */
export function heldIndex(dice: readonly Die[], held: HeldDie | null): number {
  if (held === null) return -1;
  const isEqual = ({ value, own, at }: Die): boolean => isSameDie({ value, own, from: at }, held);
  const equal = dice.flatMap((die, index) => (isEqual(die) ? [{ die, index }] : []));
  const meant = equal[held.nth ?? 0];
  if (meant?.die.spent === false) return meant.index;
  return equal.find(({ die }) => !die.spent)?.index ?? -1;
}

/** True if `named` names this die, by value, colour and space; a die that was taken off is never named. */
export const isNamedBy = ({ value, own, at, spent }: Die, named: HeldDie | null): boolean =>
  named !== null && !spent && isSameDie({ value, own, from: at }, named);
