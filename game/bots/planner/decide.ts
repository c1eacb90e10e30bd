// Chooses the next move in any phase by planning ahead, with the reasons and the alternatives that were compared.
import {
  ENTERTAINER_PRINT,
  format,
  NOBLE,
  playsWith,
  refusal,
  ROUNDS,
  TILE,
  type Die,
  type Face,
  type Move,
  type Rng,
  type Seat,
  type Space,
  type State,
} from '../../index.ts';
import type { Asked, Budget, Candidate, Decision, Reason } from '../bot.ts';
import { rankAnswers } from './answers.ts';
import { rankArrivals } from './arrivals.ts';
import { rankOptions } from './options.ts';
import { picksFor } from './draft.ts';
import { TurnPlans } from './turnPlans.ts';
import { lookAhead } from './lookAhead.ts';
import { likedOf } from './taste.ts';
import type { Planner } from './planner.ts';
import { freeDice } from './placements.ts';
import { arranging, putting, shiftsTo } from './shifts.ts';
import { contextOf, plansFor, type EarlyTile, type Effort, type Plan, type TurnContext } from './turn.ts';

export function decide(
  asked: Asked,
  planner: Planner,
  rng: Rng,
  budget: Budget,
  turnPlans = new TurnPlans(),
): Decision | null {
  const decision = preferred(asked, planner, { rng, budget, turnPlans });
  if (decision === null || refusal(asked.view, asked.seat, decision.move) === null) return decision;
  // A step that the plan has for later in the turn may not be legal yet.
  const candidates = decision.candidates.filter(({ move }) => refusal(asked.view, asked.seat, move) === null);
  const last = asked.moves.find(({ type }) => type === 'end' || type === 'confirm') ?? asked.moves[0];
  return { move: candidates[0]?.move ?? last, reasons: [], candidates };
}

/** Chance, time and memory that a search may use. */
interface Search {
  readonly rng: Rng;
  readonly budget: Budget;
  readonly turnPlans: TurnPlans;
}

function preferred({ view, seat, moves }: Asked, planner: Planner, search: Search): Decision | null {
  const open = moves.filter(({ type }) => type !== 'withdraw' && type !== 'takeBack');
  if (open.length === 0) return null;
  const [only] = open;
  if (open.length === 1) return { move: only, reasons: [{ because: 'onlyMove' }], candidates: [] };
  const answers = rankAnswers(view, seat, open, planner, search.rng);
  if (answers.length > 0) return best(answers);
  const candidates = rankOptions(view, seat, open, planner);
  if (candidates.length > 0) return chosen(candidates, likedOf(view, planner.taste, candidates));
  switch (view.phase) {
    case 'guests':
      return best(rankArrivals(view, seat, planner, search.rng));
    case 'orders':
      return takeDie(view, seat, planner, search.budget);
    case 'planning':
      return plan(view, seat, planner);
    case 'serving':
      return serve(view, seat, planner, search);
    default:
      return { move: only, reasons: [], candidates: [] };
  }
}

const MOST_CANDIDATES = 5;

/** The first candidate; its lead over the last is added to the reasons. */
function best(candidates: readonly Candidate[], reasons: readonly Reason[] = []): Decision {
  const [first] = candidates;
  const worst = candidates[candidates.length - 1];
  const worth: Reason = { because: 'worth', points: first.value - worst.value };
  return {
    move: first.move,
    reasons: candidates.length > 1 ? [...reasons, worth] : reasons,
    candidates: candidates.slice(0, MOST_CANDIDATES),
  };
}

/** The option that is liked, where there is one; the candidates keep their order. */
function chosen(candidates: readonly Candidate[], liked: Candidate | null): Decision {
  const decision = best(candidates);
  return liked === null ? decision : { ...decision, move: liked.move, reasons: [] };
}

