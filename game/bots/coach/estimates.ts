// The coach's estimates of final points, from hard's value function and from what a seat can see.
import { SUPPLIES, type Face, type Seat, type Space, type View } from '../../index.ts';
import type { Bot } from '../bot.ts';
import { learntFor } from '../learnt/learnt.ts';
import { decide } from '../planner/decide.ts';
import { NO_TASTE } from '../planner/taste.ts';
import { plannersFor, type SearchSettings } from '../planner/planner.ts';
import { freeFaces } from '../planner/placements.ts';
import { capOf, contextOf, type TurnContext } from '../planner/context.ts';
import { plansAround, plansAsPlaced, plansFor, spaceForDie, worthOfDice, type Effort } from '../planner/plans.ts';

const EFFORT: Effort = { earnings: 8, slack: 1 };

/**
 * As hard but without look-ahead, so that a move's value agrees with the functions below. Moves that seem to lose points
 * are judged again by `secondThought.ts`, with look-ahead.
 */
const SETTINGS: SearchSettings = {
  effort: { earnings: 16, slack: 2 },
  watchesOthers: true,
  redraws: { draws: 8, rolls: 6 },
  rollouts: null,
};

const plannerFor = plannersFor(learntFor, NO_TASTE, SETTINGS);

/** The bot that decides in the place of a reviewed player: quick enough for the many decisions of a game. */
export const reviewer: Bot = (asked, rng, budget) => decide(asked, plannerFor(asked.view.modules), rng, budget);

const contextFor = (view: View, seat: Seat): TurnContext =>
  contextOf(view, seat, plannerFor(view.modules).valuesAfter(view.round));

/** The points expected if the dice stay on their spaces and their income is spent well. */
export function worthAsPlaced(view: View, seat: Seat): number {
  const [plan] = plansAsPlaced(contextFor(view, seat), EFFORT);
  return plan.value;
}

/** The points expected if the placed dice stay on their spaces, and those in the hand are placed as well as possible. */
export function worthBestFrom(view: View, seat: Seat): number {
  const [plan] = plansAround(contextFor(view, seat), EFFORT);
  return plan.value;
}

/** The points expected if the dice are placed as well as possible. */
export function worthBestPlaced(view: View, seat: Seat): number {
  const [plan] = plansFor(contextFor(view, seat), freeFaces(view.players[seat]), EFFORT);
  return plan.value;
}

/** The points expected if nothing more is bought in this evening; goods beyond safe and storage are lost. */
export function worthAsItIs(view: View, seat: Seat): number {
  const { player, values, base, unit } = contextFor(view, seat);
  const thalers = Math.min(player.thalers, capOf(player, 'safe'));
  const beer = Math.min(player.beer, capOf(player, 'storage'));
  // Schnapps is part of `base`; what is beyond the limit goes back.
  const schnapps = Math.min(0, SUPPLIES.schnappsKept - player.schnapps);
  const sums = base.map(
    (sum, index) => sum + unit.thaler[index] * thalers + unit.beer[index] * beer + unit.schnapps[index] * schnapps,
  );
  return values.worth(sums);
}

/** The best space for a die that is taken from the coaster; null when it has none. */
export const spaceForDraft = (view: View, seat: Seat, value: Face): Space | null =>
  spaceForDie(contextFor(view, seat), value);

/** Returns a function that estimates the points expected with these dice, before they are placed. */
export function worthOfDiceFor(view: View, seat: Seat): (dice: readonly Face[]) => number {
  const context = contextFor(view, seat);
  return (dice) =>
    worthOfDice(
      context,
      [...dice].sort((one, other) => one - other),
    );
}
