// The choreography: which motions show an event, one after another within a seat and at the same time across seats.
import { describe, expect, test } from 'vitest';
import { timelineOf } from '../../../client/model/choreography.ts';
import type { Cue, Motion } from '../../../client/model/timeline.ts';
import { MODULES, resultOf, view, type Event } from '../../../game/index.ts';
import { playRandomGame } from '../../kit/games.ts';
import { aTable } from '../../kit/table.ts';

const { state: anyTable } = aTable({ players: 4 }).planning();
const cuesOf = (...events: Event[]): Cue[] => timelineOf(events, anyTable, anyTable).cues;
const begins = (cues: Cue[], is: (event: Event) => boolean): number[] =>
  cues.filter((cue) => is(cue.event)).map((cue) => cue.begin);

/** The big moments may be longer than 600 ms. */
const LONGEST: Partial<Record<Motion['motion'], number>> = { flipTile: 1300, show: 1100, closeHouse: 2400 };

describe.each([...MODULES])('in a game of modules 1 to %i', (modules) => {
  test('each motion takes 150 to 600 ms but for the big moments, and the motions of each seat come in the order of their events', () => {
    playRandomGame(
      { modules, players: 3, seed: `motion ${modules}` },
      {
        sees: ({ before, after, events }) => {
          const { cues, lasts } = timelineOf(events, view(before, 0), view(after, 0));
          const order = new Map(events.map((event, index) => [event, index]));
          for (const seat of [0, 1, 2]) {
            const own = cues.filter(({ event }) => 'seat' in event && event.seat === seat);
            const places = own.map(({ event }) => order.get(event)!);
            expect(places).toEqual([...places].sort((a, b) => a - b));
          }
          for (const cue of cues) {
            expect(cue.lasts).toBeGreaterThanOrEqual(150);
            expect(cue.lasts).toBeLessThanOrEqual(LONGEST[cue.motion.motion] ?? 600);
            expect(cue.begin + cue.lasts).toBeLessThanOrEqual(lasts);
          }
          expect(cues.map(({ begin }) => begin)).toEqual(cues.map(({ begin }) => begin).sort((a, b) => a - b));
        },
      },
    );
  });
});

const draws = (seat: 0 | 1): Event[] => [
  { type: 'drawn', seat, card: 'regular1', to: { table: 0 } },
  { type: 'drawn', seat, card: 'brewer', to: { beside: 'brewer' } },
];

test('cards are drawn one after the other in one tavern, and at the same time in several', () => {
  const cues = cuesOf(...draws(0), ...draws(1));
  const [first, second] = begins(cues, (event) => 'seat' in event && event.seat === 0);
  expect(second).toBeGreaterThan(first!);
  expect(begins(cues, (event) => 'seat' in event && event.seat === 1)).toEqual([first, second]);
});

test('dice of all players roll together, and what comes next begins later', () => {
  const rolled = (seat: 0 | 1): Event => ({ type: 'rolled', seat, dice: [1, 2, 3, 4], own: false });
  const cues = cuesOf(rolled(0), rolled(1), { type: 'turn', seat: 1 });
  const [first, second] = begins(cues, ({ type }) => type === 'rolled');
  expect(second).toBe(first);
  expect(begins(cues, ({ type }) => type === 'turn')[0]).toBeGreaterThan(first!);
});

test('the mug of the start player moves on, but not after the last evening', () => {
  const next: Event = { type: 'startPlayer', seat: anyTable.start === 0 ? 1 : 0 };
  expect(cuesOf(next)).toHaveLength(1);
  expect(timelineOf([next], anyTable, { ...anyTable, phase: 'over' }).cues).toEqual([]);
});

test('all coasters move on in one motion', () => {
  expect(cuesOf({ type: 'passed' }).map(({ motion }) => motion)).toEqual([{ motion: 'passCoasters' }]);
});

