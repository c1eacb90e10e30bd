// The camera on a phone: it scrolls once to what a lesson lights, and once in a situation to what can be paid for.
// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import { Camera } from '../../../client/scenes/camera.ts';
import { rectIn } from '../../../client/scenes/layout.ts';
import type { TableScene } from '../../../client/scenes/TableScene.ts';
import { layoutWith } from '../../kit/layouts.ts';

const WIDTH = 390;
const HEIGHT = 420;

const layout = layoutWith({ width: WIDTH, height: HEIGHT });

const NOBLES: Spot = { at: 'nobles' };
const BARD: Spot = { at: 'supply', card: 'bard' };
const POOL: Spot = { at: 'thalers', seat: 0 };

function onPhone(shown = layout) {
  const host = document.createElement('div');
  Object.defineProperties(host, { clientWidth: { value: WIDTH }, clientHeight: { value: HEIGHT } });
  const camera = new Camera(host, { book: { ratio: 1 }, lookAt: () => undefined } as unknown as TableScene);
  const isSeen = (spot: Spot): boolean => {
    const found = rectIn(shown, spot);
    const box = found === null ? null : camera.onScreen(found);
    return box !== null && box.y >= 0 && box.y + box.height <= HEIGHT;
  };
  return { camera, isSeen };
}

test('what a lesson lights is brought into view once, and can be scrolled away again', () => {
  const { camera, isSeen } = onPhone();
  camera.show(layout, { situation: 'serving 0' });
  camera.show(layout, { situation: 'serving 0', lights: [POOL] });
  expect([isSeen(POOL), isSeen(NOBLES)]).toEqual([true, false]);
  camera.show(layout, { situation: 'serving 0', lights: [NOBLES] });
  expect([isSeen(POOL), isSeen(NOBLES)]).toEqual([false, true]);
  camera.move(0, -1000);
  camera.show(layout, { situation: 'serving 0', lights: [NOBLES] });
  expect(isSeen(NOBLES)).toBe(false);
});

test('when all that can be paid for is out of view, the camera goes there once', () => {
  const { camera, isSeen } = onPhone();
  // A counter guest can always be given up, and does not count.
  const counter: Spot = { at: 'counterGuests', seat: 0 };
  camera.show(layout, { situation: 'serving 0', shining: [counter] });
  expect(isSeen(BARD)).toBe(false);
  camera.show(layout, { situation: 'serving 0', shining: [counter, BARD] });
  expect(isSeen(BARD)).toBe(true);
  camera.move(0, -1000);
  camera.show(layout, { situation: 'serving 0', shining: [counter, BARD] });
  expect(isSeen(BARD)).toBe(false);
});

test('an entertainer in view, who has a button, does not keep the camera from what can be bought', () => {
  const largest = layoutWith({ width: WIDTH, height: HEIGHT, modules: 5 });
  const { camera, isSeen } = onPhone(largest);
  const dancer: Spot = { at: 'entertainer', seat: 0, entertainer: 'dancer' };
  camera.show(largest, { situation: 'serving 0', shining: [dancer] });
  camera.move(0, -1000);
  expect(isSeen(dancer)).toBe(true);
  camera.show(largest, { situation: 'serving 0', shining: [dancer, BARD] });
  expect(isSeen(BARD)).toBe(true);
});

test('the camera stays where it is while something that can be paid for is in view', () => {
  const { camera, isSeen } = onPhone();
  const tile: Spot = { at: 'tile', seat: 0, tile: 'cashbox' };
  camera.show(layout, { situation: 'serving 0' });
  camera.show(layout, { situation: 'serving 0', pointedAt: tile });
  expect([isSeen(tile), isSeen(BARD)]).toEqual([true, false]);
  camera.show(layout, { situation: 'serving 0', shining: [BARD, tile] });
  expect([isSeen(tile), isSeen(BARD)]).toEqual([true, false]);
});

test('the camera stays on the tavern until the dice are taken off, and goes to what can be bought once', () => {
  const { camera, isSeen } = onPhone();
  camera.show(layout, { situation: 'serving 0' });
  camera.show(layout, { situation: 'serving 0', shining: [BARD], follows: false });
  expect(isSeen(BARD)).toBe(false);
  camera.show(layout, { situation: 'serving 0', shining: [BARD] });
  expect(isSeen(BARD)).toBe(true);
  camera.show(layout, { situation: 'serving 0', shining: [POOL] });
  expect([isSeen(BARD), isSeen(POOL)]).toEqual([true, false]);
});

test('what a lesson lights is brought into view as a whole if there is room', () => {
  const { camera, isSeen } = onPhone();
  const guests: Spot[] = [0, 1, 2].map((table) => ({ at: 'table', seat: 0, table }));
  camera.show(layout, { situation: 'serving 0', lights: [NOBLES] });
  camera.move(0, -40);
  camera.show(layout, { situation: 'serving 0', lights: guests });
  expect(guests.map(isSeen)).toEqual([true, true, true]);
});
