// Moves that reach boardgame.io's master at the same time, and moves of the wrong player.
import { describe, expect, test } from 'vitest';
import { argsOfMove, createGame, type GameState } from '../../game/boardgame.ts';
import { parse, rngFrom, type Move } from '../../game/index.ts';
import { collectComplaints } from '../kit/complaints.ts';
import { gameWith, makeMove, Master, ReducerMatch } from '../kit/match.ts';
import { Storage } from './storage.ts';

const MATCH_ID = 'table';
collectComplaints();

/** A match in boardgame.io's master, which its server uses. */
async function masterOf(players: number, modules: 1 | 2 | 4) {
  const storage = new Storage();
  const quiet = { send: () => undefined, sendAll: () => undefined };
  const master = new Master(gameWith(modules, rngFrom('same instant')), storage, quiet);
  await master.onSync(MATCH_ID, '0', undefined, players);
  const now = () => storage.fetch(MATCH_ID, { state: true }).state;
  const match = (): GameState => now().G as GameState;
  const update = async (seat: number, text: string, stateID: number) => {
    const move = parse(text) as Move;
    const action = makeMove(String(seat), move.type, argsOfMove(move));
    await master.onUpdate(action, stateID, MATCH_ID, String(seat));
  };
  return { now, match, update };
}

describe('in a phase in which all act at the same time', () => {
  test('two moves made on the same state both count', async () => {
    const { now, match, update } = await masterOf(3, 1);
    const { _stateID } = now();
    await Promise.all([update(0, 'confirm', _stateID), update(2, 'confirm', _stateID)]);
    expect(match().table.players.map(({ done }) => done)).toEqual([true, false, true]);
  });
  test('so do two hidden choices', async () => {
    const { now, match, update } = await masterOf(2, 4);
    const { _stateID } = now();
    const [first, second] = match().table.startCards;
    await Promise.all([update(1, `choose ${second}`, _stateID), update(0, `choose ${first}`, _stateID)]);
    expect(match().table.players.map(({ startCard }) => startCard)).toEqual([first, second]);
  });
});

describe('a move is refused', () => {
  const inOrders = () => {
    const match = new ReducerMatch({ players: 3, modules: 1, seed: 'orders' });
    for (const seat of [0, 1, 2] as const) match.acts({ seat, move: { type: 'confirm' } });
    expect(match.state.ctx.phase).toBe('orders');
    return match;
  };
  test('of a player whose turn it is not', () => {
    const match = inOrders();
    const { turn, players } = match.state.G.table;
    const drafts = (seat: number) => match.sends(String(seat), 'draft', [players[seat]!.coaster[0]!]);
    for (const seat of [0, 1, 2].filter((other) => other !== turn)) expect(drafts(seat)).toBe(false);
    expect(drafts(turn!)).toBe(true);
  });
  test('of a spectator, or of nobody at the table', () => {
    const match = inOrders();
    for (const playerID of [null, undefined, '', '3', '7', '-1', '00', '__proto__', 'constructor']) {
      expect(match.sends(playerID, 'draft', [1])).toBe(false);
    }
  });
  test('with more or fewer arguments than it has fields', () => {
    const match = inOrders();
    const seat = match.state.G.table.turn!;
    const [value] = match.state.G.table.players[seat]!.coaster;
    for (const args of [[], [value, value], [undefined], [[value]], { 0: value, length: 1 }, null, undefined]) {
      expect(match.sends(String(seat), 'draft', args)).toBe(false);
    }
    expect(match.sends(String(seat), 'draft', [value])).toBe(true);
  });
  test('of another phase', () => {
    const match = inOrders();
    expect(match.sends(String(match.state.G.table.turn), 'confirm', [])).toBe(false);
  });
});

test('a host who fixes the modules needs no set-up data, and others are held to them', () => {
  const validate = (game: ReturnType<typeof createGame>, data: unknown, players: number) =>
    game.validateSetupData?.(data as { modules: 1 }, players);
  expect(validate(createGame(), undefined, 2)).toBe('modules must be a whole number from 1 to 5');
  expect(validate(createGame({ setupData: { modules: 3 } }), undefined, 2)).toBeUndefined();
  expect(validate(createGame(), { modules: 5 }, 4)).toBeUndefined();
  expect(validate(createGame(), { modules: 5 }, 5)).toBe('players must be a whole number from 2 to 4');
  for (const modules of [0, 6, '5', null, [5], { length: 5 }, 2.5]) {
    expect(validate(createGame(), { modules }, 2)).toBe('modules must be a whole number from 1 to 5');
  }
  for (const data of [null, 5, 'modules', [], [5], { module: 5 }]) {
    expect(validate(createGame(), data, 2)).toBe('modules must be a whole number from 1 to 5');
  }
});
