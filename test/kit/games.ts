// Plays whole games, act by act, with somebody watching; what goes wrong can be played again.
import {
  clone,
  formatAct,
  formatGame,
  play,
  rngFrom,
  setup,
  waitedFor,
  type Act,
  type Event,
  type Options,
  type Rng,
  type State,
  type Transcript,
} from '../../game/index.ts';
import { randomMove } from '../../game/bots/random.ts';

export interface GameOptions extends Options {
  readonly seed: string;
}

/** One act, with the table before and after it. */
export interface Step {
  readonly before: State;
  readonly act: Act;
  readonly after: State;
  readonly events: readonly Event[];
  /** What chance said in this act. */
  readonly chance: readonly number[];
}

export interface Watcher {
  begins?: (state: State, events: readonly Event[]) => void;
  sees?: (step: Step) => void;
  ends?: (state: State) => void;
}

/** Who acts next, and how; null when nobody does. */
export type Actor = (state: State) => Act | null;

/** A game that came to a bad end: how far it went, and what went wrong. */
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

/** More than any game needs; a game that goes on for longer goes in circles. */
const MOST_ACTS = 20_000;

/** Somebody who is waited for, by chance, makes some legal move. */
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

/** The bots have chance of their own, so that the transcript alone can be played again. */
export const playRandomGame = (options: GameOptions, watcher?: Watcher) =>
  playGame(options, randomActor(rngFrom(`${options.seed}/players`)), watcher);

/** Plays a transcript again, up to where it ends. */
export function playAgain(transcript: Transcript, watcher?: Watcher) {
  let next = 0;
  return playGame(transcript, () => transcript.acts[next++] ?? null, watcher);
}
