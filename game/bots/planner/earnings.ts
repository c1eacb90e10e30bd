// Generates the ways to earn with placed dice: upgrades before the dice are taken off, a recruit, dances, nobles.
// Purchases are chosen afterwards, in `plans.ts`.
import { ENTERTAINER_PRINT, NOBLE, playsWith, SUPPLIES, yieldsNow } from '../../index.ts';
import {
  add,
  capOf,
  MOST_NOBLES,
  plus,
  spendingOf,
  type EarlyTile,
  type Recruit,
  type TurnContext,
  type Triggered,
} from './context.ts';
import { incomesOf, upgradeSums } from './diceIncome.ts';
import { useOfFireBreather, SCHNAPPS_TO_COME, type Extra } from './extras.ts';
import { mostGained } from './goods.ts';
import type { Placement } from './placements.ts';
import { keep, type TopList } from './topList.ts';
import { triggeredBy } from './triggered.ts';
import type { Sums } from './values.ts';

/** One way to earn in a turn, before the thalers that it leaves are spent. */
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

/** Steps of reputation that are still to come: for the dice as placed if it is not settled yet, and for bards. */
function reputationStepsOf({ state, player, bards }: TurnContext, placement: Placement): number {
  if (!playsWith(state.modules, 'reputation')) return 0;
  if (player.settled !== null) return bards;
  const yields = yieldsNow(state, player);
  const thalers = placement.tableThalers + placement.cashbox * yields.cashbox;
  const beer = yields.barbacks + placement.barrel * yields.barrel + placement.brewer * yields.brewer;
  return Math.min(thalers, beer) + bards;
}

/** The most nobles for this much beer: whole sets first, as they cost least per noble. */
function noblesFor(beer: number): number {
  const setSize = NOBLE.cost.length;
  const whole = Math.floor(beer / NOBLE.cost[setSize - 1]);
  const rest = beer - whole * NOBLE.cost[setSize - 1];
  let more = 0;
  while (more < setSize - 1 && NOBLE.cost[more] <= rest) more++;
  return whole * setSize + more;
}

/** The least beer that pays for so many nobles. */
function beerFor(nobles: number): number {
  const setSize = NOBLE.cost.length;
  const rest = nobles % setSize;
  return Math.floor(nobles / setSize) * NOBLE.cost[setSize - 1] + (rest === 0 ? 0 : NOBLE.cost[rest - 1]);
}

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

/**
 * Adds the best ways to earn with this placement to `into`: every set of early upgrades, every recruit and every number
 * of dances is tried, with as many nobles as the beer then pays and with one less. They are compared roughly, by the
 * sum of the gains of each part. The loops make no objects but those that are kept, as bots spend most of their time
 * here.
 */
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
  const fireBreather = useOfFireBreather(context, extra.fireBreather);
  const dancesNow = dance.price === 0 ? 0 : Math.floor(player.schnapps / dance.price);
  const storage = capOf(player, 'storage');
  const extraGain =
    (fireBreather.sums === null ? 0 : gainOf(context, fireBreather.sums)) - unitGain.counterGuest * extra.guestsGivenUp;
  for (const income of incomesOf(context, placement, dancesNow * dance.thalers)) {
    const spending = spendingOf(context, income.early, extra.fireBreather);
    // Each counter guest given up brings a step in the monastery.
    const steps = income.steps + extra.guestsGivenUp;
    const upgradeGain = income.sums === null ? 0 : gainOf(context, income.sums);
    for (let index = 0; index < context.recruits.length; index++) {
      const recruit = context.recruits[index];
      if (recruit.cost > income.beer + dance.most * dance.beer) continue;
      const triggered = triggeredBy(context, steps, reputationSteps, index);
      const schnapps = player.schnapps + triggered.schnapps - fireBreather.price;
      for (let dances = 0; dances === 0 || (dance.price > 0 && dances * dance.price <= schnapps); dances++) {
        const thalers = income.thalers + triggered.thalers + dances * dance.thalers;
        const beer = income.beer + dances * dance.beer - recruit.cost;
        if (schnapps < 0 || thalers < 0 || beer < 0 || dances * dance.thalers < income.thalersToDanceFor) continue;
        const schnappsLeft = schnapps - dances * dance.price;
        const addedSchnapps = Math.min(SUPPLIES.schnappsKept, schnappsLeft) - player.schnapps;
        const valueWithoutBeer =
          triggered.worth + upgradeGain + extraGain + addedSchnapps * unitGain.schnapps + mostGained(spending, thalers);
        const affordable = Math.min(MOST_NOBLES, noblesFor(beer));
        for (let nobles = affordable; nobles >= Math.max(0, affordable - 1); nobles--) {
          const beerLeft = beer - beerFor(nobles);
          const value = valueWithoutBeer + nobleGains[nobles] + Math.min(beerLeft, storage) * unitGain.beer;
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
            beer: beerLeft,
            schnapps: schnappsLeft,
            guestsGivenUp: extra.guestsGivenUp,
            fireBreather: extra.fireBreather,
          });
        }
      }
    }
  }
}

const gainOf = ({ values, base, worth }: TurnContext, sums: Sums): number => values.worth(plus(base, sums)) - worth;

/** The sums of the tavern when all is earned, before the thalers are spent and without those. */
export function sumsAfter(context: TurnContext, earning: Earning): Sums {
  const { unit, player } = context;
  const sums = plus(earning.triggered.sums, unit.noble, earning.nobles);
  const upgrades = upgradeSums(context, earning.early);
  if (upgrades !== null) add(sums, upgrades);
  const fireBreather = useOfFireBreather(context, earning.fireBreather);
  if (fireBreather.sums !== null) add(sums, fireBreather.sums);
  add(sums, unit.beer, Math.min(earning.beer, capOf(player, 'storage')));
  add(sums, unit.schnapps, Math.min(SUPPLIES.schnappsKept, earning.schnapps) - player.schnapps);
  if (earning.guestsGivenUp > 0) add(sums, unit.counterGuest, -earning.guestsGivenUp);
  return sums;
}
