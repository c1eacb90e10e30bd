// Thalers and beer of placed dice and of barbacks, as they count for the reputation.
import type { Space } from '../data/index.ts';
import type { Die, Player, Settled, State } from './state.ts';
import { brewerYield, tableYields, tileValue } from './tavern.ts';

type Yields = Omit<Settled, 'counted' | 'steps'>;

export const yieldsNow = (state: State, player: Player): Yields => ({
  tables: tableYields(player),
  cashbox: tileValue(state, player, 'cashbox'),
  barrel: tileValue(state, player, 'barrel'),
  brewer: brewerYield(state, player),
  barbacks: player.beside.barback,
});

function thalersAt(space: Space | null, yields: Yields): number {
  if (typeof space === 'number') return yields.tables[space];
  return space === 'cashbox' ? yields.cashbox : 0;
}

function beerAt(space: Space | null, yields: Yields): number {
  if (space === 'barrel') return yields.barrel;
  return space === 'brewer' ? yields.brewer : 0;
}

/**
 * The thalers and beer of the dice, and one beer for each barback; dice already taken off count for the space that they
 * came from.
 */
export function incomeOf(dice: readonly Die[], yields: Yields): { thalers: number; beer: number } {
  let thalers = 0;
  let beer = yields.barbacks;
  for (const { at } of dice) {
    thalers += thalersAt(at, yields);
    beer += beerAt(at, yields);
  }
  return { thalers, beer };
}

/** The steps of reputation that the dice give once one of them is moved. */
export function stepsAfter(dice: readonly Die[], yields: Yields, from: Space | null, to: Space | null): number {
  const { thalers, beer } = incomeOf(dice, yields);
  return Math.min(
    thalers - thalersAt(from, yields) + thalersAt(to, yields),
    beer - beerAt(from, yields) + beerAt(to, yields),
  );
}

/** The steps of reputation that the dice give. */
export function stepsFor(dice: readonly Die[], yields: Yields): number {
  const { thalers, beer } = incomeOf(dice, yields);
  return Math.min(thalers, beer);
}
