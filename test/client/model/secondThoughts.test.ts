// @vitest-environment node
// The log, the way back and forth, the plot of points and what is said aloud.
import { describe, expect, test } from 'vitest';
import { cardsOf, scoreHistory, scoresWith } from '../../../client/model/history.ts';
import { emptyLog, entriesOf, readOn } from '../../../client/model/log.ts';
import { hear, say, SILENCE, waitToSpeak } from '../../../client/model/speech.ts';
import { afterMove, canUndo, lastOwnMove, redoable } from '../../../client/model/undo.ts';
import { scoreOf, view, type Event, type Move, type View } from '../../../game/index.ts';
import { playRandomGame } from '../../kit/games.ts';
import { aTable } from '../../kit/table.ts';

describe('the log', () => {
  const drawn = (seat: 0 | 1): Event => ({ type: 'drawn', seat, card: 'brewer', to: { beside: 'brewer' } });
  const step = (from: number): Event => ({ type: 'stepped', seat: 0, track: 'monastery', from, to: from + 1 });

  test('knows the evening and the phase of everything', () => {
    const log = readOn(emptyLog(1), [{ type: 'round', round: 2 }, { type: 'phase', phase: 'guests' }, drawn(0)]);
    expect(log.entries.at(-1)).toMatchObject({ round: 2, phase: 'guests', seat: 0, number: 2 });
  });

  test('tells cards drawn one after the other, and steps, in one entry', () => {
    const { entries } = readOn(emptyLog(1), [drawn(0), drawn(0), drawn(1), step(1), step(2)]);
    expect(entries.map(({ number, events }) => [number, events.length])).toEqual([
      [0, 2],
      [2, 1],
      [3, 2],
    ]);
    expect(entries[2]!.event).toEqual(step(2));
  });

  test('is the same whether it is read at once or bit by bit', () => {
    const all: Event[] = [];
    let bitByBit = emptyLog(3);
    const hearAlso = (events: readonly Event[]) => {
      all.push(...events);
      bitByBit = readOn(bitByBit, events);
    };
    playRandomGame(
      { modules: 3, players: 2, seed: 'a log' },
      { begins: (_, events) => hearAlso(events), sees: ({ events }) => hearAlso(events) },
    );
    expect(bitByBit).toEqual(readOn(emptyLog(3), all));
    for (const entry of bitByBit.entries) expect(all[entry.number]).toEqual(entry.events[0]);
  });

  test('can be read for one player alone', () => {
    const { entries } = readOn(emptyLog(1), [{ type: 'round', round: 1 }, drawn(0), drawn(1)]);
    expect(entriesOf(entries, 1).map(({ event }) => event.type)).toEqual(['round', 'drawn']);
    expect(entriesOf(entries, 1)).toHaveLength(2);
    expect(entriesOf(entries, null)).toHaveLength(3);
  });
});

describe('undo and redo', () => {
  const put: Move = { type: 'put', dice: [{ value: 3, own: false, from: null, to: 'barrel' }] };
  const planning = () => aTable().planning({ drawn: '3a regular1 regular2', dice: '3 4' });

  test('a move that was taken back can be made again', () => {
    const table = planning().acts('p1 put 3:hand>barrel');
    expect(canUndo(table.state, 0)).toBe(true);
    const undone = afterMove([], { type: 'takeBack' }, lastOwnMove(table.state, 0));
    table.acts('p1 takeBack');
    expect(redoable(table.state, 0, undone)).toEqual(put);
    expect(canUndo(table.state, 0)).toBe(false);
    expect(afterMove(undone, put, null)).toEqual([]);
  });

  test('another move leaves no way forward', () => {
    expect(afterMove([put], { type: 'confirm' }, null)).toEqual([]);
  });

  test('what is no longer legal cannot be made again', () => {
    const table = planning().acts('p1 put 4:hand>barrel');
    expect(redoable(table.state, 0, [put])).toBeNull();
  });
});

describe('the plot of points', () => {
  test('has the scores of every round, and those of now for the last one', () => {
    const views: View[] = [];
    playRandomGame(
      { modules: 2, players: 3, seed: 'a plot' },
      { sees: ({ after }) => views.push(structuredClone(after)) },
    );
    const history = scoreHistory(views);
    expect(history).toHaveLength(8);
    expect(history.at(-1)).toEqual([0, 1, 2].map((seat) => scoreOf(views.at(-1)!, seat as 0).total));
    const third = views.findLast((one) => one.round === 3)!;
    expect(history[2]).toEqual([0, 1, 2].map((seat) => scoreOf(third, seat as 0).total));
  });

  test('fills rounds that nobody watched', () => {
    const { state } = aTable({ round: 3 }).planning();
    expect(scoresWith([], view(state, 0))).toHaveLength(3);
  });
});

test('all cards of a player are counted by kind, wherever they lie', () => {
  const { state } = aTable().planning({ drawn: 'noble noble brewer', deck: 'brewer', discard: '3a' });
  expect(cardsOf(state, 0)).toEqual(
    expect.arrayContaining([
      { card: 'noble', count: 2 },
      { card: 'brewer', count: 2 },
      { card: '3a', count: 1 },
    ]),
  );
});

describe('what is said aloud', () => {
  test('is said at once after a silence, and once a second after that', () => {
    const first = hear(SILENCE, ['One.']);
    expect(waitToSpeak(first, 5000)).toBe(0);
    const { message, speech } = say(first, 5000);
    expect(message).toBe('One.');
    expect(waitToSpeak(speech, 5100)).toBeNull();
    expect(waitToSpeak(hear(speech, ['Two.']), 5400)).toBe(600);
  });

  test('is joined while it waits, and only the newest of much is said', () => {
    const many = Array.from({ length: 20 }, (_, index) => `Sentence ${index}.`);
    const { message } = say(hear(hear(SILENCE, ['Old.']), many), 0);
    expect(message).not.toContain('Old.');
    expect(message).toMatch(/Sentence 19\.$/);
  });
});
