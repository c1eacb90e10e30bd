// Hostile moves given to the rules directly: malformed ones are refused and change nothing, legal ones with a replaced
// field are refused or played, and added fields are dropped.
// FUZZ_RUNS sets the number of moves of each type, PROPERTY_SEED the seed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clone,
  legal,
  MOVE_TYPES,
  play,
  refusal,
  rngFrom,
  type Move,
  type MoveType,
  type Seat,
  type State,
} from '../../game/index.ts';
import { noChance } from '../kit/chance.ts';
import { playRandomGame } from '../kit/games.ts';
import { aTable, seatsOf } from '../kit/table.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60);
const seed = Number(process.env['PROPERTY_SEED'] ?? 2018);

const MALFORMED = { because: 'malformed' };

/** For each type of move, up to eight legal moves with their states. */
const examples = new Map<MoveType, { state: State; seat: Seat; move: Move }[]>();
const addExamplesFrom = (state: State) => {
  for (const seat of seatsOf(state)) {
    for (const move of legal(state, seat)) {
      const known = examples.get(move.type) ?? [];
      if (known.length < 8) examples.set(move.type, [...known, { state, seat, move }]);
    }
  }
};
for (const game of [0, 1, 2]) {
  playRandomGame(
    { players: 2, modules: 5, seed: `hostile ${game}` },
    { sees: ({ before }) => addExamplesFrom(before) },
  );
}
// States that random players rarely reach.
const rich = {
  drawn: '4a brewer',
  dice: '1 4 5 6:table1',
  thalers: 30,
  beer: 30,
  schnapps: 9,
  dancer: 'beer',
} as const;
addExamplesFrom(aTable({ modules: 2 }).serving({ ...rich, fireBreather: 'upgrade' }).state);
addExamplesFrom(aTable({ modules: 2 }).serving({ ...rich, dice: '1 4 5 6', fireBreather: 'deny' }).state);
addExamplesFrom(aTable({ modules: 2 }).planning({ ...rich, juggler: 'die' }).state);
addExamplesFrom(
  aTable({ modules: 2 })
    .serving({ ...rich, dice: '1 4 5 6', fireBreather: 'deny' })
    .acts('breathe').state,
);

const hostile = fc.oneof(
  fc.constantFrom<unknown>(0, -0, -1, 0.5, NaN, Infinity, 1e308, 2 ** 53, 4, 7, 99, '', '1', 'hand', '__proto__'),
  fc.constantFrom<unknown>('constructor', 'toString', null, undefined, true, [], {}, [[]], [null], [{}], { length: 1 }),
  fc.constantFrom<unknown>([{ value: 1, own: false, from: null, to: '__proto__' }], { 0: 'monk', length: 1 }),
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }),
);

/** The move must be refused without a change, or played; it must never throw or leave a state that is not JSON. */
function plays(state: State, seat: Seat, given: unknown): ReturnType<typeof play> {
  const table = clone(state);
  const before = JSON.stringify(table);
  const played = play(table, seat, given as Move, rngFrom('hostile'));
  expect(played.refused).toEqual(refusal(state, seat, given as Move));
  if (played.refused !== null) expect(JSON.stringify(table)).toBe(before);
  else expect(JSON.parse(JSON.stringify(table))).toStrictEqual(table);
  return played;
}

describe('a malformed move is refused, and nothing changes:', () => {
  test.each([
    ['no nobles', { type: 'nobles', count: 0 }],
    ['half a noble', { type: 'nobles', count: 1.5 }],
    ['no dice', { type: 'put', dice: [] }],
    ['dice that are no list', { type: 'put', dice: { length: 1, 0: {} } }],
    ['cards that would come out of nothing', { type: 'upgrade', tile: 'tables', returns: -1 }],
    ['a tile of no tavern', { type: 'upgrade', tile: '__proto__', returns: 0 }],
    ['a card of no tavern', { type: 'buy', card: '__proto__' }],
    ['a guest of no deck', { type: 'recruit', guest: 'constructor' }],
    ['no type at all', {}],
    ['a type that every object inherits', { type: '__proto__' }],
    ['another inherited name', { type: 'toString' }],
    ['nothing', null],
    ['undefined', undefined],
    ['a word', 'end'],
  ])('%s', (_what, move) => {
    const { state } = aTable({ modules: 1 }).serving({ thalers: 30, beer: 30, drawn: '4a brewer', dice: '1 4 5 6' });
    const before = structuredClone(state);
    expect(play(state, 0, move as unknown as Move, noChance).refused).toEqual(MALFORMED);
    expect(refusal(state, 0, move as unknown as Move)).toEqual(MALFORMED);
    expect(state).toEqual(before);
  });
});

describe('a legal move with one field replaced is refused or played', () => {
  test('there is an example of every type of move', () => {
    expect([...examples.keys()].sort()).toEqual([...MOVE_TYPES].sort());
  });

  for (const type of MOVE_TYPES) {
    test(type, () => {
      const ofType = examples.get(type) ?? [];
      const property = fc.property(fc.nat(), fc.nat(), hostile, (which, field, value) => {
        const { state, seat, move } = ofType[which % ofType.length]!;
        const fields = Object.keys(move).filter((name) => name !== 'type');
        // A move without fields has its type replaced.
        const replaced = fields.length === 0 ? 'type' : fields[field % fields.length]!;
        plays(state, seat, { ...move, [replaced]: value });
      });
      fc.assert(property, { numRuns: RUNS, seed });
    });
  }
});

test('a seat that does not exist is refused', () => {
  const { state, move } = examples.get('end')![0]!;
  for (const seat of [-1, 7, 0.5, NaN, '0', '__proto__', null]) {
    expect(refusal(state, seat as Seat, move)).toEqual({ because: 'noSuchSeat' });
  }
});

test('only the fields of a move’s type are played, reported and kept for undo', () => {
  const table = aTable({ modules: 1 }).planning({ drawn: '4a', dice: '1 5' });
  const shift = { value: 5, own: false, from: null, to: 'monk', note: 'x'.repeat(100) };
  const move = { type: 'put', dice: [shift], note: 'y'.repeat(100) } as unknown as Move;
  const played = play(table.state, 0, move, noChance);
  expect(played.refused).toBeNull();
  expect(JSON.stringify([table.state, played])).not.toMatch(/note|xxx|yyy/);
});

test('a proposed move of a die cannot be changed, as the same object is proposed to everybody', () => {
  const table = aTable({ modules: 1 }).planning({ drawn: '4a', dice: '1 5' });
  const put = legal(table.state, 0).find((move) => move.type === 'put')!;
  expect(() => Object.assign(put, { note: 'x' })).toThrow(TypeError);
  expect(() => Object.assign(put.dice[0], { to: 'brewer' })).toThrow(TypeError);
  expect(() => put.dice.push({ value: 1, own: false, from: null, to: 'barrel' })).toThrow(TypeError);
});
