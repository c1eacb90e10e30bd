// Formats a move as one line of text, parses it back, and reads moves from untrusted JSON.
import { recordOf } from '../data/index.ts';
import type { Codec } from './codecs.ts';
import type { Move, MoveType } from './moves.ts';
import { isProposal } from './proposals.ts';
import { isMoveType, MOVE_TYPES, verbOf } from './verbs/index.ts';

type Fields = readonly (readonly [string, Codec<unknown>])[];

const FIELDS: Readonly<Record<MoveType, Fields>> = recordOf(MOVE_TYPES, (type) => Object.entries(verbOf(type).fields));

/** `upgrade brewer 2` */
export function format(move: Move): string {
  const parts = move as unknown as Readonly<Record<string, unknown>>;
  return [move.type, ...FIELDS[move.type].map(([name, field]) => field.format(parts[name]))].join(' ');
}

function assemble(type: MoveType, values: readonly (readonly [string, unknown])[]): Move | null {
  if (values.some(([, value]) => value === undefined)) return null;
  return { type, ...Object.fromEntries(values) } as unknown as Move;
}

/** Null if the text is no move. */
export function parse(text: string): Move | null {
  const [type, ...words] = text.split(' ');
  if (!isMoveType(type)) return null;
  const fields = FIELDS[type];
  if (words.length !== fields.length) return null;
  return assemble(
    type,
    fields.map(([name, field], index) => [name, field.parse(words[index])]),
  );
}

/** The move with this type and these fields, in the order of the notation; null if it is none. Both may be anything. */
export function moveOfFields(type: unknown, values: readonly unknown[]): Move | null {
  if (!isMoveType(type)) return null;
  const fields = FIELDS[type];
  if (values.length !== fields.length) return null;
  return assemble(
    type,
    fields.map(([name, field], index) => [name, field.fromJson(values[index])]),
  );
}

/** Reads a move from untrusted JSON, with only the fields of its type; null if the value is no move. */
export function readMove(given: unknown): Move | null {
  if (typeof given !== 'object' || given === null) return null;
  // A move that the rules made themselves is recognised by its identity, which JSON from outside cannot have.
  if (isProposal(given)) return given;
  const parts = given as Readonly<Record<string, unknown>>;
  const { type } = parts;
  if (!isMoveType(type)) return null;
  const move: Record<string, unknown> = { type };
  for (const [name, field] of FIELDS[type]) {
    const value = field.fromJson(parts[name]);
    if (value === undefined) return null;
    move[name] = value;
  }
  return move as unknown as Move;
}

/** The fields of a move in the order of the notation. */
export function fieldsOfMove(move: Move): unknown[] {
  const parts = move as unknown as Readonly<Record<string, unknown>>;
  return FIELDS[move.type].map(([name]) => parts[name]);
}
