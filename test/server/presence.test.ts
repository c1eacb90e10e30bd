// Who is there, who has gone, whose time is up, and the bots that fill in.
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LobbyRefusal } from '../../client/net/lobby.ts';
import type { Duel } from './kit/duel.ts';
import { arrive, sendHome } from './kit/guest.ts';
import { closeHouses, openHouse, type TestHouse } from './kit/house.ts';
import { playToTheEnd, sitDown } from './kit/party.ts';

afterEach(async () => {
  sendHome();
  await closeHouses();
});

const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'was done',
    (error: unknown) => (error as LobbyRefusal).refusal.code,
  );

describe('presence', () => {
  test('of a seat is known to all, and a second tab does not confuse it', async () => {
    const house = await openHouse();
    const { guests, seats, id } = await sitDown(house);
    const [anna, ben] = guests;
    const secondTab = await arrive({ url: house.url, match: id, key: seats[1]!.key });
    secondTab.table.close();
    await anna!.table.say({ phrase: 'hello' });
    expect(anna!.told.match.seats[1]).toMatchObject({ name: 'Ben', online: true });
    ben!.table.close();
    await anna!.until('Ben is gone', ({ match }) => match.seats[1]?.online === false);
    await arrive({ url: house.url, match: id, key: seats[1]!.key });
    await anna!.until('Ben is back', ({ match }) => match.seats[1]?.online === true);
  });

  test('of spectators is counted', async () => {
    const house = await openHouse();
    const { guests, id } = await sitDown(house);
    const watcher = await arrive({ url: house.url, match: id });
    await guests[0]!.until('one watches', ({ match }) => match.spectators === 1);
    watcher.table.close();
    await guests[0]!.until('none watches', ({ match }) => match.spectators === 0);
  });
});

describe('when a player is gone', () => {
  test('the others may put a bot there once most want it, and the owner takes the seat back', async () => {
    const house = await openHouse({ config: { awayMs: 60 } });
    const { guests, seats } = await sitDown(house, 3);
    const [anna, ben, carla] = guests;
    expect(await refusalOf(house.lobby.standIn(seats[0]!, 2, 'easy'))).toBe('notAllowed');
    carla!.table.close();
    await anna!.until('Carla may be replaced', ({ match }) => match.seats[2]?.replaceable === true);
    expect(await refusalOf(house.lobby.standIn(seats[0]!, 2, 'genius'))).toBe('setupInvalid');
    await house.lobby.standIn(seats[0]!, 2, 'easy');
    await anna!.until('one vote is in', ({ match }) => match.seats[2]?.votes.length === 1);
    expect(anna!.told.match.seats[2]).toMatchObject({ standIn: null, votes: [0] });
    await house.lobby.standIn(seats[1]!, 2, 'easy');
    await ben!.until('a bot has picked for Carla', ({ view }) => (view!.G as Duel).picks['2'] === 'hidden');
    const back = await arrive({ url: house.url, match: seats[2]!.id, key: seats[2]!.key });
    expect(back.told).toMatchObject({ you: 2, view: { G: { picks: { 2: 5 } } } });
    expect(await back.table.move('pick', [1])).toEqual({ code: 'notAllowed' });
    await house.lobby.takeBack(seats[2]!);
    await back.until('the seat is Carla’s again', ({ match }) => match.seats[2]?.standIn === null);
    await playToTheEnd({ guests: [anna!, ben!, back] });
    expect(back.told.match.status).toBe('over');
  });

  test('one other person is enough when nobody else is there', async () => {
    const house = await openHouse({ config: { awayMs: 60 } });
    const { guests, seats } = await sitDown(house, 3);
    guests[1]!.table.close();
    guests[2]!.table.close();
    await guests[0]!.until(
      'both may be replaced',
      ({ match }) => match.seats.filter((seat) => seat?.replaceable).length === 2,
    );
    await house.lobby.standIn(seats[0]!, 1, 'easy');
    await house.lobby.standIn(seats[0]!, 2, 'easy');
    await playToTheEnd({ guests: [guests[0]!] });
    expect(guests[0]!.told.match.status).toBe('over');
  });

  test('who leaves a running match leaves it to a bot, until they want it back', async () => {
    const house = await openHouse();
    const { guests, seats } = await sitDown(house);
    await house.lobby.leave(seats[1]!);
    await guests[0]!.until('a bot sits there', ({ match }) => match.seats[1]?.standIn === 'easy');
    await house.lobby.takeBack(seats[1]!);
    await guests[0]!.until('Ben sits there', ({ match }) => match.seats[1]?.standIn === null);
  });
});

