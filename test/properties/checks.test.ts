// Tests of the invariant checks themselves: those of a state pass a sound table, and those of components, moves, JSON
// and undo find faults.
import { expect, test } from 'vitest';
import { clone, rngFrom, type State } from '../../game/index.ts';
import { aTable, type TestTable } from '../kit/table.ts';
import { checkConservation } from './conservation.ts';
import { checkMovement } from './movement.ts';
import { checkScore } from './score.ts';
import { checkTakingBack } from './undo.ts';
import { checkJson, checkViews, withOtherSecrets } from './secrets.ts';

const table = (): TestTable =>
  aTable({ modules: 5 }).serving(
    { drawn: '4a brewer', dice: '3:table1 4 5 6', deck: 'noble regular1 server', thalers: 9, schnapps: 2 },
    { dice: '1 2 3 4' },
  );

/** A function that checks a table after something in it was broken. */
const checkAfter = (check: (state: State) => void, breaks: (state: State) => unknown) => {
  const { state } = table();
  breaks(state);
  return () => check(state);
};

test('a sound table breaks no invariant of a state', () => {
  const { state } = table();
  checkConservation(state);
  checkMovement(state);
  checkScore(state);
  checkJson(state);
  checkViews(state, rngFrom('fine'));
});

const faults: [what: string, breaks: (state: State) => unknown, sentence: RegExp][] = [
  ['a missing card', ({ players }) => void players[0]!.deck.pop(), /lost or doubled: state\.cards/],
  [
    'a card that is there twice',
    ({ players }) => void players[0]!.deck.push('4a'),
    /lost or doubled: state\.cards\.4a/,
  ],
  ['a missing tavern card', ({ supply }) => (supply.brewer -= 1), /state\.cards\.brewer/],
  ['a schnapps too many', (state) => (state.schnapps += 1), /state\.schnapps: 21 is not 20/],
  ['a missing signature', (state) => (state.signatures -= 1), /state\.signatures: 39 is not 40/],
  ['a missing white die', ({ players }) => void players[0]!.dice.pop(), /White dice are missing/],
  ['a die where it does not fit', ({ players }) => void (players[0]!.dice[0]!.value = 2), /lies where it does not fit/],
  ['debts', ({ players }) => void (players[0]!.thalers = -1), /negative or not whole/],
];
test.each(faults)('%s is noticed', (_what, breaks, sentence) => {
  expect(checkAfter(checkConservation, breaks)).toThrow(sentence);
});

test('a table at which nobody can move is noticed', () => {
  expect(checkAfter(checkMovement, (state) => void (state.turn = null))).toThrow('nobody is waited for');
});

test('with other secrets the guest deck has the same guests, and all that is not a deck, a pile or a player is the same', () => {
  const { state } = table();
  const other = withOtherSecrets(state, 0, rngFrom('other'));
  expect(other).not.toEqual(state);
  const deck = (of: State) => [...of.guestDeck].sort();
  expect(deck(other)).toEqual(deck(state));
  expect({ ...other, players: [], guestDeck: [], pile: [] }).toEqual({
    ...state,
    players: [],
    guestDeck: [],
    pile: [],
  });
});

test('a value that is not JSON is noticed', () => {
  const breaks = (state: State) => void (state.players[0]!.thalers = -0);
  expect(checkAfter(checkJson, breaks)).toThrow('The state is more than JSON: state.players.0.thalers');
});

test('a trace of an undone move is noticed', () => {
  const one = table();
  const before = clone(one.state);
  one.acts('settle');
  const step = {
    before,
    act: { seat: 0, move: { type: 'settle' } },
    after: one.state,
    events: one.events,
    chance: [],
  } as const;
  expect(() => checkTakingBack(step)).not.toThrow();
  before.players[0]!.thalers++;
  expect(() => checkTakingBack(step)).toThrow('Taking back leaves a trace: state.players.0.thalers: 9 is not 10');
});
