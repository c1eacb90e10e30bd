// The notation: every move and act has a line of text, and a game can be replayed from its transcript.
import { describe, expect, test } from 'vitest';
import {
  fieldsOfMove,
  format,
  formatAct,
  formatGame,
  MOVE_TYPES,
  parse,
  parseAct,
  parseGame,
  moveOfFields,
  replay,
  RULES_VERSION,
  type Move,
  type Transcript,
} from '../../game/index.ts';
import { playRandomGame } from '../kit/games.ts';

const EXAMPLES: [text: string, move: Move][] = [
  ['choose barback', { type: 'choose', option: 'barback' }],
  ['confirm', { type: 'confirm' }],
  ['withdraw', { type: 'withdraw' }],
  ['draft 6', { type: 'draft', value: 6 }],
  ['put 4:hand>monk', { type: 'put', dice: [{ value: 4, own: false, from: null, to: 'monk' }] }],
  [
    'put 2:table3>hand,6*:barrel>table12',
    {
      type: 'put',
      dice: [
        { value: 2, own: false, from: 2, to: null },
        { value: 6, own: true, from: 'barrel', to: 11 },
      ],
    },
  ],
  ['juggle 3 own hand 5', { type: 'juggle', value: 3, own: true, from: null, to: 5 }],
  ['take 1 white table1', { type: 'take', value: 1, own: false, from: 0 }],
  ['buy brewer', { type: 'buy', card: 'brewer' }],
  ['upgrade tables 2', { type: 'upgrade', tile: 'tables', returns: 2 }],
  ['recruit 7b', { type: 'recruit', guest: '7b' }],
  ['nobles 3', { type: 'nobles', count: 3 }],
  ['breatheOn safe', { type: 'breatheOn', tile: 'safe' }],
  ['deny table3', { type: 'deny', table: 2 }],
  ['deny nobody', { type: 'deny', table: null }],
  ['pick schnapps', { type: 'pick', what: 'schnapps' }],
  ['sign 7-8', { type: 'sign', column: '7-8' }],
  ['strike regular1', { type: 'strike', regular: 'regular1' }],
  ...(['giveUp', 'settle', 'dance', 'breathe', 'bard', 'end', 'takeBack'] as const).map((type): [string, Move] => [
    type,
    { type },
  ]),
];

describe('a move and its text', () => {
  for (const [text, move] of EXAMPLES) {
    test(text, () => {
      expect([format(move), parse(text)]).toEqual([text, move]);
      expect(moveOfFields(move.type, fieldsOfMove(move))).toEqual(move);
    });
  }
  test('every type of move has an example here', () => {
    expect(MOVE_TYPES.filter((type) => !EXAMPLES.some(([, move]) => move.type === type))).toEqual([]);
  });
});

test('text that is no move is refused', () => {
  const lines = [
    '',
    'sleep',
    'buy',
    'buy cook',
    'buy brewer twice',
    'draft 7',
    'draft 0',
    'take 4 red monk',
    'nobles 4',
  ];
  const more = ['put', 'put 4:hand', 'put 4:hand>table0', 'put 4:hand>monk,', 'deny -1', 'toString', 'buy  brewer'];
  expect([...lines, ...more].filter((line) => parse(line) !== null)).toEqual([]);
});

test('fields that make no move are refused', () => {
  const shift = { value: 4, own: false, from: null, to: 'monk' };
  const wrong = [
    [],
    [null],
    [[]],
    [{ ...shift, value: 7 }],
    [{ ...shift, own: 1 }],
    [{ ...shift, to: 99 }],
    [shift, 0],
  ];
  expect(wrong.filter((dice) => moveOfFields('put', [dice]) !== null)).toEqual([]);
  expect(moveOfFields('put', [[shift]])).toEqual({ type: 'put', dice: [shift] });
  expect(moveOfFields('put', [[shift], [shift]])).toBeNull();
});

test('no more dice are moved at once than the seven that a player can have', () => {
  const shift = '4:hand>monk';
  expect(parse(`put ${Array(7).fill(shift).join(',')}`)).not.toBeNull();
  expect(parse(`put ${Array(8).fill(shift).join(',')}`)).toBeNull();
});

test('an act says who acts', () => {
  const act = { seat: 2, move: { type: 'buy', card: 'table' } } as const;
  expect([formatAct(act), parseAct('p3 buy table')]).toEqual(['p3 buy table', act]);
  expect(['p5 end', 'p0 end', 'end', 'p1', 'P1 end', 'p1 sleep'].filter((line) => parseAct(line) !== null)).toEqual([]);
});

describe('a game as text', () => {
  const { end, ...game } = playRandomGame({ players: 3, modules: 4, seed: 'as-text' });
  test('is parsed again', () => {
    const { players, modules, seed, acts }: Transcript = game;
    expect(parseGame(formatGame(game))).toEqual({ players, modules, seed, acts });
  });
  test('leads to the same end when played again', () => {
    const rounds: number[] = [];
    expect(replay(game, (_, state) => rounds.push(state.round))).toEqual(end);
    expect([rounds.length, rounds[0], rounds.at(-1)]).toEqual([game.acts.length, 0, 8]);
  });
  test('may have empty lines, spaces and remarks', () => {
    const remarked = formatGame(game).replaceAll('\n', '\n\n# as I remember\n  ').trim();
    expect(parseGame(remarked)).toEqual(parseGame(formatGame(game)));
  });
  test('is refused with a sentence that names the faulty line or setting', () => {
    const title = `tiefenthal ${RULES_VERSION}`;
    const head = `${title}\nplayers 2\nmodules 1\nseed a\n`;
    expect(() => parseGame(`${head}p1 sleep`)).toThrow(new SyntaxError("line 5: 'p1 sleep' is no move"));
    expect(() => parseGame(head.replace(title, 'chess'))).toThrow(/^line 1: /);
    expect(() => parseGame(head.replace('players 2', 'players 5'))).toThrow(
      'players must be a whole number from 2 to 4',
    );
    expect(() => parseGame(head.replace('modules 1', ''))).toThrow('modules must be a whole number from 1 to 5');
    expect(() => parseGame(head.replace('seed a', ''))).toThrow('a game needs a seed');
    expect(() => parseGame(`${head}${title}`)).toThrow(`line 5: '${title}' is no move`);
    expect(() => parseGame('')).toThrow(SyntaxError);
  });
  test('stops at an illegal act', () => {
    const wrong: Transcript = { ...game, acts: [{ seat: 0, move: { type: 'end' } }] };
    expect(() => replay(wrong)).toThrow("act 1, 'p1 end', is refused: wrongPhase");
  });
});
