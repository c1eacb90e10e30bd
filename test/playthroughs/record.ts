// Records a game as text: a transcript that can be replayed, with events and views in its comments.
import {
  formatAct,
  formatGame,
  resultOf,
  rngFrom,
  ROUNDS,
  view,
  type Act,
  type Event,
  type Modules,
  type State,
} from '../../game/index.ts';
import { playGame, randomActor, type Actor } from '../kit/games.ts';
import { seatsOf } from '../kit/table.ts';

export interface Playthrough {
  readonly players: number;
  readonly modules: Modules;
  readonly seed: string;
}

/** Rounds in which every seat's view is recorded at the first serving turn. */
const SHOWN_ROUNDS = [1, 4, 8];

const hasHiddenChoice = ({ players }: State): boolean => players.some(({ choice, done }) => choice !== null && done);

/** The views are recorded in some serving phases, while choices are hidden in the later half of the game, and at the end. */
const areViewsRecorded = (state: State): boolean =>
  state.phase === 'over' ||
  (state.phase === 'serving' && SHOWN_ROUNDS.includes(state.round)) ||
  (state.round > ROUNDS / 2 && hasHiddenChoice(state));

const say = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(say).join(' ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, inner]) => `${key}:${say(inner)}`)
      .join(' ')}}`;
  }
  return String(value);
};

/** `# gained p1 brewer`: an event with its fields in order. */
function sayEvent({ type, ...rest }: Event): string {
  const { seat, ...fields } = rest as { seat?: number };
  const who = seat === undefined ? [] : [`p${seat + 1}`];
  const told = Object.entries(fields).map(([key, value]) =>
    typeof value === 'string' ? value : `${key}=${say(value)}`,
  );
  return ['#', type, ...who, ...told].join(' ');
}

/** A state as each seat and a spectator see it, part by part; parts that look the same to all are written once. */
function sayViews(state: State): string[] {
  const { players, ...shared } = view(state, null);
  const seats = seatsOf(state);
  const spectator = players.map((player, seat) => `# a spectator sees p${seat + 1} ${JSON.stringify(player)}`);
  const others = seats.flatMap((seat) => {
    const { players: seen, ...sharedSeen } = view(state, seat);
    const lines = seen.flatMap((player, other) =>
      JSON.stringify(player) === JSON.stringify(players[other])
        ? []
        : [`# p${seat + 1} sees p${other + 1} ${JSON.stringify(player)}`],
    );
    const same = JSON.stringify(sharedSeen) === JSON.stringify(shared);
    return [...(same ? [] : [`# p${seat + 1} sees ${JSON.stringify(sharedSeen)}`]), ...lines];
  });
  return [`# a spectator sees ${JSON.stringify(shared)}`, ...spectator, ...others];
}

/** Plays a game and returns its text. */
export function record(game: Playthrough, actor: Actor = randomActor(rngFrom(`${game.seed}/players`))): string {
  const lines: string[] = [];
  let recorded = '';
  /** Records the views at most once in a phase. */
  const recordViews = (state: State) => {
    const now = `${state.round} ${state.phase}`;
    if (now === recorded || !areViewsRecorded(state)) return;
    recorded = now;
    lines.push(...sayViews(state));
  };
  const recordEvents = (events: readonly Event[]) => lines.push(...events.map(sayEvent));
  const { end } = playGame(game, actor, {
    begins: (state, events) => {
      recordEvents(events);
      recordViews(state);
    },
    sees: ({ act, events, after }) => {
      lines.push(formatAct(act));
      recordEvents(events);
      recordViews(after);
    },
  });
  const scores = resultOf(end).scores.map(({ seat, total }) => `p${seat + 1} ${total}`);
  return [formatGame({ ...game, acts: [] }).trimEnd(), ...lines, `# in the end ${scores.join(', ')}`, ''].join('\n');
}

/** An actor that repeats the acts of a recorded game. */
export const actorOf = (acts: readonly Act[]): Actor => {
  let next = 0;
  return () => acts[next++] ?? null;
};
