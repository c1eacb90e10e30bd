// Searches for the best plans of a whole turn, in two steps. First the ways to earn are compared: placements of the
// dice, with early upgrades, a recruit, dances and nobles. Then, for the best of these, sets of purchases are tried.
import { TILE, type Face, type GuestId, type Space } from '../../index.ts';
import { capOf, plus, spendingOf, type EarlyTile, type TurnContext } from './context.ts';
import { earningsOf, sumsAfter, type Earning } from './earnings.ts';
import { extrasOf, type Extra } from './extras.ts';
import { topList, keep } from './topList.ts';
import { mostGained, type Good } from './goods.ts';
import { asTheyLie, freeFaces, placements, placementsAround, type Placement } from './placements.ts';
import { byValue } from './ranked.ts';
import type { Sums } from './values.ts';

/** Everything that is decided for one turn. */
export interface TurnPlan extends Extra {
  readonly placement: Placement;
  /** Upgraded before the dice on them are taken off. */
  readonly early: readonly EarlyTile[];
  readonly guest: GuestId | null;
  readonly nobles: number;
  readonly dances: number;
  readonly goods: readonly Good[];
  readonly earning: Earning;
  /** Points expected at the end of the game. */
  readonly value: number;
}

/** The limits of the search for plans. */
export interface Effort {
  /** The number of ways to earn for which every purchase is tried out. */
  readonly earnings: number;
  /** Points by which purchases may be worth more together than one by one. */
  readonly slack: number;
  /** The number of ways to spend that are returned for each way to earn; 1 by default. */
  readonly spendings?: number;
}

const NOTHING_EXTRA: Extra = { guestsGivenUp: 0, fireBreather: null };

/**
 * After the rough comparison in `earningsOf`, `valueOf` compares the best `earnings * SHORTLIST` ways to earn; for the
 * best `earnings` of these, purchases are tried out.
 */
const SHORTLIST = 4;

const PLACEMENTS_FOR_EXTRAS = 3;

/** An estimate with the best purchases: their gains are added up, as if no purchase changed the gain of another. */
function valueOf(context: TurnContext, earning: Earning): number {
  const spending = spendingOf(context, earning.early, earning.fireBreather);
  return context.values.worth(sumsAfter(context, earning)) + mostGained(spending, earning.thalers);
}

/** The estimated value of the best turn with these dice, for comparing sets of dice. */
export function worthOfDice(context: TurnContext, dice: readonly Face[]): number {
  const best = topList<Earning>();
  for (const placement of placements(dice, context.room))
    earningsOf(context, placement, NOTHING_EXTRA, SHORTLIST, best);
  return best.kept.reduce((most, { item }) => Math.max(most, valueOf(context, item)), -Infinity);
}

/** The space of one more die in the best plan; null if it would stay unplaced. */
export function spaceForDie(context: TurnContext, value: Face): Space | null {
  const faces = [...freeFaces(context.player), value];
  const [plan] = plansFor(context, faces, { earnings: 1, slack: 0 });
  return plan.placement.spaces[faces.length - 1];
}

/** The plans for a turn with these dice, wherever they are placed; the best first. */
export const plansFor = (context: TurnContext, dice: readonly Face[], effort: Effort): TurnPlan[] =>
  plansWith(context, placements(dice, context.room), effort);

/** The plans for a turn in which the dice stay where they lie; the best first. */
export const plansAsPlaced = (context: TurnContext, effort: Effort): TurnPlan[] =>
  plansWith(context, [asTheyLie(context.player)], effort);

/** The plans for a turn in which the dice that lie on spaces stay there; the best first. */
export const plansAround = (context: TurnContext, effort: Effort): TurnPlan[] =>
  plansWith(context, placementsAround(context.state, context.player), effort);

function plansWith(context: TurnContext, ways: readonly Placement[], effort: Effort): TurnPlan[] {
  const count = effort.earnings * SHORTLIST;
  const best = topList<Earning>();
  const [usual, ...extras] = extrasOf(context);
  for (const placement of ways) earningsOf(context, placement, usual, count, best);
  // Rarely used extras are tried with the best placements only.
  const placed = [...new Set(best.kept.map(({ item }) => item.placement))].slice(0, PLACEMENTS_FOR_EXTRAS);
  for (const extra of extras) for (const placement of placed) earningsOf(context, placement, extra, count, best);
  return best.kept
    .map(({ item }) => ({ item, value: valueOf(context, item) }))
    .sort(byValue)
    .slice(0, effort.earnings)
    .flatMap(({ item }) => spend(context, item, effort))
    .sort(byValue);
}

/** Searches all sets of purchases by branch and bound. */
function spend(context: TurnContext, earning: Earning, { slack, spendings = 1 }: Effort): TurnPlan[] {
  const { values, unit, player } = context;
  const spending = spendingOf(context, earning.early, earning.fireBreather);
  const { groups } = spending;
  const start = sumsAfter(context, earning);
  const cap = capOf(player, 'safe');
  const chosen: Good[] = [];
  const found = topList<readonly Good[]>();
  const search = (group: number, sums: Sums, thalers: number): void => {
    if (group === groups.length) {
      const isSafeUpgraded = chosen.some(({ move }) => move.type === 'upgrade' && move.tile === 'safe');
      const kept = Math.min(thalers, isSafeUpgraded ? TILE.safe.upgraded : cap);
      const worth = values.worth(plus(sums, unit.thaler, kept));
      if (worth > found.least) keep(found, spendings, worth, chosen.slice());
      return;
    }
    if (values.worth(sums) + mostGained(spending, thalers, group) + slack < found.least) return;
    for (const good of groups[group].goods) {
      if (good.price > thalers || good.gain < -slack) continue;
      chosen.push(good);
      search(group + 1, plus(sums, good.sums), thalers - good.price);
      chosen.pop();
    }
    search(group + 1, sums, thalers);
  };
  search(0, start, earning.thalers);
  const { placement, early, recruit, nobles, dances, guestsGivenUp, fireBreather } = earning;
  return found.kept.map(({ item: goods, value }) => ({
    placement,
    early,
    guest: recruit.guest,
    nobles,
    dances,
    guestsGivenUp,
    fireBreather,
    goods,
    earning,
    value,
  }));
}