describe('a turn limit', () => {
  const isLate = async (house: TestHouse, id: string): Promise<boolean | undefined> =>
    (await house.lobby.get(id)).seats[1]?.replaceable;

  test('runs for whoever has to decide, by the server’s clock, and starts again each turn', async () => {
    const house = await openHouse();
    const { guests } = await sitDown(house, 2, { turnSeconds: 5 });
    const [anna, ben] = guests;
    const began = anna!.told.match.seats.map((seat) => seat?.deadline ?? 0);
    expect(began.every((deadline) => deadline > Date.now() && deadline <= Date.now() + 5000)).toBe(true);
    await anna!.table.move('pick', [1]);
    await ben!.table.move('pick', [1]);
    await anna!.until(
      'only Anna’s time runs',
      ({ match }) => match.seats[0]?.deadline !== null && match.seats[1]?.deadline === null,
    );
    await anna!.table.move('buy', []);
    await anna!.until(
      'only Ben’s time runs',
      ({ match }) => match.seats[0]?.deadline === null && match.seats[1]?.deadline !== null,
    );
  });

  test('that has run out lets the others put a bot there, also after a restart', async () => {
    const house = await openHouse();
    const { guests, seats, id } = await sitDown(house, 2, { turnSeconds: 5 });
    expect(await refusalOf(house.lobby.standIn(seats[0]!, 1, 'easy'))).toBe('notAllowed');
    const deadline = guests[0]!.told.match.seats[1]!.deadline!;
    await house.close();
    const later = await openHouse({ dir: house.dir });
    expect((await later.lobby.get(id)).seats[1]?.deadline).toBe(deadline);
    vi.useFakeTimers({ toFake: ['Date'], now: deadline + 1 });
    try {
      expect(await isLate(later, id)).toBe(true);
      const anna = await arrive({ url: later.url, match: id, key: seats[0]!.key });
      await later.lobby.standIn(seats[0]!, 1, 'easy');
      await anna.until(
        'a bot sits there, without a clock',
        ({ match }) => match.seats[1]?.standIn === 'easy' && match.seats[1].deadline === null,
      );
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('bots', () => {
  test('play whole matches with people, from the first move', async () => {
    const house = await openHouse();
    const { guests } = await sitDown(house, 4, { bots: ['easy', 'easy', 'easy'] });
    await playToTheEnd({ guests });
    expect(guests[0]!.told.log.map(({ seat }) => seat)).toEqual(expect.arrayContaining([0, 1, 2, 3]));
    expect(guests[0]!.told.match.status).toBe('over');
  });

  test('that fail are helped out by the simplest one', async () => {
    const house = await openHouse();
    const { guests } = await sitDown(house, 2, { bots: ['broken'] });
    await playToTheEnd({ guests });
    expect(guests[0]!.told.match.status).toBe('over');
    expect(house.logged()).toContain('a bot failed');
  });

  test('go on after a restart, when somebody looks', async () => {
    const house = await openHouse({ config: { botPauseMs: 60_000 } });
    const { seats, id } = await sitDown(house, 2, { bots: ['easy'] });
    await house.close();
    const later = await openHouse({ dir: house.dir });
    const anna = await arrive({ url: later.url, match: id, key: seats[0]!.key });
    await anna.until('the bot has picked', ({ view }) => (view!.G as Duel).picks['1'] === 'hidden');
  });
});

describe('time', () => {
  test('takes idle games out of memory, and brings them back when somebody comes', async () => {
    const house = await openHouse({ config: { idleMs: 40 } });
    const { guests, seats, id } = await sitDown(house);
    await guests[0]!.table.move('pick', [3]);
    expect(house.server.house.matches.get(id)?.table).not.toBeNull();
    for (const { table } of guests) table.close();
    await vi.waitFor(() => expect(house.server.house.matches.get(id)?.table).toBeNull());
    const anna = await arrive({ url: house.url, match: id, key: seats[0]!.key });
    expect(anna.told).toMatchObject({ version: 1, view: { G: { picks: { 0: 3 } } } });
  });

  test('clears matches that nobody came to, that were abandoned, and that were over long ago', async () => {
    const house = await openHouse();
    const waiting = await house.lobby.create({ name: 'Anna', players: 2, modules: 1 });
    const abandoned = await sitDown(house);
    const finished = await sitDown(house);
    await playToTheEnd(finished);
    sendHome();
    await house.close();
    const patient = await openHouse({ dir: house.dir, config: { idleMs: 10 } });
    await vi.waitFor(() => expect(patient.server.house.matches.get(abandoned.id)?.table ?? null).toBeNull());
    expect((await patient.lobby.list()).matches).toHaveLength(2);
    await patient.close();
    const strict = await openHouse({
      dir: house.dir,
      config: { idleMs: 10, waitingMs: 10, abandonedMs: 10, finishedMs: 10 },
    });
    for (const { id } of [waiting, abandoned, finished]) {
      await vi.waitFor(async () => expect(await refusalOf(strict.lobby.get(id))).toBe('notFound'));
    }
  });
});

describe('chat', () => {
  test('reaches everyone, is kept for those who come later, and survives a restart', async () => {
    const house = await openHouse();
    const { guests, id } = await sitDown(house);
    expect(await guests[0]!.table.say({ text: '  <b>Prost</b>\nall \u202Etogether\u0007 ' })).toBeNull();
    expect(await guests[1]!.table.say({ phrase: 'cheers' })).toBeNull();
    await guests[0]!.until('both have spoken', ({ chat }) => chat.length === 2);
    const lines = [
      { seat: 0, name: 'Anna', text: '<b>Prost</b> all together' },
      { seat: 1, name: 'Ben', phrase: 'cheers' },
    ];
    expect(guests[0]!.told.chat).toMatchObject(lines);
    await house.close();
    const later = await openHouse({ dir: house.dir });
    expect((await arrive({ url: later.url, match: id })).told.chat).toMatchObject(lines);
  });

  test('is open to spectators only if the host says so, under a name of their own', async () => {
    const house = await openHouse();
    const closed = await sitDown(house);
    const quiet = await arrive({ url: house.url, match: closed.id, name: 'Zoe' });
    expect(await quiet.table.say({ text: 'hello' })).toEqual({ code: 'notAllowed' });
    const open = await sitDown(house, 2, { spectatorChat: true });
    const nameless = await arrive({ url: house.url, match: open.id });
    expect(await nameless.table.say({ text: 'hello' })).toEqual({ code: 'nameInvalid' });
    const zoe = await arrive({ url: house.url, match: open.id, name: 'Zoe' });
    expect(await zoe.table.say({ text: 'hello' })).toBeNull();
    await open.guests[0]!.until('Zoe has spoken', ({ chat }) => chat.length === 1);
    expect(open.guests[0]!.told.chat[0]).toMatchObject({ seat: null, name: 'Zoe', text: 'hello' });
  });
});
