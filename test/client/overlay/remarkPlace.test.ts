// The speech bubble of a bot: beside its plate on a desktop, above or below it on a tablet, low down on a phone.
// @vitest-environment node
import { expect, test } from 'vitest';
import { remarkPlace } from '../../../client/overlay/coach/remarkPlace.ts';

const TABLET = { width: 800, height: 680 };
const DESK = { width: 1280, height: 680 };
const plate = { x: 600, y: 484, width: 100, height: 120 };

test('on a desktop the bubble lies beside the plate, over the tavern of the bot', () => {
  expect(remarkPlace({ ...plate, x: 900 }, DESK)).toEqual({ left: '1004px', top: '484px' });
  expect(remarkPlace({ x: 10, y: 14, width: 150, height: 72 }, DESK)).toEqual({ left: '164px', top: '14px' });
});

test('on a desktop the bubble stays within the canvas', () => {
  expect(remarkPlace({ x: 1000, y: 14, width: 150, height: 72 }, DESK)).toEqual({ left: '1014px', top: '14px' });
});

test('on a tablet the bubble lies above a plate low on the table, so that it does not cover the prompt', () => {
  expect(remarkPlace(plate, TABLET)).toMatchObject({ bottom: '200px' });
});

test('on a tablet the bubble lies below a plate high on the table', () => {
  expect(remarkPlace({ ...plate, y: 20 }, TABLET)).toMatchObject({ top: '144px' });
});

test('the bubble lies in the upper corner while the plate is out of view', () => {
  expect(remarkPlace(null, TABLET)).toEqual({ left: '8px', top: '8px' });
});

test.each([
  ['an upright phone', 'at the lower edge', { width: 390, height: 640 }, '8px'],
  ['a small upright phone', 'at the lower edge', { width: 360, height: 432 }, '8px'],
  ['a phone on its side', 'above the dice', { width: 633, height: 390 }, '18%'],
])('on %s the bubble lies %s, not at the plate, as the table may be scrolled', (_phone, _where, canvas, bottom) => {
  for (const at of [plate, { ...plate, y: 20 }, null]) expect(remarkPlace(at, canvas)).toEqual({ left: '8px', bottom });
});

test('on a phone the bubble lies above the pictures to choose from, which cover the lower edge', () => {
  for (const canvas of [
    { width: 390, height: 640 },
    { width: 633, height: 390 },
  ])
    expect(remarkPlace(null, canvas, { covered: 160 })).toEqual({ left: '8px', bottom: '164px' });
});

test('the bubble lies in the lower corner while no plate is in view because players look at their guests above', () => {
  expect(remarkPlace(null, TABLET, { guestsAreShown: true })).toEqual({ left: '8px', bottom: '8px' });
});
