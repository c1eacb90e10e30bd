// A move as one line of text, and back; a whole game as text.
import { SEATS, type Module, type Seat } from '../data/index.ts';
import type { Field } from './fields.ts';
import type { Move, MoveType } from './moves.ts';
import { rngFrom, type Rng } from './rng.ts';
import { play } from './play.ts';
import { faultInOptions, setup, type Options } from './setup.ts';
import type { State } from './state.ts';
import { isMoveType, VERBS } from './verbs/index.ts';

type Fields = readonly (readonly [string, Field<unknown>])[];

const fieldsOf = (type: MoveType): Fields => Object.entries(VERBS[type].fields);

/** `upgrade brewer 2` */
export function format(move: Move): string {
  const parts = move as unknown as Readonly<Record<string, unknown>>;
  return [move.type, ...fieldsOf(move.type).map(([name, field]) => field.say(parts[name]))].join(' ');
}

function assemble(type: MoveType, values: readonly (readonly [string, unknown])[]): Move | null {
  if (values.some(([, value]) => value === undefined)) return null;
  return { type, ...Object.fromEntries(values) } as unknown as Move;
}

/** Null when the text is no move. */
export function parse(text: string): Move | null {
  const [type, ...words] = text.split(' ');
  if (!isMoveType(type)) return null;
  const fields = fieldsOf(type);
  if (words.length !== fields.length) return null;
  return assemble(
    type,
    fields.map(([name, field], index) => [name, field.hear(words[index])]),
  );
}

/** Reads a move from what came as untrusted JSON: the name, and its fields in the order they are said. */
export function readMove(type: unknown, values: readonly unknown[]): Move | null {
  if (!isMoveType(type)) return null;
  const fields = fieldsOf(type);
  if (values.length !== fields.length) return null;
  return assemble(
    type,
    fields.map(([name, field], index) => [name, field.read(values[index])]),
  );
}

/** The fields of a move in the order they are said. */
export function fieldsOfMove(move: Move): unknown[] {
  const parts = move as unknown as Readonly<Record<string, unknown>>;
  return fieldsOf(move.type).map(([name]) => parts[name]);
}

/** Who did what. */
export interface Act {
  readonly seat: Seat;
  readonly move: Move;
}

export interface Transcript extends Options {
  readonly seed: string;
  readonly acts: readonly Act[];
}

const TITLE = 'tiefenthal 1';

export const formatAct = ({ seat, move }: Act): string => `p${seat + 1} ${format(move)}`;

export function parseAct(line: string): Act | null {
  const said = /^p([1-4]) (.+)$/.exec(line);
  if (said === null) return null;
  const move = parse(said[2]);
  return move === null ? null : { seat: SEATS[Number(said[1]) - 1], move };
}

export const formatGame = ({ players, module, seed, acts }: Transcript): string =>
  [TITLE, `players ${players}`, `modules ${module}`, `seed ${seed}`, ...acts.map(formatAct), ''].join('\n');

/** Throws a sentence that names the line which is no part of a game. Empty lines and lines with # are passed over. */
export function parseGame(text: string): Transcript {
  const lines = text.split('\n').map((line) => line.trim());
  const fault = (index: number, what: string) => new SyntaxError(`line ${index + 1}: ${what}`);
  const head: { [setting: string]: string | undefined } = {};
  const acts: Act[] = [];
  lines.forEach((line, index) => {
    if (line === '' || line.startsWith('#') || (index === 0 && line === TITLE)) return;
    const setting = /^(players|modules|seed) (\S+)$/.exec(line);
    if (setting !== null) {
      head[setting[1]] = setting[2];
      return;
    }
    const act = parseAct(line);
    if (act === null) throw fault(index, `'${line}' is no move`);
    acts.push(act);
  });
  if (lines[0] !== TITLE) throw fault(0, `a game begins with '${TITLE}'`);
  const players = Number(head.players);
  const module = Number(head.modules) as Module;
  const wrong = faultInOptions(players, module);
  if (wrong !== null) throw new SyntaxError(wrong);
  if (head.seed === undefined) throw new SyntaxError('a game needs a seed');
  return { players, module, seed: head.seed, acts };
}

/** Plays a game from its text; `after` sees every act with the state it led to. */
export function replay(
  { players, module, seed, acts }: Transcript,
  after: (act: Act, state: State, rng: Rng) => void = () => undefined,
): State {
  const rng = rngFrom(seed);
  const { state } = setup({ players, module }, rng);
  acts.forEach((act, index) => {
    const played = play(state, act.seat, act.move, rng);
    if (played.refused !== null) {
      throw new Error(`act ${index + 1}, '${formatAct(act)}', is refused: ${played.refused.because}`);
    }
    after(act, state, rng);
  });
  return state;
}
