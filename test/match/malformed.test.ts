// Hostile input to a match and to the parsers. A match throws nothing, changes nothing and draws no random number; the
// parsers read a plain move or none, and refuse a bad transcript with a SyntaxError; no prototype is polluted.
// FUZZ_RUNS sets how much is sent, PROPERTY_SEED what is sent.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { argsOfMove, createGame, moveOfArgs } from '../../game/boardgame.ts';
import {
  fieldsOfMove,
  legal,
  MOVE_TYPES,
  parse,
  parseAct,
  parseGame,
  moveOfFields,
  refusal,
  rngFrom,
  RULES_VERSION,
  type MoveType,
  type State,
} from '../../game/index.ts';
import { keyFrom } from '../kit/chance.ts';
import { randomActor } from '../kit/games.ts';
import { collectComplaints } from '../kit/complaints.ts';
import { ReducerMatch } from '../kit/match.ts';
import { seatsOf } from '../kit/table.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300);
const seed = Number(process.env['PROPERTY_SEED'] ?? 2018);
const complaints = collectComplaints();

const ODD_NUMBERS = [-0, 1e308, -1, 0.5, 2 ** 53, 99, 100];
const ODD_WORDS = ['', '0', 'table1', 'hand', '\u0000', 'constructor', 'toString', '__proto__', 'x'.repeat(100_000)];
const ODD_LISTS = [Array(10_000).fill(1), [[[[[[]]]]]]];
/** Keys like __proto__ are the object's own when a parser makes it. */
const PARSED = ['{"__proto__":{"value":1}}', '{"length":1,"0":1}', '[{"value":1,"own":false,"from":null,"to":-0}]'].map(
  (text) => JSON.parse(text) as unknown,
);

/** Any JSON, as a parser makes it. */
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  fc.constantFrom<unknown>(...ODD_NUMBERS, ...ODD_WORDS, ...ODD_LISTS, ...PARSED, {}, null, true),
);
/** JSON, and values that JSON cannot carry but a program in the same process can pass. */
const anything = fc.oneof(json, fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }));

/**
 * JSON without `toString` and `valueOf`: boardgame.io prints the arguments that it refuses, and throws when such a field is
 * not a function. The server keeps it from printing.
 */
const printable = json.map((value) => {
  const text = JSON.stringify(value, (key, inner: unknown) => (/^(toString|valueOf)$/.test(key) ? undefined : inner));
  return JSON.parse(text) as unknown;
});

const typeNames = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...MOVE_TYPES) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>('toString', 'valueOf', '__proto__', 'hasOwnProperty', 'endTurn') },
  { weight: 1, arbitrary: json },
);

/** Matches after few and after many acts. */
const matches = [0, 3, 40, 90, 150, 260].map((acts) => {
  const name = `malformed ${acts}`;
  const game = createGame({ seed: keyFrom(name), setupData: { modules: 5 } });
  const match = new ReducerMatch({ players: 3, game });
  const actor = randomActor(rngFrom(name));
  for (let made = 0; made < acts; made++) match.play(actor(match.state.G.table)!);
  return match;
});
/** The index of one of the matches. */
const somewhere = fc.constantFrom(...matches.keys());

/** True if random input happens to be a legal move. */
function isLegal({ table }: { table: State }, playerID: string, type: unknown, args: unknown) {
  const seat = seatsOf(table).find((one) => String(one) === playerID);
  const move = moveOfArgs(type, args);
  return seat !== undefined && move !== null && refusal(table, seat, move) === null;
}

describe('hostile input to a match', () => {
  const playerIDs = fc.constantFrom('0', '1', '2', '3', '', '__proto__', 'null');
  /**
   * Sends the input to one of the matches, where nothing may change; `send` throws if a refused move has drawn a random
   * number. Input that happens to be legal is not sent.
   */
  const expectNoChange = (where: number, playerID: string, type: unknown, args: unknown) => {
    const match = matches[where]!;
    const { state } = match;
    if (isLegal(state.G, playerID, type, args)) return;
    const before = JSON.stringify(state.G);
    expect(match.send(playerID, type, args)).toBe(false);
    expect(JSON.stringify(match.state.G)).toBe(before);
    // Without the error that boardgame.io notes in the state.
    match.state = state;
  };

  test('a move with any type and any arguments changes nothing, unless it happens to be legal', () => {
    const property = fc.property(
      somewhere,
      playerIDs,
      typeNames,
      fc.array(printable, { maxLength: 6 }),
      expectNoChange,
    );
    fc.assert(property, { numRuns: RUNS, seed });
  });
  test('a legal move with one field replaced (or added, if it has none) changes nothing, unless it is still legal', () => {
    const property = fc.property(somewhere, fc.nat(), fc.nat(), printable, (where, which, field, value) => {
      const { G } = matches[where]!.state;
      const { table } = G;
      for (const seat of seatsOf(table)) {
        const moves = legal(table, seat);
        const move = moves[which % Math.max(1, moves.length)];
        if (move === undefined) continue;
        const args = argsOfMove(move);
        args[field % Math.max(1, args.length)] = value;
        expectNoChange(where, String(seat), move.type, args);
      }
    });
    fc.assert(property, { numRuns: RUNS, seed });
  });
  test('boardgame.io reported invalid moves and no exception', () => {
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints.filter((line) => !/^ERROR: (invalid|disallowed|player not active)/.test(line))).toEqual([]);
  });
});