function takeDie(state: State, seat: Seat, planner: Planner, budget: Budget): Decision {
  const picks = picksFor(state, seat, planner, budget);
  const candidates = picks.map(({ value, worth }): Candidate => ({ move: { type: 'draft', value }, value: worth }));
  return best(candidates, reasonsForDie(state, seat, picks[0].value, planner));
}

/** The space that the die would lie on, and whether it was the last of its value on the coaster. */
function reasonsForDie(state: State, seat: Seat, value: Face, planner: Planner): Reason[] {
  const { coaster, dice } = state.players[seat];
  const context = contextOf(state, seat, planner.after(state.round));
  const faces = [...dice.map((die) => die.value), value];
  const [plan] = plansFor(context, faces, false, { earnings: 1, slack: 0 });
  const space = plan.placement.spaces[faces.length - 1];
  const reasons: Reason[] = space === null ? [] : [{ because: 'dieFor', value, space }];
  if (coaster.length > 1 && coaster.filter((die) => die === value).length === 1) {
    reasons.push({ because: 'leavesNone', value });
  }
  return reasons;
}

const facesOf = (dice: readonly Die[]): Face[] => dice.map(({ value }) => value);

/** In the planning phase: moves the dice to the best placement, then confirms it. */
function plan(state: State, seat: Seat, planner: Planner): Decision {
  const context = contextOf(state, seat, planner.after(state.round));
  const dice = freeDice(context.player);
  const plans = plansFor(context, facesOf(dice), false, planner.effort);
  const candidates = merge(plans.map((one) => ({ move: arranging(dice, one.placement), value: one.value })));
  return best([...candidates, ...juggled(context, dice, planner)].sort(byValue), reasonsFor(plans[0]));
}

const byValue = (one: Candidate, other: Candidate): number => other.value - one.value;

const reasonsFor = ({ placement }: Plan): Reason[] => [
  {
    because: 'income',
    thalers: placement.tables + placement.cashbox,
    beer: placement.barrel + placement.brewer,
    steps: placement.monk,
  },
];

/** Turning a die with the juggler, for each die and face, valued with one schnapps less. */
function juggled(context: TurnContext, dice: readonly Die[], planner: Planner): Candidate[] {
  const { player, values } = context;
  if (player.entertainers.juggler !== 'die' || player.schnapps === 0) return [];
  const poorer: State = { ...context.state, players: context.state.players.slice() };
  poorer.players[context.seat] = { ...player, schnapps: player.schnapps - 1 };
  const after = contextOf(poorer, context.seat, values);
  const candidates: Candidate[] = [];
  const seen = new Set<string>();
  dice.forEach(({ value, own, at }, index) => {
    for (const to of [1, 2, 3, 4, 5, 6] as const) {
      const key = `${value}${to}${own}${at}`;
      if (to === value || seen.has(key)) continue;
      seen.add(key);
      const faces = facesOf(dice).map((face, place) => (place === index ? to : face));
      const [plan] = plansFor(after, faces, false, { ...planner.effort, earnings: 2 });
      candidates.push({ move: { type: 'juggle', value, own, from: at, to }, value: plan.value });
    }
  });
  return candidates;
}

/** The same move is listed once, with the best that can come of it. */
function merge(candidates: readonly Candidate[]): Candidate[] {
  const known = new Map<string, Candidate>();
  for (const one of candidates) {
    const key = format(one.move);
    const before = known.get(key);
    if (before === undefined || before.value < one.value) known.set(key, one);
  }
  return [...known.values()].sort(byValue);
}

/** Once the first die is taken off, or the reputation settled, dice stay where they are. */
function serve(state: State, seat: Seat, planner: Planner, search: Search): Decision {
  const player = state.players[seat];
  const begun = player.settled !== null || player.dice.some(({ spent }) => spent);
  const needsSettling = playsWith(state.modules, 'reputation') && player.settled === null;
  const dice = freeDice(player);
  const context = contextOf(state, seat, planner.after(state.round));
  const certain = begun ? certainTake(context) : null;
  if (certain !== null) return { move: certain, reasons: [], candidates: [] };
  const plans = plansOf(context, facesOf(dice), begun, planner, search);
  const candidates = merge(
    plans.map((one) => ({ move: nextOf(context, one, begun, needsSettling), value: one.value })),
  );
  return best(candidates, reasonsFor(plans[0]));
}

