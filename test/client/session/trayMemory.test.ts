// Of equal dice in the tray the one that was picked up leaves it, though a move does not say which it was.
import { expect, test } from 'vitest';
import { TrayMemory } from '../../../client/session/trayMemory.ts';
import type { Die, Face, Space } from '../../../game/index.ts';
import { nextTask } from '../../kit/nextTask.ts';
import { openSessionAt } from '../../kit/sessions.ts';
import { aTable } from '../../kit/table.ts';

const white = (value: Face, at: Space | null = null): Die => ({ value, own: false, at, raise: 0, spent: false });
const places = (dice: readonly Die[]) => dice.map(({ at }) => at);
const heldFive = (nth: number) => ({ value: 5, own: false, from: null, nth }) as const;

test('without a memory the dice keep their order', () => {
  const dice = [white(5, 'barrel'), white(1), white(5)];
  expect(new TrayMemory().arrange(dice)).toEqual(dice);
});

test('when the right-hand one of two equal dice is placed, the left-hand one stays in the tray', () => {
  const tray = new TrayMemory();
  tray.note([white(5), white(1), white(5)], heldFive(1));
  expect(places(tray.arrange([white(5, 'barrel'), white(1), white(5)]))).toEqual([null, null, 'barrel']);
  expect(places(tray.arrange([white(5), white(1), white(5)]))).toEqual([null, null, null]);
});

test('of equal dice placed one after the other each leaves its own hollow, and the hollow left last is filled first', () => {
  const tray = new TrayMemory();
  tray.note([white(5), white(5), white(5)], heldFive(2));
  const first = tray.arrange([white(5, 'barrel'), white(5), white(5)]);
  expect(places(first)).toEqual([null, null, 'barrel']);
  tray.note(first, heldFive(0));
  expect(places(tray.arrange([white(5, 'barrel'), white(5, 'cashbox'), white(5)]))).toEqual([
    'barrel',
    null,
    'cashbox',
  ]);
  expect(places(tray.arrange([white(5, 'barrel'), white(5), white(5)]))).toEqual([null, null, 'barrel']);
});

test('at the table the die that is held is the one that is placed', async () => {
  const { session } = openSessionAt(aTable().planning({ dice: '5 5 1' }, {}).state);
  session.hold({ value: 5, own: false, from: null, nth: 1 });
  await session.do({ type: 'put', dice: [{ value: 5, own: false, from: null, to: 'barrel' }] });
  await nextTask();
  const fives = session.state.model.dice.filter(({ value }) => value === 5);
  expect(places(fives)).toEqual([null, 'barrel']);
});
