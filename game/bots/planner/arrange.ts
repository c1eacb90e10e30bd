// Decides in the planning phase: moves the dice to the best placement, turns one with the juggler, or confirms.
import { ENTERTAINER_PRINT, FACES, type Die, type Seat, type State } from '../../index.ts';
import type { Candidate, Decision } from '../bot.ts';
import { freeDice, freeFaces } from './placements.ts';
import type { Planner } from './planner.ts';
import { bestOf, byValue, mergeSameMoves } from './ranked.ts';
import { arrangeMove } from './shifts.ts';
import { contextOf, type TurnContext } from './context.ts';
import { plansFor } from './plans.ts';

export function arrangeDice(state: State, seat: Seat, planner: Planner): Decision {
  const context = contextOf(state, seat, planner.valuesAfter(state.round));
  const dice = freeDice(context.player);
  const plans = plansFor(context, freeFaces(context.player), planner.effort);
  const placings = mergeSameMoves(plans.map((one) => ({ move: arrangeMove(dice, one.placement), value: one.value })));
  return bestOf([...placings, ...juggles(context, dice, planner)].sort(byValue));
}

/** The `earnings` of the search for each die and face: few, as there are many searches. */
const EARNINGS_AFTER_TURNING = 2;

/** Turning a die with the juggler, for each die and face, valued with the schnapps paid. */
function juggles(context: TurnContext, dice: readonly Die[], planner: Planner): Candidate[] {
  const { player, values } = context;
  const price = ENTERTAINER_PRINT.juggler.die.schnapps;
  if (player.entertainers.juggler !== 'die' || player.schnapps < price) return [];
  const paid: State = { ...context.state, players: context.state.players.slice() };
  paid.players[context.seat] = { ...player, schnapps: player.schnapps - price };
  const after = contextOf(paid, context.seat, values);
  const candidates: Candidate[] = [];
  const seen = new Set<string>();
  dice.forEach(({ value, own, at }, index) => {
    for (const to of FACES) {
      const key = `${value}${to}${own}${at}`;
      if (to === value || seen.has(key)) continue;
      seen.add(key);
      const faces = dice.map((die, place) => (place === index ? to : die.value));
      const [plan] = plansFor(after, faces, { ...planner.effort, earnings: EARNINGS_AFTER_TURNING });
      candidates.push({ move: { type: 'juggle', value, own, from: at, to }, value: plan.value });
    }
  });
  return candidates;
}
