// The income of the dice in a turn, for each set of tiles that can be upgraded before the dice on them are taken off.
import { TILE, tileValue } from '../../index.ts';
import { add, EARLY, type EarlyTile, type TurnContext } from './context.ts';
import type { Placement } from './placements.ts';
import type { Sums } from './values.ts';

export interface Income {
  readonly early: readonly EarlyTile[];
  /** The sums that the upgrades add; null without upgrades. */
  readonly sums: Sums | null;
  /** The pool when all dice are taken off and the upgrades paid, without what dances bring. */
  readonly thalers: number;
  readonly beer: number;
  /** In the monastery. */
  readonly steps: number;
  /** Thalers that the dancer must bring before the tiles can be paid. */
  readonly thalersToDanceFor: number;
}

/** `thalersByDancing`: the most thalers that the dancer can add before the tiles are paid. */
export function incomesOf(context: TurnContext, placement: Placement, thalersByDancing: number): Income[] {
  const { state, player, pool, earlyUpgrades } = context;
  const useful = EARLY.filter((tile) => earlyUpgrades.has(tile) && placement[tile] > 0);
  const incomes: Income[] = [];
  // Every set of useful tiles is tried: each bit of `set` stands for a tile.
  for (let set = 0; set < 1 << useful.length; set++) {
    const chosen = useful.filter((_, index) => (set & (1 << index)) !== 0);
    const price = chosen.reduce((sum, tile) => sum + TILE[tile].price, 0);
    const pays = (tile: EarlyTile) => (chosen.includes(tile) ? TILE[tile].upgraded : tileValue(state, player, tile));
    const cash = placement.cashbox * pays('cashbox');
    const thalersBefore = pool.thalers + placement.tableThalers + (chosen.includes('cashbox') ? 0 : cash);
    const thalersToDanceFor = chosen.length === 0 ? 0 : Math.max(0, price - thalersBefore);
    if (thalersToDanceFor > thalersByDancing) continue;
    incomes.push({
      early: chosen,
      sums: upgradeSums(context, chosen),
      thalers: pool.thalers + placement.tableThalers + cash - price,
      beer: pool.beer + placement.barrel * pays('barrel') + placement.brewer * (pays('brewer') + player.beside.brewer),
      steps: placement.monk * pays('monk'),
      thalersToDanceFor,
    });
  }
  return incomes;
}

/** The sums that upgrading these tiles adds. */
export function upgradeSums({ earlyUpgrades, values }: TurnContext, tiles: readonly EarlyTile[]): Sums | null {
  if (tiles.length === 0) return null;
  const sums = values.zeros.slice();
  for (const tile of tiles) add(sums, earlyUpgrades.get(tile) ?? []);
  return sums;
}
