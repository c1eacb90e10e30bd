// The die in the hand. Dice that are alike are interchangeable: moves name one by its value, its colour and where it lies.
import type { Die, Face, Space } from '../../game/index.ts';

export interface HeldDie {
  value: Face;
  own: boolean;
  from: Space | null;
}

export const isSameDie = (one: HeldDie, other: HeldDie): boolean =>
  one.value === other.value && one.own === other.own && one.from === other.from;

/** Whether a die on the table could be the one in the hand: one that was taken off is gone. */
export const isHeld = ({ value, own, at, spent }: Die, held: HeldDie | null): boolean =>
  held !== null && !spent && isSameDie({ value, own, from: at }, held);
