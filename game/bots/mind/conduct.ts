// From what is thought to the next move, with reasons and with what else came to mind.
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
  type Shift,
  type Space,
  type State,
} from '../../index.ts';
import type { Asked, Budget, Candidate, Decision, Reason } from '../bot.ts';
import { rankArrivals } from './arrivals.ts';
import { rankChoices } from './choices.ts';
import { picksFor } from './draft.ts';
import { Intentions } from './intention.ts';
import { lookAhead } from './lookAhead.ts';
import type { Mind } from './mind.ts';
import { freeDice, type Placement } from './placements.ts';
import { contextOf, plansFor, type EarlyTile, type Effort, type Plan, type TurnContext } from './turn.ts';

export function decide(
  asked: Asked,
  mind: Mind,
  rng: Rng,
  budget: Budget,
  intentions = new Intentions(),
): Decision | null {
  const decision = consider(asked, mind, { rng, budget, intentions });
  if (decision === null || refusal(asked.view, asked.seat, decision.move) === null) return decision;
  // What was planned for later in the turn may not be possible yet.
  const candidates = decision.candidates.filter(({ move }) => refusal(asked.view, asked.seat, move) === null);
  const last = asked.moves.find(({ type }) => type === 'end' || type === 'confirm') ?? asked.moves[0];
  return { move: candidates[0]?.move ?? last, reasons: [], candidates };
}

/** What a thought can draw on. */
interface Thinking {
  readonly rng: Rng;
  readonly budget: Budget;
  readonly intentions: Intentions;
}

function consider({ view, seat, moves }: Asked, mind: Mind, thinking: Thinking): Decision | null {
  const open = moves.filter(({ type }) => type !== 'withdraw' && type !== 'takeBack');
  if (open.length === 0) return null;
  const [only] = open;
  if (open.length === 1) return { move: only, reasons: [{ because: 'onlyMove' }], candidates: [] };
  const candidates = rankChoices(view, seat, open, mind);
  if (candidates.length > 0) return best(candidates);
  switch (view.phase) {
    case 'guests':
      return best(rankArrivals(view, seat, mind, thinking.rng));
    case 'orders':
      return takeDie(view, seat, mind, thinking.budget);
    case 'planning':
      return plan(view, seat, mind);
    case 'serving':
      return serve(view, seat, mind, thinking);
    default:
      return { move: only, reasons: [], candidates: [] };
  }
}

const MOST_CANDIDATES = 5;

/** The first of these; how much better it is than the last is the reason. */
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

function takeDie(state: State, seat: Seat, mind: Mind, budget: Budget): Decision {
  const picks = picksFor(state, seat, mind, budget);
  const candidates = picks.map(({ value, worth }): Candidate => ({ move: { type: 'draft', value }, value: worth }));
  return best(candidates, reasonsForDie(state, seat, picks[0].value, mind));
}

/** The space that the die would lie on, and whether it was the last of its value on the coaster. */
function reasonsForDie(state: State, seat: Seat, value: Face, mind: Mind): Reason[] {
  const { coaster, dice } = state.players[seat];
  const context = contextOf(state, seat, mind.after(state.round));
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

/** In planning everything may still change: dice are put where they will be wanted, and that is confirmed. */
function plan(state: State, seat: Seat, mind: Mind): Decision {
  const context = contextOf(state, seat, mind.after(state.round));
  const dice = freeDice(context.player);
  const plans = plansFor(context, facesOf(dice), false, mind.effort);
  const candidates = merge(plans.map((one) => ({ move: arranging(dice, one.placement), value: one.value })));
  return best([...candidates, ...juggled(context, dice, mind)].sort(byValue), reasonsFor(plans[0]));
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

const confirm: Move = { type: 'confirm' };

const arranging = (dice: readonly Die[], placement: Placement): Move => {
  const shifts = shiftsTo(dice, placement);
  return shifts.length === 0 ? confirm : putting(shifts);
};

const putting = ([first, ...rest]: readonly Shift[]): Move => ({ type: 'put', dice: [first, ...rest] });

/** The juggler turns a die if that is worth a schnapps; which it is said to be by the values. */
function juggled(context: TurnContext, dice: readonly Die[], mind: Mind): Candidate[] {
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
      const [plan] = plansFor(after, faces, false, { ...mind.effort, earnings: 2 });
      candidates.push({ move: { type: 'juggle', value, own, from: at, to }, value: plan.value });
    }
  });
  return candidates;
}

/** Moves of dice that lead to the placement; dice that are alike need not change places. */
function shiftsTo(dice: readonly Die[], { spaces }: Placement): Shift[] {
  const shifts: Shift[] = [];
  const done = new Set<Die>();
  for (const die of dice) {
    if (done.has(die)) continue;
    const alike = dice.filter((other) => other.value === die.value && other.own === die.own);
    for (const other of alike) done.add(other);
    const wanted: (Space | null)[] = alike.map((other) => spaces[dice.indexOf(other)]);
    const moving = alike.filter(({ at }) => {
      const there = wanted.indexOf(at);
      if (there >= 0) wanted.splice(there, 1);
      return there < 0;
    });
    moving.forEach(({ value, own, at }, index) => shifts.push({ value, own, from: at, to: wanted[index] }));
  }
  return shifts;
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
function serve(state: State, seat: Seat, mind: Mind, thinking: Thinking): Decision {
  const player = state.players[seat];
  const begun = player.settled !== null || player.dice.some(({ spent }) => spent);
  const needsSettling = playsWith(state.modules, 'reputation') && player.settled === null;
  const dice = freeDice(player);
  const context = contextOf(state, seat, mind.after(state.round));
  const certain = begun ? certainTake(context) : null;
  if (certain !== null) return { move: certain, reasons: [], candidates: [] };
  const plans = plansOf(context, facesOf(dice), begun, mind, thinking);
  const candidates = merge(
    plans.map((one) => ({ move: nextOf(context, one, begun, needsSettling), value: one.value })),
  );
  return best(candidates, reasonsFor(plans[0]));
}

/** Among so many plans the one that was intended is looked for. */
const WIDE: Effort = { earnings: 60, slack: 4, spendings: 6 };

/** The plans with the one that is followed first; at the beginning of a turn those that are best when one looks ahead. */
function plansOf(context: TurnContext, dice: readonly Face[], begun: boolean, mind: Mind, thinking: Thinking) {
  const { foresight } = mind;
  const { intentions, rng, budget } = thinking;
  const plans = plansFor(context, dice, begun, mind.effort);
  if (foresight === null || plans.length < 2 || context.state.round === ROUNDS) return plans;
  if (intentions.has(context)) {
    const known =
      intentions.planAmong(context, plans) ?? intentions.planAmong(context, plansFor(context, dice, begun, WIDE));
    if (known !== null) return [known, ...plans.filter((plan) => plan !== known && plan.value <= known.value)];
  }
  const compared = lookAhead(context, plans, mind, foresight, rng, budget);
  intentions.intend(context, compared[0]);
  return compared;
}

/** Dice whose yield does not depend on what is upgraded first come off without further thought. */
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

/** Dice come off, the better sides first where that pays; then whatever else brings something in. */
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
