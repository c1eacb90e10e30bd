// Plays whole games between random players or bots, act by act for a watcher. A game that breaks can be replayed from its
// transcript.
import {
  clone,
  formatAct,
  formatGame,
  legal,
  play,
  rngFrom,
  setup,
  view,
  waitedFor,
  type Act,
  type Event,
  type Options,
  type Rng,
  type State,
  type Transcript,
} from '../../game/index.ts';
import type { Bot, Budget } from '../../game/bots/index.ts';
import { randomMove } from '../../game/bots/random.ts';

export interface GameOptions extends Options {
  readonly seed: string;
}

/** One act, with the table before and after it. */
export interface PlayedMove {
  readonly before: State;
  readonly act: Act;
  /** No copy: the next act changes it. */
  readonly after: State;
  readonly events: readonly Event[];
  /** The random numbers drawn in this act. */
  readonly chance: readonly number[];
}

export interface Watcher {
  begins?: (state: State, events: readonly Event[]) => void;
  sees?: (step: PlayedMove) => void;
  ends?: (state: State) => void;
}

/** Chooses the next act; null to stop. */
export type Actor = (state: State) => Act | null;

/** The error of a game that broke, with its transcript up to there. */
export class BrokenGame extends Error {
  readonly #transcript: Transcript;

  constructor(transcript: Transcript, cause: unknown) {
    const { players, modules, seed, acts } = transcript;
    const last = acts.at(-1);
    const where = `modules ${modules}, ${players} players, seed ${seed}, act ${acts.length}`;
    const what = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    super(`${where}${last === undefined ? '' : ` (${formatAct(last)})`}: ${what}`, { cause });
    this.#transcript = transcript;
  }

  get text(): string {
    return formatGame(this.#transcript);
  }
}

/** Limit of acts, above any game's; a game that reaches it does not end. */
const MOST_ACTS = 20_000;

/** A random seat of those that are waited for makes a random legal move. */
export function randomActor(rng: Rng): Actor {
  return (state) => {
    const seats = waitedFor(state);
    const seat = seats[rng(seats.length)];
    if (seat === undefined) return null;
    const move = randomMove(state, seat, rng);
    if (move === null) throw new Error(`Player ${seat + 1} is waited for and can do nothing.`);
    return { seat, move };
  };
}

/** The first seat that is waited for makes the move that its bot decides on, from what the seat can see. */
export function botActor(bots: readonly Bot[], rng: Rng, budget: () => Budget): Actor {
  return (state) => {
    const [seat] = waitedFor(state);
    if (seat === undefined) return null;
    const seen = view(state, seat);
    const decision = bots[seat]!({ view: seen, seat, moves: legal(seen, seat) }, rng, budget());
    if (decision === null) throw new Error(`Player ${seat + 1} is waited for and does nothing in ${state.phase}.`);
    return { seat, move: decision.move };
  };
}

const recorded = (rng: Rng, record: number[]): Rng => {
  return (limit) => {
    const number = rng(limit);
    record.push(number);
    return number;
  };
};

export function playGame(options: GameOptions, actor: Actor, watcher: Watcher = {}): Transcript & { end: State } {
  const acts: Act[] = [];
  const transcript = { players: options.players, modules: options.modules, seed: options.seed, acts };
  try {
    const rng = rngFrom(options.seed);
    const { state, events } = setup(options, rng);
    watcher.begins?.(state, events);
    for (let act = actor(state); act !== null; act = actor(state)) {
      const before = clone(state);
      const chance: number[] = [];
      acts.push(act);
      const played = play(state, act.seat, act.move, recorded(rng, chance));
      if (played.refused !== null) throw new Error(`A legal move is refused: ${played.refused.because}.`);
      watcher.sees?.({ before, act, after: state, events: played.events, chance });
      if (acts.length > MOST_ACTS) throw new Error('The game goes on for ever.');
    }
    watcher.ends?.(state);
    return { ...transcript, end: state };
  } catch (cause) {
    throw new BrokenGame(transcript, cause);
  }
}

/** The random players draw from a generator of their own, so that a transcript can be replayed without them. */
export const playRandomGame = (options: GameOptions, watcher?: Watcher) =>
  playGame(options, randomActor(rngFrom(`${options.seed}/players`)), watcher);

/** Replays a transcript up to its end. */
export function playAgain(transcript: Transcript, watcher?: Watcher) {
  let next = 0;
  return playGame(transcript, () => transcript.acts[next++] ?? null, watcher);
}
