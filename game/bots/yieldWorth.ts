// The immediate worth of a die on a space, in thalers, at fixed rates: for the easy bot, and for the coach's reasons.
import {
  accepts,
  holdsOne,
  raiseFor,
  spacesOf,
  yieldAt,
  type Face,
  type Player,
  type Space,
  type View,
} from '../index.ts';

/** A beer, and a step in the monastery, in thalers. */
const BEER = 1.3;
const STEP = 1.2;

export function yieldWorth(view: View, player: Player, space: Space): number {
  const { thalers, beer, steps } = yieldAt(view, player, space);
  return thalers + beer * BEER + steps * STEP;
}

/** The free space where the die, not raised, is worth most; null when it is worth nothing anywhere. */
export function bestSpaceFor(view: View, player: Player, value: Face): { space: Space; worth: number } | null {
  let best: { space: Space; worth: number } | null = null;
  for (const space of spacesOf(player)) {
    const wanted = accepts(player, space);
    if (wanted === null || raiseFor(value, wanted) !== 0) continue;
    if (holdsOne(space) && player.dice.some(({ at }) => at === space)) continue;
    const worth = yieldWorth(view, player, space);
    if (worth > (best?.worth ?? 0)) best = { space, worth };
  }
  return best;
}