describe('hostile input to the parsers', () => {
  /** Expects that fields, if they are read as a move, make a plain object that can be written and read again. */
  const expectPlainMove = (type: unknown, fields: readonly unknown[]) => {
    const move = moveOfFields(type, fields);
    if (move === null) return;
    expect(MOVE_TYPES).toContain(move.type);
    expect(Object.getPrototypeOf(move)).toBe(Object.prototype);
    expect(moveOfFields(move.type, fieldsOfMove(move))).toEqual(move);
    expect(JSON.parse(JSON.stringify(move))).toStrictEqual(move);
  };
  test('values are read as a plain move or not at all', () => {
    fc.assert(fc.property(typeNames, fc.array(anything, { maxLength: 6 }), expectPlainMove), {
      numRuns: 4 * RUNS,
      seed,
    });
  });
  test('values that are nearly moves are read as a plain move or not at all', () => {
    const numbers = [0, -0, 1, 2, 5, 6, 7, 98, 99];
    const words = ['brewer', 'monk', '5', '3-4', '3a', 'schnapps', 'regular1'];
    const dice = [{ value: 1, own: false, from: null, to: -0 }, { value: 1, own: 0, from: null, to: 'monk' }, {}];
    const lists = [[], ...dice.map((die) => [die])];
    const fields = fc.constantFrom<unknown>(...numbers, ...words, ...lists, true, false, null);
    fc.assert(fc.property(typeNames, fc.array(fields, { maxLength: 5 }), expectPlainMove), {
      numRuns: 10 * RUNS,
      seed,
    });
  });
  test('well-formed moves are judged without an exception', () => {
    const rng = rngFrom('refused');
    const types = fc.constantFrom<MoveType>(...MOVE_TYPES);
    const numbers = [0, 1, 2, 3, 5, 6, 97];
    const words = ['monk', 'brewer', '5', '3a', 'deny'];
    const field = fc.constantFrom<unknown>(...numbers, ...words, true, false, null);
    const property = fc.property(somewhere, types, fc.array(field, { maxLength: 5 }), (where, type, fields) => {
      const move = moveOfFields(type, fields);
      if (move === null) return;
      const { table } = matches[where]!.state.G;
      expect(() => refusal(table, seatsOf(table)[rng(3)]!, move)).not.toThrow();
      expect(refusal(table, 3, move)).toEqual({ because: 'noSuchSeat' });
    });
    fc.assert(property, { numRuns: 10 * RUNS, seed });
  });
});

describe('hostile text', () => {
  const spaces = ['table1', 'table0', 'table99', 'hand', 'nobody'];
  const others = ['4', '4*', 'white', 'own', '4:hand>monk', '-0', '007', ' ', 'p1'];
  const words = fc.constantFrom(...MOVE_TYPES, ...spaces, ...others);
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 5 }).map((said) => said.join(' ')),
    fc.constantFrom('x'.repeat(100_000), 'put '.repeat(1000), `put ${Array(1000).fill('4:hand>monk').join(',')}`),
  );
  test('a line is parsed as a move or not at all', () => {
    const property = fc.property(text, (line) => {
      for (const move of [parse(line), parseAct(`p1 ${line}`)?.move ?? null, parseAct(line)?.move ?? null]) {
        if (move !== null) expect(MOVE_TYPES).toContain(move.type);
      }
    });
    fc.assert(property, { numRuns: 4 * RUNS, seed });
  });
  test('a transcript is parsed, or refused with a SyntaxError', () => {
    const settings = ['players 2', 'players 9', 'modules 5', 'modules x', 'seed a'];
    const lines = fc.oneof(text, fc.constantFrom(`tiefenthal ${RULES_VERSION}`, ...settings, '# note', ''));
    const property = fc.property(fc.array(lines, { maxLength: 8 }), (said) => {
      try {
        expect(parseGame(said.join('\n')).acts.length).toBeLessThan(9);
      } catch (fault) {
        expect(fault).toBeInstanceOf(SyntaxError);
      }
    });
    fc.assert(property, { numRuns: 4 * RUNS, seed });
  });
});

test('no prototype was changed', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['value']).toBeUndefined();
});
