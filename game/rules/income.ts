// Thalers and beer of the placed dice, as they count for the reputation.
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

const pays = (at: Space | null, yields: Yields): number =>
  typeof at === 'number' ? yields.tables[at] : at === 'cashbox' ? yields.cashbox : 0;
const brews = (at: Space | null, yields: Yields): number =>
  at === 'barrel' ? yields.barrel : at === 'brewer' ? yields.brewer : 0;

/** The thalers and beer of the dice; dice already taken off count for the space that they came from. */
export function incomeOf(dice: readonly Die[], yields: Yields): { thalers: number; beer: number } {
  let thalers = 0;
  let beer = yields.barbacks;
  for (const { at } of dice) {
    thalers += pays(at, yields);
    beer += brews(at, yields);
  }
  return { thalers, beer };
}

/** The steps of reputation that the dice give if one of them is moved. */
export function stepsAfter(dice: readonly Die[], yields: Yields, from: Space | null, to: Space | null): number {
  const { thalers, beer } = incomeOf(dice, yields);
  return Math.min(thalers - pays(from, yields) + pays(to, yields), beer - brews(from, yields) + brews(to, yields));
}

/** The steps of reputation that the dice give. */
export function stepsFor(dice: readonly Die[], yields: Yields): number {
  const { thalers, beer } = incomeOf(dice, yields);
  return Math.min(thalers, beer);
}