/** The wider search in which a remembered plan is looked for. */
const WIDE: Effort = { earnings: 60, slack: 4, spendings: 6 };

/** Plans in order: the remembered one first; at the beginning of a turn, in the order of the look-ahead. */
function plansOf(context: TurnContext, dice: readonly Face[], begun: boolean, planner: Planner, search: Search) {
  const { rollouts } = planner;
  const { turnPlans, rng, budget } = search;
  const plans = plansFor(context, dice, begun, planner.effort);
  if (rollouts === null || plans.length < 2 || context.state.round === ROUNDS) return plans;
  if (turnPlans.has(context)) {
    const known =
      turnPlans.planToFollow(context, plans) ?? turnPlans.planToFollow(context, plansFor(context, dice, begun, WIDE));
    if (known !== null) return [known, ...plans.filter((plan) => plan !== known && plan.value <= known.value)];
  }
  const compared = lookAhead(context, plans, planner, rollouts, rng, budget);
  turnPlans.remember(context, compared[0]);
  return compared;
}

/** Takes off a die whose yield no upgrade of this turn can change; null when there is none. */
function certainTake({ player, early }: TurnContext): Move | null {
  for (const { at, value, own, spent } of player.dice) {
    if (spent || at === null) continue;
    if (typeof at === 'number' || !early.has(at)) return { type: 'take', value, own, from: at };
  }
  return null;
}

function nextOf(context: TurnContext, plan: Plan, begun: boolean, needsSettling: boolean): Move {
  const { player } = context;
  if (!begun) {
    const shifts = shiftsTo(freeDice(player), plan.placement);
    if (shifts.length > 0) return putting(shifts);
  }
  if (needsSettling) return { type: 'settle' };
  return earn(context, plan) ?? spendOn(plan);
}

/** The next step that earns: upgrades planned before taking dice, then dice, then bards, dances and the rest. */
function earn({ player, bards }: TurnContext, plan: Plan): Move | null {
  const { early } = plan;
  const waits = (at: Space | null) => at !== null && early.includes(at as EarlyTile);
  const placed = player.dice.filter(({ at, spent }) => !spent && at !== null);
  const die = placed.find(({ at }) => !waits(at)) ?? (early.length === 0 ? placed[0] : undefined);
  if (die !== undefined) return { type: 'take', value: die.value, own: die.own, from: die.at as Space };
  const dancer = player.entertainers.dancer;
  const dances = dancer !== null && plan.dances > 0 && player.schnapps >= ENTERTAINER_PRINT.dancer[dancer].schnapps;
  if (early.length > 0) {
    const [tile] = early;
    return TILE[tile].price > player.thalers && dances ? { type: 'dance' } : { type: 'upgrade', tile, returns: 0 };
  }
  if (bards > 0) return { type: 'bard' };
  if (dances) return { type: 'dance' };
  if (plan.givesUp > 0) return { type: 'giveUp' };
  if (plan.breathes === 'deny') return { type: 'breathe' };
  if (plan.breathes !== null) return { type: 'breatheOn', tile: plan.breathes };
  return null;
}

function spendOn({ guest, nobles, goods }: Plan): Move {
  if (guest !== null) return { type: 'recruit', guest };
  if (nobles > 0) return { type: 'nobles', count: Math.min(nobles, NOBLE.cost.length) };
  if (goods.length === 0) return { type: 'end' };
  return (goods.find(({ move }) => move.type === 'upgrade') ?? goods[0]).move;
}
