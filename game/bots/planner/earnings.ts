// Generates the ways to earn in a turn: placement of dice, upgrades before they are taken off, recruit, dances, nobles.
// Purchases are chosen afterwards, in `plans.ts`.
import {
  ENTERTAINER_PRINT,
  NOBLE,
  playsWith,
  ROUNDS,
  SUPPLIES,
  TILE,
  tileValue,
  yieldsNow,
  type Tile,
} from '../../index.ts';
import {
  add,
  capOf,
  EARLY,
  MOST_NOBLES,
  plus,
  spendingOf,
  type EarlyTile,
  type Recruit,
  type TurnContext,
  type Triggered,
} from './context.ts';
import { triggeredBy } from './triggered.ts';
import { keep, type TopList } from './topList.ts';
import { MOST_THALERS, upgradeDelta } from './goods.ts';
import type { Placement } from './placements.ts';
import type { Sums } from './values.ts';

/** Acts of a turn that are rarely useful: giving up counter guests, and the fire breather. */
export interface Extra {
  /** The number of counter guests given up. */
  readonly givesUp: number;
  /** The use of the fire breather: to deny service or to upgrade a tile. */
  readonly breathes: 'deny' | Tile | null;
}

/** One way to earn in a turn, before anything is bought. */
export interface Earning extends Extra {
  readonly placement: Placement;
  readonly early: readonly EarlyTile[];
  readonly recruit: Recruit;
  /** In the monastery. */
  readonly steps: number;
  /** On the reputation track. */
  readonly reputationSteps: number;
  readonly triggered: Triggered;
  readonly dances: number;
  readonly nobles: number;
  /** The pool when only thalers remain to be spent. */
  readonly thalers: number;
  readonly beer: number;
  readonly schnapps: number;
}

/** The income of the dice, after some upgrades. */
interface Income {
  readonly early: readonly EarlyTile[];
  readonly sums: Sums | null;
  readonly thalers: number;
  readonly beer: number;
  readonly steps: number;
  /** Thalers that must be danced for before the tiles can be paid. */
  readonly lacks: number;
}

/** Each set of tiles worth upgrading before the dice on them are taken off, with what the dice bring then. */
function incomesOf(context: TurnContext, placement: Placement, thalersByDancing: number): Income[] {
  const { state, player, pool, early } = context;
  const useful = EARLY.filter((tile) => early.has(tile) && placement[tile] > 0);
  const incomes: Income[] = [];
  for (let set = 0; set < 1 << useful.length; set++) {
    const chosen = useful.filter((_, index) => (set & (1 << index)) !== 0);
    const price = chosen.reduce((sum, tile) => sum + TILE[tile].price, 0);
    const pays = (tile: EarlyTile) => (chosen.includes(tile) ? TILE[tile].upgraded : tileValue(state, player, tile));
    const cash = placement.cashbox * pays('cashbox');
    const before = pool.thalers + placement.tables + (chosen.includes('cashbox') ? 0 : cash);
    const lacks = chosen.length === 0 ? 0 : Math.max(0, price - before);
    if (lacks > thalersByDancing) continue;
    incomes.push({
      early: chosen,
      sums: upgradeSums(context, chosen),
      thalers: pool.thalers + placement.tables + cash - price,
      beer: pool.beer + placement.barrel * pays('barrel') + placement.brewer * (pays('brewer') + player.beside.brewer),
      steps: placement.monk * pays('monk'),
      lacks,
    });
  }
  return incomes;
}

/** The sums that upgrading these tiles adds. */
function upgradeSums({ early, values }: TurnContext, tiles: readonly EarlyTile[]): Sums | null {
  if (tiles.length === 0) return null;
  const sums = values.zeros.slice();
  for (const tile of tiles) add(sums, early.get(tile) ?? []);
  return sums;
}

/** Steps of reputation for the dice as placed, and for every bard. */
function reputationStepsOf({ state, player, bards }: TurnContext, placement: Placement): number {
  if (!playsWith(state.modules, 'reputation')) return 0;
  if (player.settled !== null) return bards;
  const yields = yieldsNow(state, player);
  const thalers = placement.tables + placement.cashbox * yields.cashbox;
  const beer = yields.barbacks + placement.barrel * yields.barrel + placement.brewer * yields.brewer;
  return Math.min(thalers, beer) + bards;
}

/** The most nobles for this much beer: whole sets first, as they cost least for each. */
function noblesFor(beer: number): number {
  const setSize = NOBLE.cost.length;
  const whole = Math.floor(beer / NOBLE.cost[setSize - 1]);
  const rest = beer - whole * NOBLE.cost[setSize - 1];
  let more = 0;
  while (more < setSize - 1 && NOBLE.cost[more] <= rest) more++;
  return whole * setSize + more;
}

function beerFor(nobles: number): number {
  const setSize = NOBLE.cost.length;
  const rest = nobles % setSize;
  return Math.floor(nobles / setSize) * NOBLE.cost[setSize - 1] + (rest === 0 ? 0 : NOBLE.cost[rest - 1]);
}

/** Schnapps that the turn may still bring. */
const SCHNAPPS_TO_COME = 2;

