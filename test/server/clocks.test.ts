// Clocks: a time limit for each turn, a reserve for the whole game, and no way to get either twice.
import { afterEach, describe, expect, test } from 'vitest';
import { botSeat, personSeat } from '../../server/lobby/lobby.ts';
import { blankRecord } from '../../server/match/blankRecord.ts';
import { clocks, fullClocks, type TurnState } from '../../server/match/clock.ts';
import { isReplaceable } from '../../server/match/info.ts';
import { createMatch, type Watcher } from '../../server/match/match.ts';
import type { MatchRecord, Seats } from '../../server/match/record.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { QUICK_CLOCK } from '../../server/wire/constants.ts';
import { connectClient } from './kit/testClient.ts';
import { createOldDatabase } from './kit/oldDatabase.ts';
import { newFolder, openServer } from './kit/server.ts';
import { refusalOf, startMatch } from './kit/party.ts';
import { closeEverything } from './kit/closeEverything.ts';

afterEach(closeEverything);

const SECOND = 1000;

/** Anna, Ben and a bot, with 60 seconds for a turn and 100 in reserve. */
class ClockedTable {
  seats: Seats = fullClocks([personSeat('Anna', 'a'), personSeat('Ben', 'b'), botSeat('easy', [], () => [])], 100);
  #now = 0;

