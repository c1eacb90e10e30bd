// Pointer input on the canvas: hover, click, dragging a die, calling a drag off, long press, and scrolling the table.
import type { Face } from '../../game/index.ts';
import type { HeldDie } from '../model/heldDie.ts';
import type { ConsideredDie, Pick } from '../model/stage.ts';
import { LONG_PRESS_MS } from '../model/tooltips.ts';
import type { HitTargets } from './hitTargets.ts';
import { Hover } from './hover.ts';

const MOUSE_THRESHOLD = 5;
const FINGER_THRESHOLD = 10;
/** Roughly the size of a fingertip. */
const FINGER = 44;

interface Press {
  pointer: number;
  finger: number;
  startX: number;
  startY: number;
  x: number;
  y: number;
  die: HeldDie | null;
  does: 'nothing' | 'drag' | 'move' | 'explain';
  /** What is for sale here was explained before the press, so that the press means to buy it. */
  isKnown: boolean;
  timer: number;
}

/** Returns a function that removes the listeners. */
export function listenToPointer(host: HTMLElement, table: HitTargets, onPick: (pick: Pick) => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  let press: Press | null = null;
  const hover = new Hover((spot, x, y, byFinger) => onPick({ pick: 'hover', spot, x, y, byFinger }));
  // Otherwise the browser scrolls the page instead of dragging.
  const { touchAction } = host.style;
  host.style.touchAction = 'none';

  const at = (event: PointerEvent): [number, number] => {
    const box = host.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  let considered = '';
  /** One of the player's own dice, or the value of one on the coaster. */
  const consider = (own: HeldDie | null, value: Face | null): void => {
    const die: ConsideredDie | null =
      own !== null
        ? { ...own, onCoaster: false }
        : value !== null
          ? { value, own: false, from: null, onCoaster: true }
          : null;
    const key = die === null ? '' : JSON.stringify(die);
    if (key === considered) return;
    considered = key;
    onPick({ pick: 'consider', die });
  };

  const end = (): Press | null => {
    const ended = press;
    if (ended !== null) window.clearTimeout(ended.timer);
    press = null;
    return ended;
  };

  const callOff = (): void => {
    const ended = end();
    if (ended?.does !== 'drag' || ended.die === null) return;
    table.letGo();
    onPick({ pick: 'drop', ...ended.die, spot: null });
  };

  const isExplained = (x: number, y: number, finger: number): boolean => {
    const spot = table.spotAt(x, y, finger);
    return spot !== null && hover.explains(spot);
  };

  const point = (x: number, y: number): void => {
    const spot = table.spotAt(x, y, 0);
    const die = table.dieAt(x, y, 0);
    const value = die === null ? table.coasterDieAt(x, y, 0) : null;
    consider(die, value);
    const cursor =
      die !== null
        ? 'grab'
        : value !== null || (spot !== null && ['acts', 'pays'].includes(table.clickOn(spot)))
          ? 'pointer'
          : '';
    host.style.cursor = cursor;
    hover.move(spot, x, y);
  };

  host.addEventListener(
    'pointerdown',
    (event) => {
      if (press !== null) {
        // A second finger cancels the gesture of the first one.
        callOff();
        return;
      }
      if (event.button !== 0) return;
      const [x, y] = at(event);
      const finger = event.pointerType === 'mouse' ? 0 : FINGER;
      const begun: Press = {
        pointer: event.pointerId,
        finger,
        startX: x,
        startY: y,
        x,
        y,
        die: table.dieAt(x, y, finger),
        does: 'nothing',
        isKnown: isExplained(x, y, finger),
        timer: 0,
      };
      press = begun;
      hover.hide();
      consider(null, null);
      host.setPointerCapture(event.pointerId);
      if (finger > 0)
        begun.timer = window.setTimeout(() => {
          if (press !== begun || begun.does !== 'nothing') return;
          begun.does = 'explain';
          consider(begun.die, begun.die === null ? table.coasterDieAt(begun.x, begun.y, finger) : null);
          hover.explain(table.spotAt(begun.x, begun.y, finger), begun.x, begun.y, true);
        }, LONG_PRESS_MS);
    },
    { signal },
  );

  host.addEventListener(
    'pointermove',
    (event) => {
      const [x, y] = at(event);
      if (press === null) {
        if (event.pointerType === 'mouse') point(x, y);
        return;
      }
      if (event.pointerId !== press.pointer) return;
      const far = Math.hypot(x - press.startX, y - press.startY);
      if (press.does === 'nothing' && far > (press.finger > 0 ? FINGER_THRESHOLD : MOUSE_THRESHOLD)) {
        window.clearTimeout(press.timer);
        press.does = press.die === null ? 'move' : 'drag';
        if (press.die !== null) {
          onPick({ pick: 'die', ...press.die, lifted: true });
          table.lift(press.die, x, y);
          host.style.cursor = 'grabbing';
        }
      }
      if (press.does === 'drag') table.drag(x, y);
      if (press.does === 'move') table.moveTable(x - press.x, y - press.y);
      press.x = x;
      press.y = y;
    },
    { signal },
  );

  const click = (x: number, y: number, { finger, die, isKnown }: Press): void => {
    const space = die === null ? null : table.meansSpace(die);
    if (space !== null) onPick({ pick: 'spot', spot: space });
    else if (die !== null) onPick({ pick: 'die', ...die, lifted: false });
    else {
      const value = table.coasterDieAt(x, y, finger);
      const spot = value === null ? table.spotAt(x, y, finger) : null;
      if (value !== null) onPick({ pick: 'coasterDie', value });
      else if (spot !== null) {
        // Computed before the pick, which changes the table.
        const effect = table.clickOn(spot);
        // A mouse can rest there to read. A finger that comes at another time wants to read rather than be refused, and before
        // it pays it sees what it gets; it buys with the button there or with a second tap.
        const isToRead =
          effect === 'nothing' || (finger > 0 && (effect === 'atAnotherTime' || (effect === 'pays' && !isKnown)));
        if (!isToRead) onPick({ pick: 'spot', spot });
        if (isToRead) hover.explain(spot, x, y, finger > 0);
      }
    }
  };

  host.addEventListener(
    'pointerup',
    (event) => {
      if (press?.pointer !== event.pointerId) return;
      const [x, y] = at(event);
      const ended = end();
      if (ended === null) return;
      if (ended.does === 'nothing') click(x, y, ended);
      // The tooltip stays, so that its button can be reached.
      if (ended.does === 'explain') consider(null, null);
      if (ended.does === 'drag' && ended.die !== null) {
        table.letGo();
        onPick({ pick: 'drop', ...ended.die, spot: table.spotAt(x, y, ended.finger) });
      }
      if (event.pointerType === 'mouse') point(x, y);
    },
    { signal },
  );

  host.addEventListener('pointercancel', callOff, { signal });
  // Listens on the document, where the event goes if the host has been removed. After a normal release `press` is null.
  document.addEventListener('lostpointercapture', ({ pointerId }) => pointerId === press?.pointer && callOff(), {
    signal,
  });
  host.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      // Lifting a finger fires this event, too; what the finger was shown stays until the next tap.
      if (press !== null || pointerType !== 'mouse') return;
      hover.move(null, 0, 0);
      consider(null, null);
    },
    { signal },
  );
  host.addEventListener(
    'wheel',
    (event) => {
      if (table.moveTable(-event.deltaX, -event.deltaY)) event.preventDefault();
    },
    { signal, passive: false },
  );
  // A tap also makes a click, which would press a button that the move has just put under the finger, such as the curtain's.
  host.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), { signal, passive: false });
  host.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  // A tap elsewhere takes the tooltip away; one on the tooltip itself does not.
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      const isOutside =
        target instanceof Element && !host.contains(target) && target.closest('[role=tooltip]') === null;
      if (isOutside) hover.hide();
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') callOff();
    },
    { signal },
  );

  return () => {
    callOff();
    hover.hide();
    off.abort();
    host.style.cursor = '';
    host.style.touchAction = touchAction;
  };
}
