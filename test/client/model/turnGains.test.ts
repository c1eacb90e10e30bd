// One line for each turn of the others: what was bought, recruited and upgraded.
import { describe, expect, test } from 'vitest';
import { emptyLog, appendEvents } from '../../../client/model/log.ts';
import { turnGains } from '../../../client/model/turnGains.ts';
import type { Event } from '../../../game/index.ts';

const gainsAfter = (...events: Event[]) =>
  turnGains(
    appendEvents(emptyLog(1), [{ type: 'round', round: 3 }, { type: 'phase', phase: 'serving' }, ...events]).entries,
    0,
  );

const bought: Event = { type: 'bought', seat: 1, card: 'brewer' };
const recruited: Event = { type: 'recruited', seat: 1, guest: '5a', place: 2 };
const ended: Event = { type: 'turnEnded', seat: 1, thalers: 0, beer: 0 };

describe('the line of a turn', () => {
  test('has cards and tiles in the order in which they came', () => {
    const upgraded: Event = { type: 'upgraded', seat: 1, tile: 'monk', from: 0 };
    const nobles: Event = { type: 'noblesRecruited', seat: 1, count: 2 };
    const [turn] = gainsAfter(bought, upgraded, recruited, nobles, ended);
    expect(turn).toMatchObject({ seat: 1, isOver: true });
    expect(turn!.gains).toEqual([
      { gain: 'card', card: 'brewer', count: 1 },
      { gain: 'tile', tile: 'monk' },
      { gain: 'card', card: '5a', count: 1 },
      { gain: 'card', card: 'noble', count: 2 },
    ]);
  });

  test('leaves out what was taken back', () => {
    const back: Event = { type: 'takenBack', seat: 1, move: { type: 'buy', card: 'brewer' } };
    expect(gainsAfter(bought, back, recruited)[0]).toMatchObject({ gains: [{ card: '5a' }], isOver: false });
    const dieBack: Event = { type: 'takenBack', seat: 1, move: { type: 'take', value: 4, own: false, from: 'monk' } };
    expect(gainsAfter(bought, dieBack)[0]!.gains).toHaveLength(1);
  });

  test('is only made for turns of the others', () => {
    expect(gainsAfter({ type: 'bought', seat: 0, card: 'table' })).toEqual([]);
  });

  test('stays through closing time and a new evening, until guests are served again', () => {
    const closing: Event = { type: 'phase', phase: 'closing' };
    const evening: Event[] = [
      { type: 'round', round: 4 },
      { type: 'phase', phase: 'evening' },
    ];
    const serving: Event[] = [
      { type: 'phase', phase: 'serving' },
      { ...ended, seat: 0 },
    ];
    expect(gainsAfter(bought, ended, closing)).toHaveLength(1);
    expect(gainsAfter(bought, ended, closing, ...evening)).toHaveLength(1);
    expect(gainsAfter(bought, ended, closing, ...evening, ...serving)).toEqual([]);
  });
});
