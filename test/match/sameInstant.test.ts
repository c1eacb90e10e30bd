// Moves that reach boardgame.io's master at the same time: both count where all act at the same time.
import { describe, expect, test } from 'vitest';
import { argsOfMove, type GameState } from '../../game/boardgame.ts';
import { parse, rngFrom, type Modules, type Move } from '../../game/index.ts';
import { collectComplaints } from '../kit/complaints.ts';
import { gameWith, makeMove, Master } from '../kit/match.ts';
import { Storage } from './storage.ts';

const MATCH_ID = 'table';
collectComplaints();

/** A match in boardgame.io's master, which its server uses. */
async function masterOf({ players, modules }: { players: number; modules: Modules }) {
  const storage = new Storage();
  const silentTransport = { send: () => undefined, sendAll: () => undefined };
  const master = new Master(gameWith(modules, rngFrom('same instant')), storage, silentTransport);
  // The master creates a match when it is first asked for it.
  await master.onSync(MATCH_ID, '0', undefined, players);
  const now = () => storage.fetch(MATCH_ID, { state: true }).state;
  const table = () => (now().G as GameState).table;
  const update = async (seat: number, text: string, stateID: number) => {
    const move = parse(text) as Move;
    const action = makeMove(String(seat), move.type, argsOfMove(move));
    await master.onUpdate(action, stateID, MATCH_ID, String(seat));
  };
  return { now, table, update };
}

describe('in a phase in which all act at the same time', () => {
  test('two moves made on the same state both count', async () => {
    const { now, table, update } = await masterOf({ players: 3, modules: 1 });
    const { _stateID } = now();
    await Promise.all([update(0, 'confirm', _stateID), update(2, 'confirm', _stateID)]);
    expect(table().players.map(({ done }) => done)).toEqual([true, false, true]);
  });
  test('two hidden choices made on the same state both count', async () => {
    const { now, table, update } = await masterOf({ players: 2, modules: 4 });
    const { _stateID } = now();
    const [first, second] = table().startCards;
    await Promise.all([update(1, `choose ${second}`, _stateID), update(0, `choose ${first}`, _stateID)]);
    expect(table().players.map(({ startCard }) => startCard)).toEqual([first, second]);
  });
});
