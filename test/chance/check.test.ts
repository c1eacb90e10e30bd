// The chance check of a finished game: passes honest records, and names the fault in records that were tampered with.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, promiseOf, readRecord, sealOf, type GameRecord, type Witness } from '../../game/chance/index.ts';
import { MODULES, ROUNDS, setupShuffles, type Event, type EventOf } from '../../game/index.ts';
import { keyFrom } from '../kit/chance.ts';
import { playedRecord } from '../kit/records.ts';

const honest = playedRecord();
const changed = (change: (record: GameRecord) => void): GameRecord => {
  const record = structuredClone(honest);
  change(record);
  return record;
};

/** The nth event of a type, counted from 0, with the number of the move that made it; 0 is the set-up. */
function eventIn<T extends Event['type']>(record: GameRecord, type: T, nth = 0): { move: number; event: EventOf<T> } {
  const all = [record.opening, ...record.moves.map(({ events }) => events)];
  const found = all.flatMap((events, move) => events.map((event) => ({ move, event })));
  return found.filter(({ event }) => event.type === type)[nth] as { move: number; event: EventOf<T> };
}

describe('an honest record', () => {
  test.each(MODULES.flatMap((modules) => [2, 3, 4].map((players) => ({ modules, players }))))(
    'of modules $modules with $players players holds, and every roll and shuffle is counted',
    (options) => {
      const record = playedRecord(options);
      const events = [record.opening, ...record.moves.map((move) => move.events)].flat();
      const rolled = events.flatMap((event) => (event.type === 'rolled' ? event.dice : []));
      const shuffled = events.filter(({ type }) => type === 'shuffled');
      expect(check(record)).toEqual({
        fault: null,
        rolls: rolled.length,
        shuffles: shuffled.length + setupShuffles(options.modules),
        ownNumber: 'unknown',
        contributors: Array.from({ length: options.players - 1 }, (_, seat) => seat),
      });
      expect(rolled.length).toBeGreaterThanOrEqual(ROUNDS * 4 * options.players);
    },
  );

  test('is the same for the same seed, and has other moves for another seed', () => {
    expect(playedRecord()).toEqual(honest);
    expect(playedRecord({ seed: 'another' }).moves).not.toEqual(honest.moves);
  });
});

