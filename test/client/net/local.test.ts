// Local games: played in the browser alone, saved after every move, resumed at any moment, and replayed.
import { afterEach, expect, test } from 'vitest';
import { COLOURS } from '../../../client/model/people.ts';
import { createLocalGames } from '../../../client/net/local.ts';
import type { LocalGame, LocalOptions } from '../../../client/net/localGame.ts';
import { openSaves, type LocalSeat, type Saves } from '../../../client/net/saves.ts';
import type { Update } from '../../../client/net/connection.ts';
import { easyMove } from '../../../game/bots/easy.ts';
import { check } from '../../../game/chance/index.ts';
import { waitedFor, type Event, type Modules, type View } from '../../../game/index.ts';
import { beginLocal } from '../../kit/localGames.ts';
import { nextTask } from '../../kit/nextTask.ts';
import { fakeStorage } from '../../kit/storage.ts';

const open: LocalGame[] = [];
afterEach(() => {
  for (const game of open.splice(0)) game.close();
});

const seatFor = (name: string, plays: LocalSeat['plays'], colour: LocalSeat['colour']): LocalSeat => ({
  name,
  colour,
  plays,
});
const TWO_PEOPLE = [seatFor('Anna', 'person', 'red'), seatFor('Ben', 'person', 'blue')];
const bots = (players: number) =>
  COLOURS.slice(0, players).map((colour) => seatFor(`Bot in ${colour}`, 'easy', colour));

async function begin(saves: Saves, options: LocalOptions): Promise<LocalGame> {
  const game = await beginLocal(createLocalGames(saves), options);
  open.push(game);
  return game;
}

async function goOn(saves: Saves, id: string): Promise<LocalGame> {
  const game = await createLocalGames(saves).open(id, 'instant');
  expect(game).not.toBeNull();
  open.push(game!);
  return game!;
}

/** Follows a game to its first update in which `isReached` holds; all updates are added to `seen`. */
const until = (game: LocalGame, isReached: (view: View) => boolean, seen: Update[] = []): Promise<Update> =>
  new Promise((resolve) => {
    game.connections[0]!.subscribe((update) => {
      seen.push(update);
      if (isReached(update.view)) resolve(update);
    });
  });

const isOver = (view: View) => view.phase === 'over';

test.each([1, 5] as Modules[])('bots play a whole game of modules 1 to %i', async (modules) => {
  const saves = openSaves(fakeStorage());
  const game = await begin(saves, { modules, seats: bots(3) });
  const seen: Update[] = [];
  const { view } = await until(game, isOver, seen);
  expect(view.round).toBe(8);
  expect(seen[0]!.events).toEqual([]);
  expect(saves.list()).toMatchObject([{ id: game.id, round: 8, result: { winners: expect.any(Array) } }]);
});

test('every event is told once, in the order in which it happened', async () => {
  const game = await begin(openSaves(fakeStorage()), { modules: 2, seats: bots(2) });
  const seen: Update[] = [];
  const last = await until(game, isOver, seen);
  const told: Event[] = [...seen[0]!.history, ...seen.slice(1).flatMap((update) => update.events)];
  expect(told).toEqual(last.history);
  expect(last.history.at(-1)).toMatchObject({ type: 'over' });
  expect(last.history.filter((event) => event.type === 'round')).toHaveLength(8);
});

test('a game that is left in the middle goes on where it was, with its past', async () => {
  const saves = openSaves(fakeStorage());
  const first = await begin(saves, { modules: 5, seats: bots(2) });
  await until(first, (view) => view.round === 4 && view.phase === 'serving');
  first.close();
  const left = saves.read(first.id)!;
  const second = await goOn(saves, first.id);
  const seen: Update[] = [];
  const { history } = await until(second, isOver, seen);
  expect(seen[0]!.view.round).toBe(4);
  expect(seen[0]!.history.filter((event) => event.type === 'round')).toHaveLength(4);
  expect(history.filter((event) => event.type === 'round')).toHaveLength(8);
  expect(saves.read(first.id)!.acts.slice(0, left.acts.length)).toEqual(left.acts);
});

test('a game can be left and resumed after every single move', async () => {
  const saves = openSaves(fakeStorage());
  let game = await begin(saves, { modules: 1, seats: TWO_PEOPLE });
  const { id } = game;
  for (let moves = 0; moves < 30; moves++) {
    const views = game.connections.map((connection) => {
      let latest: View | null = null;
      // The listener is called with the latest update at once, and then removed.
      connection.subscribe((update) => (latest = update.view))();
      return latest;
    });
    const seat = waitedFor(views[0]!)[0]!;
    const move = easyMove(views[seat]!, seat, (limit) => Math.floor(limit / 2))!;
    expect(await game.connectionOf(seat).send(move)).toBeNull();
    game.close();
    game = await goOn(saves, id);
    expect(saves.read(id)!.acts).toHaveLength(moves + 1);
  }
});

test('the replay of a game leads to the result that it had', async () => {
  const saves = openSaves(fakeStorage());
  const game = await begin(saves, { modules: 4, seats: bots(2) });
  const { view, history } = await until(game, isOver);
  const replay = (await createLocalGames(saves).replay(game.id))!;
  expect(replay.moments.at(-1)!.view).toEqual(view);
  expect(replay.moments.flatMap((moment) => moment.events)).toEqual(history);
  expect(replay.moments).toHaveLength(saves.read(game.id)!.acts.length + 1);
});