const dancesOf = ({ player }: TurnContext): { most: number; thalers: number; beer: number; price: number } => {
  const side = player.entertainers.dancer;
  if (side === null) return { most: 0, thalers: 0, beer: 0, price: 0 };
  const { schnapps: price, yields } = ENTERTAINER_PRINT.dancer[side];
  return {
    most: Math.floor((player.schnapps + SCHNAPPS_TO_COME) / price),
    thalers: side === 'thalers' ? yields : 0,
    beer: side === 'beer' ? yields : 0,
    price,
  };
};

/** Adds the best ways to earn with this placement to `into`, compared roughly: by the sum of the gains of each part. */
export function earningsOf(
  context: TurnContext,
  placement: Placement,
  extra: Extra,
  mostKept: number,
  into: TopList<Earning>,
): void {
  const { player, unitGain, nobleGains } = context;
  const dance = dancesOf(context);
  const reputationSteps = reputationStepsOf(context, placement);
  const breath = breathOf(context, extra.breathes);
  const dancesNow = dance.price === 0 ? 0 : Math.floor(player.schnapps / dance.price);
  const storage = capOf(player, 'storage');
  const extraGain = (breath.sums === null ? 0 : gainOf(context, breath.sums)) - unitGain.counterGuest * extra.givesUp;
  for (const income of incomesOf(context, placement, dancesNow * dance.thalers)) {
    const [best] = spendingOf(context, income.early, extra.breathes).best;
    const steps = income.steps + extra.givesUp;
    const early = income.sums === null ? 0 : gainOf(context, income.sums);
    for (let index = 0; index < context.recruits.length; index++) {
      const recruit = context.recruits[index];
      if (recruit.cost > income.beer + dance.most * dance.beer) continue;
      const triggered = triggeredBy(context, steps, reputationSteps, index);
      const schnapps = player.schnapps + triggered.schnapps - breath.price;
      for (let dances = 0; dances === 0 || (dance.price > 0 && dances * dance.price <= schnapps); dances++) {
        const thalers = income.thalers + triggered.thalers + dances * dance.thalers;
        const beer = income.beer + dances * dance.beer - recruit.cost;
        if (schnapps < 0 || thalers < 0 || beer < 0 || dances * dance.thalers < income.lacks) continue;
        const kept = Math.min(SUPPLIES.schnappsKept, schnapps - dances * dance.price) - player.schnapps;
        const certain =
          triggered.worth + early + extraGain + kept * unitGain.schnapps + best[Math.min(MOST_THALERS, thalers)];
        const affordable = Math.min(MOST_NOBLES, noblesFor(beer));
        for (let nobles = affordable; nobles >= Math.max(0, affordable - 1); nobles--) {
          const left = beer - beerFor(nobles);
          const value = certain + nobleGains[nobles] + Math.min(left, storage) * unitGain.beer;
          if (value <= into.least) continue;
          keep(into, mostKept, value, {
            placement,
            early: income.early,
            recruit,
            steps,
            reputationSteps,
            triggered,
            dances,
            nobles,
            thalers,
            beer: left,
            schnapps: schnapps - dances * dance.price,
            givesUp: extra.givesUp,
            breathes: extra.breathes,
          });
        }
      }
    }
  }
}

const gainOf = ({ values, base, worth }: TurnContext, sums: Sums): number => values.worth(plus(base, sums)) - worth;

/** The sums when all is earned and nothing bought yet. */
export function sumsAfter(context: TurnContext, earning: Earning): Sums {
  const { unit, player } = context;
  const sums = plus(earning.triggered.sums, unit.noble, earning.nobles);
  const upgrades = upgradeSums(context, earning.early);
  if (upgrades !== null) add(sums, upgrades);
  const breath = breathOf(context, earning.breathes);
  if (breath.sums !== null) add(sums, breath.sums);
  add(sums, unit.beer, Math.min(earning.beer, capOf(player, 'storage')));
  add(sums, unit.schnapps, Math.min(SUPPLIES.schnappsKept, earning.schnapps) - player.schnapps);
  if (earning.givesUp > 0) add(sums, unit.counterGuest, -earning.givesUp);
  return sums;
}

function breathOf(context: TurnContext, breathes: Extra['breathes']): { price: number; sums: Sums | null } {
  const { upgrade, deny } = ENTERTAINER_PRINT.fireBreather;
  if (breathes === null) return { price: 0, sums: null };
  if (breathes === 'deny') return { price: deny.schnapps, sums: context.unit.denied };
  return { price: upgrade.schnapps, sums: context.values.sumsOf(upgradeDelta(context.state, breathes, 0)) };
}

export function extrasOf({ player, state, unit }: TurnContext): Extra[] {
  const extras: Extra[] = [];
  const least = state.round === ROUNDS ? player.counterGuests : 0;
  for (let givesUp = least; givesUp <= player.counterGuests; givesUp++) extras.push({ givesUp, breathes: null });
  const side = player.entertainers.fireBreather;
  const price = side === null ? 0 : ENTERTAINER_PRINT.fireBreather[side].schnapps;
  if (side === 'deny' && player.schnapps + SCHNAPPS_TO_COME >= price && unit.denied !== null) {
    extras.push({ givesUp: least, breathes: 'deny' });
  }
  if (side === 'upgrade' && player.schnapps + SCHNAPPS_TO_COME >= price) {
    for (const tile of Object.keys(player.upgraded) as Tile[]) {
      if (player.upgraded[tile] === 0) extras.push({ givesUp: least, breathes: tile });
    }
  }
  return extras;
}
