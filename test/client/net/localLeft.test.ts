// Local games that were left: the page keeps nothing of them in memory but the latest views, which the next games replace.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { createLocalGames } from '../../../client/net/local.ts';
import type { Update } from '../../../client/net/connection.ts';
import { openSaves, type LocalSeat } from '../../../client/net/saves.ts';
import { beginLocal } from '../../kit/localGames.ts';
import { fakeStorage } from '../../kit/storage.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const GAMES = 4;
/** Enough to take the places of all views that are kept. */
const FURTHER_GAMES = 12;

const person: LocalSeat = { name: 'Anna', colour: 'red', plays: 'person' };
const bot: LocalSeat = { name: 'Bruno', colour: 'blue', plays: 'easy' };

/** Plays a little and leaves; the weak references that it returns show whether anything is still in memory. */
async function playAndLeave(): Promise<WeakRef<object>[]> {
  const game = await beginLocal(createLocalGames(openSaves(fakeStorage())), { modules: 1, seats: [person, bot] });
  const heard: Update[] = [];
  const listen = (update: Update) => void heard.push(update);
  game.connections[0]!.subscribe(listen);
  expect(await game.connections[0]!.send({ type: 'confirm' })).toBeNull();
  game.close();
  return [new WeakRef(listen), new WeakRef(heard.at(-1)!.view), new WeakRef(game)];
}

test('games that were left are garbage collected', async () => {
  const left: WeakRef<object>[] = [];
  for (let game = 0; game < GAMES; game++) left.push(...(await playAndLeave()));
  for (let game = 0; game < FURTHER_GAMES; game++) await playAndLeave();
  // The wait is for bots, which still finish the decision that they have begun.
  await vi.waitFor(() => {
    collectGarbage();
    expect(left.filter((one) => one.deref() !== undefined)).toEqual([]);
  }, 10_000);
});