test('a game that ends before its lesson would begin is not started', async () => {
  const saves = openSaves(fakeStorage());
  const fixed = { id: 'lesson-firstEvening', secret: '5'.repeat(64), until: () => false };
  await expect(createLocalGames(saves).start({ modules: 1, seats: bots(2), fixed })).rejects.toThrow(
    'The game of lesson-firstEvening does not come to where the lesson begins.',
  );
  expect(saves.read(fixed.id)).toBeNull();
});

test('a finished game of fixed chance keeps its replay when that game is begun anew', async () => {
  const saves = openSaves(fakeStorage());
  const fixed = { id: 'lesson-firstEvening', secret: '5'.repeat(64), until: null };
  const options: LocalOptions = { modules: 1, seats: bots(2), fixed };
  for (let time = 0; time < 2; time++) {
    const game = await begin(saves, options);
    await until(game, isOver);
    game.close();
  }
  await createLocalGames(saves).start(options);
  const games = saves.list();
  expect(games.filter(({ result }) => result !== null)).toHaveLength(2);
  expect(saves.read(fixed.id)?.result).toBeNull();
  for (const { id, result } of games) {
    if (result === null) continue;
    const recording = (await createLocalGames(saves).replay(id))!;
    expect(recording.moments.at(-1)!.view.phase).toBe('over');
    expect(check(recording.record!, recording.witness)).toMatchObject({ fault: null });
  }
});

test('a move that is not legal is answered with the reason', async () => {
  const game = await begin(openSaves(fakeStorage()), { modules: 1, seats: TWO_PEOPLE });
  const anna = game.connectionOf(0);
  expect(await anna.send({ type: 'draft', value: 3 })).toEqual({ because: 'wrongPhase' });
  expect(await anna.send({ type: 'giveUp' })).toBeNull();
  expect(await anna.send({ type: 'giveUp' })).toEqual({ because: 'noCounterGuest' });
});

test('two people on one screen choose at the same time, and the second does not see what the first has chosen', async () => {
  const game = await begin(openSaves(fakeStorage()), { modules: 4, seats: TWO_PEOPLE });
  const [anna, ben] = game.connections;
  const seen: { ben: View | null } = { ben: null };
  ben!.subscribe((update) => (seen.ben = update.view));
  const option = String(seen.ben!.startCards[1]);
  expect(await anna!.send({ type: 'choose', option })).toBeNull();
  expect(seen.ben!.players[0]!.choice).not.toBe(option);
  expect(await ben!.send({ type: 'choose', option })).toBeNull();
  expect(seen.ben!.players.map((player) => player.startCard)).toEqual([Number(option), Number(option)]);
});

test('a game that the browser does not keep is played all the same, and lasts as long as the page', async () => {
  const saves = openSaves(null);
  const game = await begin(saves, { modules: 1, seats: bots(2) });
  await until(game, (view) => view.round === 2);
  game.close();
  expect(game.isKept).toBe(false);
  expect(saves.list()).toHaveLength(1);
  const again = await goOn(saves, game.id);
  expect((await until(again, isOver)).view.phase).toBe('over');
});

test('a game that was started does not go on before it is opened', async () => {
  const saves = openSaves(fakeStorage());
  const games = createLocalGames(saves);
  const id = await games.start({ modules: 4, seats: bots(2) });
  expect(saves.read(id)).toMatchObject({ acts: [], round: 0 });
  await nextTask();
  expect(saves.read(id)!.acts).toEqual([]);
  const game = (await games.open(id, 'instant'))!;
  open.push(game);
  expect(game.past).toHaveLength(1);
  expect((await until(game, isOver)).view.phase).toBe('over');
});

test('a game that is resumed knows its views up to now', async () => {
  const saves = openSaves(fakeStorage());
  const first = await begin(saves, { modules: 1, seats: bots(2) });
  await until(first, (view) => view.round === 3);
  first.close();
  const { past } = await goOn(saves, first.id);
  expect(past).toHaveLength(saves.read(first.id)!.acts.length + 1);
  expect(past.at(-1)!.round).toBe(3);
});

test('a game is stored as its chance and its moves; a state that earlier versions stored with them is ignored', async () => {
  const storage = fakeStorage();
  const saves = openSaves(storage);
  const game = await begin(saves, { modules: 1, seats: bots(2) });
  await until(game, (view) => view.round === 2);
  game.close();
  const key = `tiefenthal.game.${game.id}`;
  const stored = JSON.parse(storage.getItem(key)!) as Record<string, unknown>;
  expect(stored).not.toHaveProperty('state');
  storage.setItem(key, JSON.stringify({ ...stored, state: { G: { table: {} } } }));
  const again = await goOn(saves, game.id);
  expect(again.past.at(-1)!.round).toBe(2);
});

test('a save whose moves cannot be read is set aside', async () => {
  const saves = openSaves(fakeStorage());
  const game = await begin(saves, { modules: 1, seats: bots(2) });
  await until(game, (view) => view.round === 2);
  game.close();
  saves.keep({ ...saves.read(game.id)!, acts: ['p1 draft a card'] });
  expect(await createLocalGames(saves).open(game.id)).toBeNull();
  expect(saves.list()).toEqual([]);
  expect(saves.asideCount).toBe(1);
});
