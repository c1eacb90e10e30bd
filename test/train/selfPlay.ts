// Games of the bots against themselves, each with a taste of its own: they lead to taverns as they come up in games.
import { decide } from '../../game/bots/mind/conduct.ts';
import { leanTo, type Leaning } from '../../game/bots/mind/leaning.ts';
import { mindOf, type Habits, type Mind } from '../../game/bots/mind/mind.ts';
import type { Weights } from '../../game/bots/mind/values.ts';
import {
  clone,
  legal,
  play,
  rngFrom,
  scoreOf,
  setup,
  TAVERN_CARDS,
  TILES,
  view,
  waitedFor,
  type Card,
  type Modules,
  type Move,
  type Rng,
  type Seat,
  type State,
} from '../../game/index.ts';
import { part } from './part.ts';

/** A table at the moment in which a seat ends its turn. */
export interface Snapshot {
  readonly state: State;
  readonly seat: Seat;
  /** Gained in this turn; they lie on top of the deck, the last one uppermost. */
  readonly fresh: readonly Card[];
}

export interface Game {
  readonly snapshots: readonly Snapshot[];
  readonly totals: readonly number[];
}

const HABITS: Habits = {
  effort: { earnings: 3, slack: 0.5 },
  watchesOthers: false,
  imagines: { draws: 2, rolls: 2 },
};

/** From even numbers to one that is spread as most things are. */
const spread = (rng: Rng): number => Math.sqrt(-2 * Math.log(1 - part(rng))) * Math.cos(2 * Math.PI * part(rng));

function someLeaning(rng: Rng): Leaning {
  const leaning: Record<string, number> = {};
  const like = (name: string, size: number) => {
    leaning[name] = spread(rng) * size * (rng(4) === 0 ? 3 : 0.7);
  };
  for (const card of TAVERN_CARDS) like(card, 1);
  for (const tile of TILES) like(`tile ${tile}`, 1);
  for (const name of ['guests', 'regular1', 'regular2']) like(name, 0.7);
  for (const name of ['monastery', 'schnapps', 'beer', 'counter guests']) like(name, 0.3);
  return leaning;
}

export function selfPlay(modules: Modules, weights: Weights, seed: string): Game {
  const rng = rngFrom(seed);
  const chance = rngFrom(`${seed}/chance`);
  const players = [2, 2, 2, 3, 4][rng(5)]!;
  const minds = Array.from({ length: players }, () => {
    const own = rng(3) === 0 ? weights : leanTo(weights, someLeaning(rng));
    return mindOf(modules, own, HABITS);
  });
  const { state } = setup({ players, modules }, chance);
  const snapshots: Snapshot[] = [];
  const decks = minds.map(() => 0);
  let turn: Seat | null = null;
  for (let [seat] = waitedFor(state); seat !== undefined; [seat] = waitedFor(state)) {
    const player = state.players[seat]!;
    if (state.phase === 'serving' && state.turn !== turn) decks[seat] = player.deck.length;
    turn = state.phase === 'serving' ? state.turn : null;
    const move = moveOf(state, seat, minds[seat]!, rng);
    if (move.type === 'end' && state.round < 8) {
      snapshots.push({ state: clone(state), seat, fresh: player.deck.slice(decks[seat]) });
    }
    const played = play(state, seat, move, chance);
    if (played.refused !== null) throw new Error(`${move.type} was refused: ${played.refused.because}.`);
  }
  return { snapshots, totals: minds.map((_, seat) => scoreOf(state, seat as Seat).total) };
}

/** A hidden choice is made by chance so often. */
const WHIM = 0.3;

function moveOf(state: State, seat: Seat, mind: Mind, rng: Rng): Move {
  // The dice are put where they belong when the turn comes.
  if (state.phase === 'planning') return { type: 'confirm' };
  const seen = view(state, seat);
  const moves = legal(seen, seat).filter(({ type }) => type !== 'withdraw');
  if (moves[0]?.type === 'choose' && part(rng) < WHIM) return moves[rng(moves.length)]!;
  const decision = decide({ view: seen, seat, moves }, mind, rng);
  if (decision === null) throw new Error('There is nothing to do.');
  return decision.move;
}
