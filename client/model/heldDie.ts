// The held die. Equal dice are interchangeable: moves name a die by its value, its colour and its space.
import type { Die, Face, Space } from '../../game/index.ts';

export interface HeldDie {
  value: Face;
  own: boolean;
  from: Space | null;
}

export const isSameDie = (one: HeldDie, other: HeldDie): boolean =>
  one.value === other.value && one.own === other.own && one.from === other.from;

/** True if a die on the table matches the held one; a die that was taken off never does. */
export const isHeld = ({ value, own, at, spent }: Die, held: HeldDie | null): boolean =>
  held !== null && !spent && isSameDie({ value, own, from: at }, held);
