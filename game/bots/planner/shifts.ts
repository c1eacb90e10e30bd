// The moves of dice that lead to a placement.
import type { Die, Move, Shift, Space } from '../../index.ts';
import type { Placement } from './placements.ts';

/** The move that puts the dice where the placement wants them, or the confirmation when they lie there. */
export const arrangeMove = (dice: readonly Die[], placement: Placement): Move => {
  const shifts = shiftsTo(dice, placement);
  return shifts.length === 0 ? { type: 'confirm' } : putMove(shifts);
};

export const putMove = ([first, ...rest]: readonly Shift[]): Move => ({ type: 'put', dice: [first, ...rest] });

/** The shifts that lead to the placement. Dice of one value never swap spaces, as their colour makes no difference. */
export function shiftsTo(dice: readonly Die[], { spaces }: Placement): Shift[] {
  const shifts: Shift[] = [];
  const done = new Set<Die>();
  for (const die of dice) {
    if (done.has(die)) continue;
    const alike = dice.filter((other) => other.value === die.value);
    for (const other of alike) done.add(other);
    const wanted: (Space | null)[] = alike.map((other) => spaces[dice.indexOf(other)]);
    // A die that lies on one of the wanted spaces stays there; the others get the spaces that remain in `wanted`.
    const moving = alike.filter(({ at }) => {
      const there = wanted.indexOf(at);
      if (there >= 0) wanted.splice(there, 1);
      return there < 0;
    });
    moving.forEach(({ value, own, at }, index) => shifts.push({ value, own, from: at, to: wanted[index] }));
  }
  return shifts;
}
