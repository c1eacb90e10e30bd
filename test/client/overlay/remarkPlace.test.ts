// @vitest-environment node
// The speech bubble of a bot faces the middle of the table.
import { expect, test } from 'vitest';
import { remarkPlace } from '../../../client/overlay/coach/remarkPlace.ts';

const HOST = 680;
const plate = { x: 900, y: 484, width: 100, height: 120 };

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
