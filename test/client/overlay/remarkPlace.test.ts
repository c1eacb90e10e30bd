// The speech bubble of a bot lies over its own tavern, or faces the middle of the table.
// @vitest-environment node
import { expect, test } from 'vitest';
import { remarkPlace } from '../../../client/overlay/coach/remarkPlace.ts';

const HOST = { width: 800, height: 680 };
const DESK = { width: 1280, height: 680 };
const plate = { x: 600, y: 484, width: 100, height: 120 };

test('on desks beside the plate, over the tavern that speaks', () => {
  expect(remarkPlace({ ...plate, x: 900 }, DESK)).toEqual({ left: '1004px', top: '484px' });
  expect(remarkPlace({ x: 10, y: 14, width: 150, height: 72 }, DESK)).toEqual({ left: '164px', top: '14px' });
});

test('on desks within the canvas', () => {
  expect(remarkPlace({ x: 1000, y: 14, width: 150, height: 72 }, DESK)).toEqual({ left: '1014px', top: '14px' });
});

test('above a plate low on the table, so that the question below stays in sight', () => {
  expect(remarkPlace(plate, HOST)).toMatchObject({ bottom: '200px' });
});

test('below a plate high on the table', () => {
  expect(remarkPlace({ ...plate, y: 20 }, HOST)).toMatchObject({ top: '144px' });
});

test('in the corner while the plate is out of view', () => {
  expect(remarkPlace(null, HOST)).toEqual({ left: '8px', top: '8px' });
});

test('off the guests while these are looked at', () => {
  expect(remarkPlace(null, HOST, true)).toEqual({ left: '8px', bottom: '8px' });
});
