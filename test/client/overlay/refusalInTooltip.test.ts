// A tap on a phone explains a spot and says why nothing can be done there: both in one box.
// @vitest-environment node
import { expect, test } from 'vitest';
import { refusalInTooltip } from '../../../client/overlay/table/toasts.tsx';
import type { SessionState } from '../../../client/session/index.ts';
import type { Spot } from '../../../client/model/spots.ts';

const NOBLES: Spot = { at: 'nobles' };
const tooltip = { spot: NOBLES, x: 1, y: 1 };
const refusal = { about: 'refusal', text: 'Not yet.', spot: NOBLES, rule: null, number: 1 } as const;
const told = (state: Partial<SessionState>) => refusalInTooltip({ toast: null, tooltip: null, ...state });

test('the tooltip of the spot that was tapped tells the refusal', () => {
  expect(told({ toast: refusal, tooltip })).toBe('Not yet.');
});

test('a tooltip of another spot, and a refusal without a tooltip, leave it to the message', () => {
  expect(told({ toast: refusal })).toBeNull();
  expect(told({ toast: refusal, tooltip: { ...tooltip, spot: { at: 'guestDeck' } } })).toBeNull();
  expect(told({ toast: { ...refusal, spot: null }, tooltip })).toBeNull();
});

test('news of an own move is no refusal', () => {
  expect(told({ toast: { ...refusal, about: 'news' }, tooltip })).toBeNull();
});
