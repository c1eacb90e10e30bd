// The next move that carries out a plan for the serving phase: place dice, settle, earn, then spend.
import { ENTERTAINER_PRINT, NOBLE, TILE, type Move, type Space } from '../../index.ts';
import { freeDice } from './placements.ts';
import { putMove, shiftsTo } from './shifts.ts';
import type { EarlyTile, TurnContext } from './context.ts';
import type { TurnPlan } from './plans.ts';

interface TurnSoFar {
  /** The dice stay where they lie. */
  readonly areDiceFixed: boolean;
  readonly needsSettling: boolean;
}

export function nextMove(context: TurnContext, plan: TurnPlan, { areDiceFixed, needsSettling }: TurnSoFar): Move {
  const { player } = context;
  if (!areDiceFixed) {
    const shifts = shiftsTo(freeDice(player), plan.placement);
    if (shifts.length > 0) return putMove(shifts);
  }
  if (needsSettling) return { type: 'settle' };
  return nextEarning(context, plan) ?? nextSpending(plan);
}

/** The move that takes off a die whose yield no upgrade of this turn can change; null when there is none. */
export function certainTake({ player, earlyUpgrades }: TurnContext): Move | null {
  for (const { at, value, own, spent } of player.dice) {
    if (spent || at === null) continue;
    if (typeof at === 'number' || !earlyUpgrades.has(at)) return { type: 'take', value, own, from: at };
  }
  return null;
}

/**
 * The next step of earning; null when all is earned. Early upgrades come after all other dice and before the dice on
 * their tiles; then come bards, dances, counter guests given up and the fire breather.
 */
function nextEarning({ player, bards }: TurnContext, plan: TurnPlan): Move | null {
  const { early } = plan;
  const waitsForUpgrade = (at: Space | null) => at !== null && early.includes(at as EarlyTile);
  const placed = player.dice.filter(({ at, spent }) => !spent && at !== null);
  const die = placed.find(({ at }) => !waitsForUpgrade(at));
  if (die !== undefined) return { type: 'take', value: die.value, own: die.own, from: die.at as Space };
  const dancer = player.entertainers.dancer;
  const canDance = dancer !== null && plan.dances > 0 && player.schnapps >= ENTERTAINER_PRINT.dancer[dancer].schnapps;
  if (early.length > 0) {
    const [tile] = early;
    return TILE[tile].price > player.thalers && canDance ? { type: 'dance' } : { type: 'upgrade', tile, returns: 0 };
  }
  if (bards > 0) return { type: 'bard' };
  if (canDance) return { type: 'dance' };
  if (plan.guestsGivenUp > 0) return { type: 'giveUp' };
  if (plan.fireBreather === 'deny') return { type: 'breathe' };
  if (plan.fireBreather !== null) return { type: 'breatheOn', tile: plan.fireBreather };
  return null;
}

/** A recruit, nobles, an upgrade, another purchase; the end of the turn when nothing is left to buy. */
function nextSpending({ guest, nobles, goods }: TurnPlan): Move {
  if (guest !== null) return { type: 'recruit', guest };
  if (nobles > 0) return { type: 'nobles', count: Math.min(nobles, NOBLE.cost.length) };
  if (goods.length === 0) return { type: 'end' };
  return (goods.find(({ move }) => move.type === 'upgrade') ?? goods[0]).move;
}
