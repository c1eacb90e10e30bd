// Transcripts: a whole game as text, with options, seed, and one line for each move.
import { SEATS, type Modules, type Seat } from '../data/index.ts';
import type { Move } from './moves.ts';
import { format, parse } from './notation.ts';
import { play } from './play.ts';
import { rngFrom, type Rng } from './rng.ts';
import { faultInOptions, setup, type Options } from './setup.ts';
import type { State } from './state.ts';
import { RULES_VERSION } from './version.ts';

/** A move with its seat. */
export interface Act {
  readonly seat: Seat;
  readonly move: Move;
}

export interface Transcript extends Options {
  readonly seed: string;
  readonly acts: readonly Act[];
}

const TITLE = `tiefenthal ${RULES_VERSION}`;

export const formatAct = ({ seat, move }: Act): string => `p${seat + 1} ${format(move)}`;

export function parseAct(line: string): Act | null {
  const found = /^p([1-4]) (.+)$/.exec(line);
  if (found === null) return null;
  const move = parse(found[2]);
  return move === null ? null : { seat: SEATS[Number(found[1]) - 1], move };
}

/** The seed is one word. */
export const formatGame = ({ players, modules, seed, acts }: Transcript): string =>
  [TITLE, `players ${players}`, `modules ${modules}`, `seed ${seed}`, ...acts.map(formatAct), ''].join('\n');

const SETTING = /^(players|modules|seed) (\S+)$/;
const DIGIT = /^\d$/;

/** Throws an error that names the faulty line or setting. Empty lines and lines that begin with # are skipped. */
export function parseGame(text: string): Transcript {
  const lines = text.split('\n').map((line) => line.trim());
  const fault = (index: number, what: string) => new SyntaxError(`line ${index + 1}: ${what}`);
  const head = new Map<string, string>();
  const acts: Act[] = [];
  if (lines[0] !== TITLE) throw fault(0, `a game begins with '${TITLE}'`);
  lines.forEach((line, index) => {
    if (line === '' || line.startsWith('#') || index === 0) return;
    const setting = SETTING.exec(line);
    if (setting !== null) {
      if (acts.length > 0 || head.has(setting[1])) throw fault(index, `'${line}' comes after a move or a second time`);
      head.set(setting[1], setting[2]);
      return;
    }
    const act = parseAct(line);
    if (act === null) throw fault(index, `'${line}' is no move`);
    acts.push(act);
  });
  const digit = (setting: string) => (DIGIT.test(head.get(setting) ?? '') ? Number(head.get(setting)) : null);
  const players = digit('players');
  const modules = digit('modules');
  const seed = head.get('seed');
  const wrong = faultInOptions(players, modules);
  if (wrong !== null) throw new SyntaxError(wrong);
  if (seed === undefined) throw new SyntaxError('a game needs a seed');
  return { players: players as number, modules: modules as Modules, seed, acts };
}

/** Plays the game of a transcript; `after` is called after every act, with the state it led to. */
export function replay(
  { players, modules, seed, acts }: Transcript,
  after: (act: Act, state: State, rng: Rng) => void = () => undefined,
): State {
  const rng = rngFrom(seed);
  const { state } = setup({ players, modules }, rng);
  acts.forEach((act, index) => {
    const played = play(state, act.seat, act.move, rng);
    if (played.refused !== null) {
      throw new Error(`act ${index + 1}, '${formatAct(act)}', is refused: ${played.refused.because}`);
    }
    after(act, state, rng);
  });
  return state;
}