describe('a changed record has a named fault', () => {
  test('a secret that does not fit its promise', () => {
    expect(check(changed((record) => (record.secret = keyFrom('other'))))).toEqual({ fault: 'brokenPromise' });
  });

  test('a secret and its promise, changed together: the set-up is another', () => {
    const record = changed((other) => {
      other.secret = keyFrom('other');
      other.promise = promiseOf(other.match, other.secret);
    });
    expect(check(record)).toMatchObject({ fault: expect.stringMatching(/^other(Card|Events)$/), move: 0 });
  });

  test('the match it belongs to', () => {
    expect(check(changed((record) => (record.match = 'another-one')))).toEqual({ fault: 'brokenPromise' });
  });

  test('a number that does not fit its seal', () => {
    const record = changed(({ seats }) => (seats[1]!.number = keyFrom('other')));
    expect(check(record)).toEqual({ fault: 'brokenSeal', seat: 1 });
  });

  test('a number changed together with its seal, left out, or added: the set-up is another', () => {
    const number = keyFrom('other');
    const withOther = changed(({ seats }) => Object.assign(seats[1]!, { seal: sealOf(number), number }));
    const without = changed(({ seats }) => Object.assign(seats[1]!, { number: null }));
    const withAnother = changed(({ seats }) => Object.assign(seats[2]!, { seal: sealOf(number), number }));
    for (const record of [withOther, without, withAnother]) {
      expect(check(record)).toMatchObject({ fault: expect.any(String), move: 0 });
    }
  });

  test('a roll, with the die that differs', () => {
    const nth = 7;
    const { move, event } = eventIn(honest, 'rolled', nth);
    const diceBefore = Array.from({ length: nth }, (_, i) => eventIn(honest, 'rolled', i).event.dice).flat();
    const promised = event.dice[1]!;
    const recorded = promised === 6 ? 1 : 6;
    const record = changed((other) => (eventIn(other, 'rolled', nth).event.dice[1] = recorded));
    // The second die of this roll, counted from 1 over the whole game.
    const roll = diceBefore.length + 2;
    expect(check(record)).toEqual({ fault: 'otherRoll', move, roll, recorded, promised });
  });

  test('a die left out of a roll', () => {
    const { move } = eventIn(honest, 'rolled', 3);
    expect(check(changed((other) => eventIn(other, 'rolled', 3).event.dice.pop()))).toMatchObject({
      fault: 'otherRoll',
      move,
    });
  });

  test('a card that was drawn, with the shuffle before it', () => {
    const { move, event } = eventIn(honest, 'drawn', 40);
    const record = changed((other) => (eventIn(other, 'drawn', 40).event.card = 'noble'));
    expect(event.card).not.toBe('noble');
    expect(check(record)).toEqual({
      fault: 'otherCard',
      move,
      shuffle: expect.any(Number),
      recorded: 'noble',
      promised: event.card,
    });
  });

  test('a guest who came to the display', () => {
    const { move, event } = eventIn(honest, 'refilled', 2);
    const other = event.guest === '8g' ? '8f' : '8g';
    const record = changed((copy) => (eventIn(copy, 'refilled', 2).event.guest = other));
    expect(check(record)).toMatchObject({ fault: 'otherCard', move, recorded: other, promised: event.guest });
  });

  test('the order of the cards that nobody turned up', () => {
    const record = changed(({ end }) => end.guestDeck.reverse());
    expect(check(record)).toEqual({ fault: 'otherEnd' });
  });

  test('the thalers of a player at the end', () => {
    expect(check(changed(({ end }) => end.players[0]!.thalers++))).toEqual({ fault: 'otherEnd' });
  });

  test('a move', () => {
    const at = honest.moves.findIndex(({ act }) => act.includes(' draft '));
    const { act } = honest.moves[at]!;
    const draft = Number(act.at(-1));
    const faults = [1, 2, 3, 4, 5, 6].flatMap((value) =>
      value === draft ? [] : [check(changed(({ moves }) => (moves[at]!.act = act.replace(/\d$/, String(value)))))],
    );
    for (const fault of faults) {
      expect(fault).toEqual({ fault: expect.stringMatching(/^(illegalMove|otherEvents)$/), move: at + 1 });
    }
    expect(check(changed(({ moves }) => (moves[at]!.act = 'p1 sleep')))).toEqual({
      fault: 'illegalMove',
      move: at + 1,
    });
    expect(check(changed(({ moves }) => (moves[at]!.act = 'p4 end')))).toEqual({ fault: 'illegalMove', move: at + 1 });
  });

  test('a move left out, in the middle or at the end', () => {
    expect(check(changed(({ moves }) => moves.splice(20, 1)))).toMatchObject({ move: expect.any(Number) });
    expect(check(changed(({ moves }) => moves.pop()))).toEqual({ fault: 'unfinished' });
  });

  test('a move after the end', () => {
    const record = changed(({ moves }) => moves.push({ act: 'p1 end', events: [] }));
    expect(check(record)).toEqual({ fault: 'illegalMove', move: honest.moves.length + 1 });
  });

  test('rules that are not the ones known here', () => {
    expect(check(changed((record) => (record.rules = 2)))).toEqual({ fault: 'otherRules', rules: 2 });
  });

  test('any single digit: no change of one passes', () => {
    // Names are emptied: the check does not look at them.
    const json = JSON.stringify({ ...honest, seats: honest.seats.map((seat) => ({ ...seat, name: '' })) });
    const places = [...json.matchAll(/[0-9a-f]/g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.nat(15), (at, value) => {
        const digit = value.toString(16);
        fc.pre(json[at] !== digit);
        const read = readRecord(json.slice(0, at) + digit + json.slice(at + 1));
        if ('record' in read) expect(check(read.record).fault).not.toBeNull();
      }),
      { numRuns: 150, seed: 8 },
    );
  });
});

describe('the number kept by a browser', () => {
  const witness = (change: Partial<Witness> = {}): Witness => ({
    number: honest.seats[0]!.number!,
    promise: honest.promise,
    seals: honest.seats.map(({ seal }) => seal),
    given: true,
    ...change,
  });

  test('counts in an honest record', () => {
    expect(check(honest, witness())).toMatchObject({ fault: null, ownNumber: 'counted' });
    expect(check(honest, witness({ promise: null, seals: null }))).toMatchObject({ fault: null, ownNumber: 'counted' });
  });

  test('is missing although the server had acknowledged it', () => {
    expect(check(honest, witness({ number: keyFrom('lost') }))).toEqual({ fault: 'missingOwnNumber' });
  });

  test('is late when the server had not acknowledged it', () => {
    const late = witness({ number: keyFrom('late'), given: false, seals: null });
    expect(check(honest, late)).toMatchObject({ fault: null, ownNumber: 'late' });
  });

  test('is kept with the promise and the seals of that time, and a record with others has a fault', () => {
    expect(check(honest, witness({ promise: keyFrom('first') }))).toEqual({ fault: 'otherPromise' });
    expect(check(honest, witness({ seals: [null, null, null] }))).toEqual({ fault: 'otherSeals' });
  });
});
