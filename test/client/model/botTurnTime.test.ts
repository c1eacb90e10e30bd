// A bot's turn is shown in the time that is left for it; the evening after it is not hurried.
import { expect, test } from 'vitest';
import { shortenTurn } from '../../../client/model/botTurnTime.ts';
import type { Cue, Timeline } from '../../../client/model/timeline.ts';
import type { Event } from '../../../game/index.ts';

const cue = (begin: number, lasts: number, event: Event): Cue => ({
  begin,
  lasts,
  motion: { motion: 'pulse', spot: { at: 'plate', seat: 1 } },
  event,
});
const timeline: Timeline = {
  cues: [
    cue(0, 400, { type: 'bought', seat: 1, card: 'table' }),
    cue(2000, 200, { type: 'turnEnded', seat: 1, thalers: 0, beer: 0 }),
    cue(2000, 600, { type: 'round', round: 4 }),
  ],
  seen: [400, 2000, 2600],
  lasts: 2600,
};

test('a turn with enough time is left as it is', () => {
  expect(shortenTurn(timeline, Infinity)).toBe(timeline);
  expect(shortenTurn(timeline, 2000)).toBe(timeline);
});

test('a turn that takes too long is shown faster, and the new evening after it as always', () => {
  const { cues, seen, lasts } = shortenTurn(timeline, 1000);
  expect(cues.map(({ begin, lasts: long }) => [begin, long])).toEqual([
    [0, 200],
    [1000, 200],
    [1000, 600],
  ]);
  expect(seen).toEqual([200, 1000, 1600]);
  expect(lasts).toBe(1600);
});

test('a timeline in which the turn does not end takes at most 30 % of the time that is left', () => {
  const first: Timeline = { cues: timeline.cues.slice(0, 1), seen: [400], lasts: 2000 };
  expect(shortenTurn(first, Infinity)).toBe(first);
  expect(shortenTurn(first, 2000).lasts).toBe(600);
});
