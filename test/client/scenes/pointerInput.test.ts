// A finger or mouse on the canvas: when it gets a spot explained, when the explanation goes away, when a click makes a
// move, and how dice are dragged.
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HeldDie } from '../../../client/model/heldDie.ts';
import type { Spot } from '../../../client/model/spots.ts';
import type { Pick } from '../../../client/model/stage.ts';
import type { HitTargets } from '../../../client/scenes/hitTargets.ts';
import { listenToPointer } from '../../../client/scenes/pointerInput.ts';

const DECK: Spot = { at: 'deck', seat: 0 };
const NOBLES: Spot = { at: 'nobles' };

/** The nobles at the left can be recruited, the deck at the right does nothing. */
const TABLE: HitTargets = {
  dieAt: () => null,
  coasterDieAt: () => null,
  spotAt: (x) => (x < 100 ? NOBLES : DECK),
  clickOn: ({ at }) => (at === 'nobles' ? 'acts' : 'nothing'),
  spaceMeantBy: () => null,
  lift: () => undefined,
  liftFromCoaster: () => undefined,
  drag: () => undefined,
  letGo: () => undefined,
  moveTable: () => false,
};

describe('a finger', () => {
  let host: HTMLElement;
  let picks: Pick[];
  let stopListening: () => void;

  const listen = (table: HitTargets, onPick: (pick: Pick) => void): void => {
    stopListening = listenToPointer(host, table, onPick);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    host = document.body.appendChild(document.createElement('div'));
    // jsdom has no pointer capture.
    host.setPointerCapture = () => undefined;
    picks = [];
    listen(TABLE, (pick) => picks.push(pick));
  });
  afterEach(() => {
    stopListening();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  const send = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointerleave' | 'lostpointercapture',
    x: number,
    target: Element = host,
  ): boolean =>
    target.dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', pointerId: 1, clientX: x, clientY: 5, bubbles: true }),
    );
  /** A lifted finger also leaves the canvas. */
  const liftFinger = (x: number): void => {
    send('pointerup', x);
    send('pointerleave', x);
  };
  const tap = (x: number): void => {
    send('pointerdown', x);
    liftFinger(x);
  };
  const click = (x: number): void => {
    for (const type of ['pointerdown', 'pointerup'])
      host.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', pointerId: 2, clientX: x, clientY: 5 }));
  };
  /** The spot that is explained now: that of the latest `hover` pick. */
  const explained = (): Spot | null =>
    picks.flatMap((pick) => (pick.pick === 'hover' ? [pick.spot] : [])).at(-1) ?? null;

  test('that rests on a spot gets an explanation, which stays until the next tap', () => {
    send('pointerdown', 20);
    vi.advanceTimersByTime(500);
    expect(explained()).toEqual(NOBLES);
    liftFinger(20);
    expect(explained()).toEqual(NOBLES);
    send('pointerdown', 20);
    expect(explained()).toBeNull();
  });

  test('beside the canvas takes the explanation away, on the tooltip itself it does not', () => {
    tap(150);
    const tooltip = document.body.appendChild(document.createElement('p'));
    tooltip.setAttribute('role', 'tooltip');
    send('pointerdown', 0, tooltip);
    expect(explained()).toEqual(DECK);
    send('pointerdown', 0, document.body);
    expect(explained()).toBeNull();
  });

  test('in a dialog over the explanation does not take it away, and nor does Escape there', () => {
    tap(150);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const close = dialog.appendChild(document.createElement('button'));
    send('pointerdown', 0, close);
    close.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(explained()).toEqual(DECK);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(explained()).toBeNull();
  });

  test('that taps gets an explanation of what has no action, and does what has one', () => {
    tap(20);
    expect(explained()).toBeNull();
    expect(picks).toContainEqual({ pick: 'spot', spot: NOBLES });
    tap(150);
    expect(explained()).toEqual(DECK);
  });

  test('that taps what is for sale first sees what it is, and buys with a second tap; a mouse buys at once', () => {
    stopListening();
    listen({ ...TABLE, clickOn: () => 'pays' }, (pick) => picks.push(pick));
    const bought = () => picks.flatMap((pick) => (pick.pick === 'spot' ? [pick.spot] : []));
    tap(150);
    expect(explained()).toEqual(DECK);
    tap(20);
    expect(explained()).toEqual(NOBLES);
    expect(bought()).toEqual([]);
    tap(20);
    expect(explained()).toBeNull();
    expect(bought()).toEqual([NOBLES]);
    tap(20);
    expect(explained()).toEqual(NOBLES);
    click(150);
    expect(bought()).toEqual([NOBLES, DECK]);
  });

  test('or mouse gets an explanation before a move that cannot be taken back; a second click makes the move', () => {
    stopListening();
    listen({ ...TABLE, clickOn: () => 'explainsFirst' }, (pick) => picks.push(pick));
    const bought = () => picks.flatMap((pick) => (pick.pick === 'spot' ? [pick.spot] : []));
    for (const press of [click, tap]) {
      picks.length = 0;
      press(20);
      expect(explained()).toEqual(NOBLES);
      expect(picks.at(-1)).toMatchObject({ pick: 'hover', isOpened: true });
      expect(bought()).toEqual([]);
      press(20);
      expect(bought()).toEqual([NOBLES]);
    }
  });

  test('or mouse that bought by the button in an explanation gets a new one at its next click there', () => {
    stopListening();
    listen({ ...TABLE, clickOn: () => 'explainsFirst' }, (pick) => picks.push(pick));
    click(20);
    const tooltip = document.body.appendChild(document.createElement('p'));
    tooltip.setAttribute('role', 'tooltip');
    const button = tooltip.appendChild(document.createElement('button'));
    button.className = 'buy';
    button.click();
    expect(explained()).toBeNull();
    click(20);
    expect(explained()).toEqual(NOBLES);
    expect(picks.filter(({ pick }) => pick === 'spot')).toEqual([]);
  });

  test('or mouse takes an explanation away with Escape', () => {
    tap(150);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(explained()).toBeNull();
  });

  test('that taps what works at another time only reads what it is, and a mouse is told that it is not yet time', () => {
    stopListening();
    listen({ ...TABLE, clickOn: () => 'atAnotherTime' }, (pick) => picks.push(pick));
    click(150);
    expect(explained()).toBeNull();
    expect(picks).toEqual([{ pick: 'spot', spot: DECK }]);
    tap(150);
    expect(explained()).toEqual(DECK);
    expect(picks.filter(({ pick }) => pick === 'spot')).toHaveLength(1);
  });

  test('or mouse that asks for what is refused now is told why, without an explanation over the reason', () => {
    stopListening();
    listen({ ...TABLE, clickOn: () => 'refused' }, (pick) => picks.push(pick));
    for (const press of [click, tap]) press(150);
    expect(explained()).toBeNull();
    expect(picks.filter(({ pick }) => pick === 'spot')).toHaveLength(2);
  });

  test('or mouse that clicks gets at once an explanation of what has no action', () => {
    click(150);
    expect(explained()).toEqual(DECK);
  });

  test('that makes a move gets no explanation, though the spot has no move left afterwards', () => {
    stopListening();
    listen({ ...TABLE, clickOn: () => (picks.some(({ pick }) => pick === 'spot') ? 'nothing' : 'acts') }, (pick) =>
      picks.push(pick),
    );
    tap(20);
    expect(picks).toContainEqual({ pick: 'spot', spot: NOBLES });
    expect(explained()).toBeNull();
  });

  test('takes a die of the coaster by a tap, and by dragging it to where it is wanted', () => {
    stopListening();
    const lifted: number[] = [];
    const table = { ...TABLE, coasterDieAt: (x: number) => (x > 200 ? (4 as const) : null) };
    listen({ ...table, liftFromCoaster: (value) => lifted.push(value) }, (pick) => picks.push(pick));
    tap(250);
    expect(picks.at(-1)).toEqual({ pick: 'coasterDie', value: 4 });
    send('pointerdown', 250);
    send('pointermove', 150);
    expect(lifted).toEqual([4]);
    liftFinger(150);
    expect(picks.at(-1)).toEqual({ pick: 'coasterDrop', value: 4, spot: DECK });
  });

  test('that drags a die when the canvas is removed drops the die, and the next tap counts', () => {
    stopListening();
    const die: HeldDie = { value: 4, own: false, from: null };
    listen({ ...TABLE, dieAt: (x) => (x > 200 ? die : null) }, (pick) => picks.push(pick));
    send('pointerdown', 250);
    send('pointermove', 150);
    expect(picks.at(-1)).toEqual({ pick: 'die', ...die, lifted: true });
    host.remove();
    send('lostpointercapture', 0, document.body);
    expect(picks.at(-1)).toEqual({ pick: 'drop', ...die, spot: null });
    document.body.append(host);
    tap(20);
    expect(picks.at(-1)).toEqual({ pick: 'spot', spot: NOBLES });
  });
});