describe('a card that is gained', () => {
  const origins = (cues: Cue[]) =>
    cues.flatMap(({ motion }) => (motion.motion === 'fly' || motion.motion === 'show' ? [motion.from] : []));

  test('comes from its pile', () => {
    expect(origins(cuesOf({ type: 'gained', seat: 0, card: 'brewer' }))).toEqual([{ at: 'supply', card: 'brewer' }]);
    expect(origins(cuesOf({ type: 'gained', seat: 0, card: 'noble' }))).toEqual([{ at: 'nobles' }]);
  });

  test('comes from the place where the guest was on display', () => {
    const recruited: Event = { type: 'recruited', seat: 0, guest: '5a', place: 3 };
    expect(origins(cuesOf(recruited, { type: 'gained', seat: 0, card: '5a' }))).toEqual([{ at: 'display', place: 3 }]);
  });

  test('is shown once when the juggler keeps it', () => {
    const { state } = aTable().planning({ drawn: 'regular1 3a regular2' });
    const kept: Event[] = [
      { type: 'keptOnDeck', seat: 0, card: '3a' },
      { type: 'gained', seat: 0, card: '3a' },
    ];
    expect(origins(timelineOf(kept, state, state).cues)).toEqual([{ at: 'table', seat: 0, table: 1 }]);
  });
});

describe('big moments', () => {
  const noble: Event = { type: 'gained', seat: 0, card: 'noble' };

  test('a tile turns before its noble is shown large; a recruited guest is shown large, too', () => {
    const upgrade: Event = { type: 'upgraded', seat: 0, tile: 'monk', from: 0 };
    const cues = cuesOf(upgrade, noble);
    expect(cues.map(({ motion }) => motion.motion)).toEqual(['flipTile', 'show']);
    expect(cues[1]!.begin).toBeGreaterThanOrEqual(cues[0]!.begin + 600);
    const recruited: Event = { type: 'recruited', seat: 0, guest: '5a', place: 3 };
    const [, shown] = cuesOf(recruited, { type: 'gained', seat: 0, card: '5a' });
    expect(shown!.motion).toMatchObject({ motion: 'show', card: '5a', to: { at: 'deck', seat: 0 } });
  });

  test('of several nobles one is shown large, and cards of the supply are not', () => {
    expect(cuesOf(noble, noble).map(({ motion }) => motion.motion)).toEqual(['show', 'fly']);
    expect(cuesOf({ type: 'gained', seat: 0, card: 'brewer' })[0]!.motion.motion).toBe('fly');
  });

  test('the house closes after the last evening', () => {
    const { state } = aTable({ round: 8 }).lastTurn();
    const over: Event = { type: 'over', result: resultOf(state) };
    expect(cuesOf(over).map(({ motion }) => motion.motion)).toEqual(['closeHouse']);
  });
});

describe('what is paid in schnapps', () => {
  const { state } = aTable({ modules: 2 }).serving({ schnapps: 4 });
  state.players[0]!.entertainers = { dancer: 'thalers', fireBreather: 'deny', juggler: 'die' };
  const paid: Event = { type: 'paid', seat: 0, what: 'schnapps', count: 1 };
  const performers = (...events: Event[]) =>
    timelineOf(events, state, state).cues.flatMap(({ motion }) =>
      motion.motion === 'perform' ? [motion.entertainer] : [],
    );

  test('makes the right entertainer perform', () => {
    expect(performers(paid, { type: 'received', seat: 0, what: 'thalers', count: 2 })).toEqual(['dancer']);
    expect(performers(paid, { type: 'turned', seat: 0, value: 1, own: false, from: null, to: 6 })).toEqual(['juggler']);
    expect(performers(paid)).toEqual(['fireBreather']);
  });
});

test('what a die yields flies from its space', () => {
  const off: Event = {
    type: 'takenOff',
    seat: 0,
    value: 1,
    own: false,
    from: 'brewer',
    thalers: 0,
    beer: 2,
    steps: 0,
  };
  expect(cuesOf(off)[0]!.motion).toMatchObject({
    motion: 'fly',
    thing: { thing: 'beer', count: 2 },
    from: { at: 'equipment', space: 'brewer' },
    to: { at: 'beer', seat: 0 },
  });
});

test('a timeline without events is empty and takes no time', () => {
  expect(timelineOf([], anyTable, anyTable)).toEqual({ cues: [], seen: [], lasts: 0 });
});

test('whatever follows a move is shown within seven seconds', () => {
  let longestMs = 0;
  playRandomGame(
    { modules: 5, players: 4, seed: 'a long evening' },
    {
      sees: ({ before, after, events }) => {
        longestMs = Math.max(longestMs, timelineOf(events, before, after).lasts);
      },
    },
  );
  expect(longestMs).toBeLessThan(7000);
});
