// Thalers and beer of the placed dice, as they count for the reputation.
import type { Die, Player, Settled, State } from './state.ts';
import { brewerYield, tableYields, worth } from './tavern.ts';

type Yields = Omit<Settled, 'counted' | 'steps'>;

export const yieldsNow = (state: State, player: Player): Yields => ({
  tables: tableYields(player),
  cashbox: worth(state, player, 'cashbox'),
  barrel: worth(state, player, 'barrel'),
  brewer: brewerYield(state, player),
  barbacks: player.beside.barback,
});

/** T and B: what the dice bring in thalers and in beer, those already taken off on the space they came from. */
export function incomeOf(dice: readonly Die[], yields: Yields): { thalers: number; beer: number } {
  let thalers = 0;
  let beer = yields.barbacks;
  for (const { at } of dice) {
    if (typeof at === 'number') thalers += yields.tables[at];
    else if (at === 'cashbox') thalers += yields.cashbox;
    else if (at === 'barrel') beer += yields.barrel;
    else if (at === 'brewer') beer += yields.brewer;
  }
  return { thalers, beer };
}

export function stepsFor(dice: readonly Die[], yields: Yields): number {
  const { thalers, beer } = incomeOf(dice, yields);
  return Math.min(thalers, beer);
}
