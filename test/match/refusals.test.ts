// Refusals of a match in boardgame.io: moves of the wrong player, phase or form, and set-up data that make no game.
import { describe, expect, test } from 'vitest';
import { createGame } from '../../game/boardgame.ts';
import { collectComplaints } from '../kit/complaints.ts';
import { ReducerMatch } from '../kit/match.ts';

collectComplaints();

describe('a move is refused', () => {
  const inOrders = () => {
    const match = new ReducerMatch({ players: 3, modules: 1, seed: 'orders' });
    for (const seat of [0, 1, 2] as const) match.play({ seat, move: { type: 'confirm' } });
    expect(match.state.ctx.phase).toBe('orders');
    return match;
  };
  test('of a player whose turn it is not', () => {
    const match = inOrders();
    const { turn, players } = match.state.G.table;
    const drafts = (seat: number) => match.send(String(seat), 'draft', [players[seat]!.coaster[0]!]);
    for (const seat of [0, 1, 2].filter((other) => other !== turn)) expect(drafts(seat)).toBe(false);
    expect(drafts(turn!)).toBe(true);
  });
  test('of a spectator, or with an ID that no seat has', () => {
    const match = inOrders();
    for (const playerID of [null, undefined, '', '3', '7', '-1', '00', '__proto__', 'constructor']) {
      expect(match.send(playerID, 'draft', [1])).toBe(false);
    }
  });
  test('with arguments other than a list of its fields', () => {
    const match = inOrders();
    const seat = match.state.G.table.turn!;
    const [value] = match.state.G.table.players[seat]!.coaster;
    for (const args of [[], [value, value], [undefined], [[value]], { 0: value, length: 1 }, null, undefined]) {
      expect(match.send(String(seat), 'draft', args)).toBe(false);
    }
    expect(match.send(String(seat), 'draft', [value])).toBe(true);
  });
  test('of another phase', () => {
    const match = inOrders();
    expect(match.send(String(match.state.G.table.turn), 'confirm', [])).toBe(false);
  });
});

test('a match needs two to four players, and set-up data with a number of modules unless the game fixes it', () => {
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