  /**
   * Lets so many seconds pass, and then the moment happens. Unless it says otherwise, Anna is waited for, no turn
   * begins and nobody has moved.
   */
  after(seconds: number, moment: Partial<TurnState> = {}): this {
    this.#now += seconds * SECOND;
    const record: MatchRecord = { ...blankRecord(0), turnSeconds: 60, reserveSeconds: 100, seats: this.seats };
    const happened = { now: this.#now, waitedFor: [0], newTurn: false, mover: null, ...moment };
    this.seats = clocks(record, happened) ?? this.seats;
    return this;
  }
  /** Lets so many seconds pass; then a bot of this level takes Anna's seat or, with null, she takes it back. */
  reseated(seconds: number, standIn: string | null): this {
    this.seats = this.seats.map((seat, i) => (seat !== null && i === 0 ? { ...seat, standIn } : seat));
    return this.after(seconds);
  }
  /**
   * The seconds until Anna's deadline, which includes her reserve, and the seconds of that reserve before this turn;
   * null while her clock is stopped.
   */
  get anna(): readonly [left: number, reserve: number] | null {
    const { deadline, reserve } = this.seats[0]!;
    return deadline === null ? null : [(deadline - this.#now) / SECOND, reserve / SECOND];
  }
}

const turn = { newTurn: true } as const;

describe('a turn', () => {
  test('has its own time, and then the reserve', () => {
    expect(new ClockedTable().after(0, turn).anna).toEqual([160, 100]);
  });
  test('that ends within its time leaves the reserve as it was', () => {
    const table = new ClockedTable().after(0, turn).after(59, { ...turn, waitedFor: [1], mover: 0 });
    expect(table.anna).toBeNull();
    expect(table.after(20, { ...turn, mover: 1 }).anna).toEqual([160, 100]);
  });
  test('that takes longer takes the rest from the reserve, which does not come back', () => {
    const table = new ClockedTable().after(0, turn).after(90, { ...turn, waitedFor: [1], mover: 0 });
    expect(table.after(500, { ...turn, mover: 1 }).anna).toEqual([130, 70]);
    expect(table.after(131, { ...turn, mover: 1 }).anna).toEqual([60, 0]);
  });
  test('goes on through moves, one’s own or another’s', () => {
    expect(new ClockedTable().after(0, turn).after(30, { mover: 0 }).after(30, { mover: 1 }).anna).toEqual([100, 100]);
  });
  test('is not longer for whoever has finished and thinks again', () => {
    const table = new ClockedTable().after(0, turn).after(50, { waitedFor: [1], mover: 0 });
    expect(table.anna).toBeNull();
    expect(table.after(400, { mover: 0 }).anna).toEqual([110, 100]);
  });
  test('begins anew for whoever is asked something because of another’s move', () => {
    const table = new ClockedTable().after(0, turn).after(70, { waitedFor: [1], mover: 0 });
    expect(table.after(400, { mover: 1 }).anna).toEqual([150, 90]);
  });
  test('waits while a bot stands in, and goes on where it was', () => {
    const table = new ClockedTable().after(0, turn).reseated(50, 'easy');
    expect(table.anna).toBeNull();
    expect(table.after(30, { waitedFor: [0], mover: 2 }).reseated(20, null).anna).toEqual([110, 100]);
    expect(table.reseated(80, 'easy').reseated(0, null).anna).toEqual([30, 100]);
  });
  test('whose time is up has no new time for whoever leaves and returns', () => {
    const table = new ClockedTable().after(0, turn).reseated(161, 'easy').reseated(60, null);
    expect(table.anna).toEqual([-1, 100]);
    expect(table.after(9, { ...turn, mover: 1 }).anna).toEqual([60, 0]);
  });
});

describe('whether a player may be replaced', () => {
  const patience = { awayMs: 60 * SECOND, quickMs: 0 };
  interface Situation {
    readonly terms?: Partial<MatchRecord>;
    readonly deadline?: number | null;
    readonly hasOpenPage?: boolean;
    readonly now: number;
  }
  const replaceable = ({ terms = {}, deadline = null, hasOpenPage = false, now }: Situation): boolean => {
    const anna = { ...personSeat('Anna', 'a'), deadline };
    const record: MatchRecord = { ...blankRecord(0), status: 'playing', rules: 1, seats: [anna], ...terms };
    // Made at 0: everybody has been away since then.
    const match = createMatch(record, record.rules, 0);
    const nothing = () => undefined;
    const tab: Watcher = {
      keyHash: anna.keyHash,
      name: null,
      syncsIncludeChat: true,
      isSilent: false,
      sync: nothing,
      step: nothing,
      info: nothing,
      chat: nothing,
      drop: nothing,
    };
    if (hasOpenPage) {
      match.watchers.add(tab);
      match.awaySince.clear();
    }
    return isReplaceable(match, anna, patience, now);
  };
  const day = 86_400;
  const daily = { turnSeconds: day };

  test('is decided by absence where there is no clock', () => {
    expect(replaceable({ now: 59 * SECOND })).toBe(false);
    expect(replaceable({ now: 60 * SECOND })).toBe(true);
  });
  test('is decided by the clock alone where there is one', () => {
    expect(replaceable({ terms: daily, deadline: day * SECOND, now: day * SECOND - 1 })).toBe(false);
    expect(replaceable({ terms: daily, deadline: day * SECOND, now: day * SECOND })).toBe(true);
    expect(replaceable({ terms: daily, deadline: day * SECOND, hasOpenPage: true, now: day * SECOND })).toBe(true);
    expect(replaceable({ terms: daily, now: 9 * day * SECOND })).toBe(false);
  });
  test('is decided in a quick match by both; a page left open protects its seat for one more turn’s time', () => {
    const quick = { quick: true, turnSeconds: 90 };
    expect(replaceable({ terms: quick, deadline: 90 * SECOND, now: 89 * SECOND })).toBe(false);
    expect(replaceable({ terms: quick, deadline: 90 * SECOND, now: 90 * SECOND })).toBe(true);
    expect(replaceable({ terms: quick, deadline: 90 * SECOND, hasOpenPage: true, now: 90 * SECOND })).toBe(false);
    expect(replaceable({ terms: quick, deadline: 90 * SECOND, hasOpenPage: true, now: 179 * SECOND })).toBe(false);
    expect(replaceable({ terms: quick, deadline: 90 * SECOND, hasOpenPage: true, now: 180 * SECOND })).toBe(true);
  });
});

test('somebody who is gone cannot be replaced while their time runs', async () => {
  const server = await openServer({ config: { awayMs: 0 } });
  const { clients, seats } = await startMatch(server, 2, { turnSeconds: 86_400 });
  clients[1]!.socket.close();
  await clients[0]!.until('Ben is gone', ({ match }) => match.players[1]?.isConnected === false);
  expect(clients[0]!.received.match.players[1]?.data?.replaceable).toBe(false);
  expect(await refusalOf(server.lobby.standIn(seats[0]!, 1, 'easy'))).toBe('notAllowed');
});

test('leaving and returning, a reload, and a restart of the server give nobody a new turn’s time', async () => {
  const server = await openServer();
  const { clients, seats, id } = await startMatch(server, 2, { turnSeconds: 600 });
  const deadlineIn = async (lobby: typeof server.lobby) => (await lobby.get(id)).players[0]!.data!.deadline!;
  const first = await deadlineIn(server.lobby);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const left = performance.now();
  await server.lobby.leave(seats[0]!);
  await server.lobby.returnToSeat(seats[0]!);
  const second = await deadlineIn(server.lobby);
  // The clock stood still only while the bot sat there.
  expect(second - first).toBeLessThanOrEqual(performance.now() - left + 1);
  clients[0]!.socket.close();
  const back = await connectClient({ url: server.url, match: id, key: seats[0]!.key });
  expect(back.received.match.players[0]?.data?.deadline).toBe(second);
  await server.lobby.leave(seats[0]!);
  await server.close();
  const later = await openServer({ dir: server.dir });
  await later.lobby.returnToSeat(seats[0]!);
  expect((await deadlineIn(later.lobby)) - first).toBeLessThanOrEqual(performance.now() - left + 1);
});

test('a quick match has a clock with a reserve', async () => {
  const { lobby } = await openServer();
  const anna = await lobby.quick({ name: 'Anna', modules: 1, players: 2 });
  const { reserveSeconds, ...setupData } = QUICK_CLOCK;
  expect(await lobby.get(anna.id)).toMatchObject({ reserveSeconds, setupData });
  await lobby.quick({ name: 'Ben', modules: 1, players: 2 });
  const { status, players } = await lobby.get(anna.id);
  expect(status).toBe('playing');
  const { turnSeconds } = setupData;
  for (const { data: seat } of players) {
    expect(seat).toMatchObject({ reserve: reserveSeconds * SECOND });
    const left = seat!.deadline! - Date.now();
    expect(left).toBeGreaterThan(reserveSeconds * SECOND);
    expect(left).toBeLessThanOrEqual((turnSeconds + reserveSeconds) * SECOND + SECOND);
  }
});

test('matches stored before there were reserves keep their deadlines', async () => {
  const dir = await newFolder();
  const anna = { ...personSeat('Anna', 'a'), deadline: 5000 };
  const { left: _left, reserve: _reserve, ...older } = anna;
  const { reserveSeconds: _none, ...record } = { ...blankRecord(1000), seats: [older, null], turnSeconds: 60 };
  const db = createOldDatabase(dir, 2);
  db.prepare('INSERT INTO matches VALUES (?, ?, ?, ?, ?)').run([record.id, 'waiting', 1, 1000, JSON.stringify(record)]);
  db.close();
  const storage = openSqlite({ dir, synchronous: 'normal' });
  expect((await storage.stored(record.id))?.record).toMatchObject({ reserveSeconds: 0, seats: [anna, null] });
  await storage.close();
});
