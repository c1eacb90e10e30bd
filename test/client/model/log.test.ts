// The move log, which begins with the modules of its game: what its entries say, which events share an entry or get none,
// and the filter by player.
import { describe, expect, test } from 'vitest';
import { emptyLog, entriesOf, appendEvents } from '../../../client/model/log.ts';
import { view, type Event } from '../../../game/index.ts';
import { loadWords } from '../../../client/words/index.ts';
import { playRandomGame } from '../../kit/games.ts';
import { PEOPLE } from '../../kit/people.ts';
import { aTable } from '../../kit/table.ts';
import { ENGLISH } from '../../kit/wordings.ts';

describe('the log', () => {
  const drawn = (seat: 0 | 1): Event => ({ type: 'drawn', seat, card: 'brewer', to: { beside: 'brewer' } });
  const step = (from: number): Event => ({ type: 'stepped', seat: 0, track: 'monastery', from, to: from + 1 });

  test('has the evening and the phase of every entry', () => {
    const log = appendEvents(emptyLog(1), [{ type: 'round', round: 2 }, { type: 'phase', phase: 'guests' }, drawn(0)]);
    expect(log.entries.at(-1)).toMatchObject({ round: 2, phase: 'guests', seat: 0, number: 2 });
  });

  test('has one entry for cards that a player draws in a row, and for steps in a row', () => {
    const { entries } = appendEvents(emptyLog(1), [drawn(0), drawn(0), drawn(1), step(1), step(2)]);
    expect(entries.map(({ number, events }) => [number, events.length])).toEqual([
      [0, 2],
      [2, 1],
      [3, 2],
    ]);
    expect(entries[2]!.event).toEqual(step(2));
  });

  test('marks the last die of each coaster, which nobody has to choose', () => {
    const taken = (seat: 0 | 1, value: 1 | 2): Event => ({ type: 'drafted', seat, value, place: 0 });
    const dieEach: Event[] = [taken(0, 1), taken(1, 2), { type: 'passed' }];
    const evening: Event[] = [{ type: 'phase', phase: 'orders' }, ...dieEach, ...dieEach, ...dieEach, ...dieEach];
    const { entries } = appendEvents(emptyLog(1), [...evening, ...evening]);
    const marks = entries.filter(({ event }) => event.type === 'drafted').map(({ isLastDie }) => isLastDie);
    const marksOfEvening = [...Array.from({ length: 6 }, () => false), true, true];
    expect(marks).toEqual([...marksOfEvening, ...marksOfEvening]);
  });

  test('says which entertainer has brought what schnapps was paid for', async () => {
    const schnapps: Event = { type: 'paid', seat: 0, what: 'schnapps', count: 1 };
    const thalers: Event = { type: 'received', seat: 0, what: 'thalers', count: 2 };
    const upgraded: Event = { type: 'upgraded', seat: 0, tile: 'brewer', from: 3 };
    const price: Event = { type: 'paid', seat: 0, what: 'thalers', count: 6 };
    const { entries } = appendEvents(emptyLog(2), [schnapps, thalers, thalers, schnapps, upgraded, price, upgraded]);
    expect(entries.map(({ event, by }) => [event.type, by])).toEqual([
      ['paid', null],
      ['received', 'dancer'],
      ['received', null],
      ['paid', null],
      ['upgraded', 'fireBreather'],
      ['upgraded', null],
    ]);
    const english = await loadWords(ENGLISH);
    expect(english.entry(entries[1]!, { view: view(aTable().state, 0), me: 0, people: PEOPLE })).toBe(
      'The dancer: You receive 2 thalers.',
    );
  });

  test('is the same whether the events come at once or bit by bit', () => {
    const all: Event[] = [];
    let bitByBit = emptyLog(3);
    const collect = (events: readonly Event[]) => {
      all.push(...events);
      bitByBit = appendEvents(bitByBit, events);
    };
    playRandomGame(
      { modules: 3, players: 2, seed: 'a log' },
      { begins: (_, events) => collect(events), sees: ({ events }) => collect(events) },
    );
    expect(bitByBit).toEqual(appendEvents(emptyLog(3), all));
    for (const entry of bitByBit.entries) expect(all[entry.number]).toEqual(entry.events[0]);
  });

  test('can be filtered by player', () => {
    const { entries } = appendEvents(emptyLog(1), [{ type: 'round', round: 1 }, drawn(0), drawn(1)]);
    expect(entriesOf(entries, 1).map(({ event }) => event.type)).toEqual(['round', 'drawn']);
    expect(entriesOf(entries, 1)).toHaveLength(2);
    expect(entriesOf(entries, null)).toHaveLength(3);
  });
});

test('what a start card gives is told once, with the card; what a step in the monastery gives is told as well', () => {
  const { entries } = appendEvents(emptyLog(4), [
    { type: 'startCard', seat: 1, card: 3 },
    { type: 'bonus', seat: 1, bonus: { gives: 'monastery', count: 3 } },
    { type: 'stepped', seat: 1, track: 'monastery', from: 0, to: 3 },
    { type: 'bonus', seat: 1, bonus: { gives: 'card', card: 'barback' } },
  ]);
  expect(entries.map(({ event }) => event.type)).toEqual(['startCard', 'stepped', 'bonus']);
});
