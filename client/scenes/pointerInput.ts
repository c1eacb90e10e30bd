// Pointer input on the canvas: hover, click, dragging a die, calling a drag off, long press, and scrolling the table.
import type { Face } from '../../game/index.ts';
import type { HeldDie } from '../model/heldDie.ts';
import type { ConsideredDie, Pick } from '../model/stage.ts';
import { LONG_PRESS_MS } from '../model/tooltips.ts';
import type { HitTargets } from './hitTargets.ts';
import { Hover } from './hover.ts';

/** The pixels by which mouse or finger must move before a press drags a die or scrolls the table. */
const MOUSE_THRESHOLD = 5;
const FINGER_THRESHOLD = 10;
/** Roughly the size of a fingertip. */
const FINGER = 44;

interface Press {
  /** The id of the pointer. */
  pointer: number;
  /** The size that targets are enlarged to: that of a fingertip, or 0 for a mouse. */
  finger: number;
  startX: number;
  startY: number;
  x: number;
  y: number;
  die: HeldDie | null;
  /** The value of the pressed die on the coaster. */
  coasterDie: Face | null;
  does: 'nothing' | 'dragDie' | 'scroll' | 'explain';
  /** True if the explanation of the pressed spot was open already: the press then buys what is for sale there. */
  isKnown: boolean;
  timer: number;
}

function consideredDie(playersDie: HeldDie | null, coasterValue: Face | null): ConsideredDie | null {
  if (playersDie !== null) return { ...playersDie, onCoaster: false };
  return coasterValue === null ? null : { value: coasterValue, own: false, from: null, onCoaster: true };
}

/** Returns a function that removes the listeners. */
export function listenToPointer(host: HTMLElement, table: HitTargets, onPick: (pick: Pick) => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  let press: Press | null = null;
  const hover = new Hover((spot, pointer) => onPick({ pick: 'hover', spot, ...pointer }));
  // Without this, the browser scrolls the page when a finger drags.
  const { touchAction } = host.style;
  host.style.touchAction = 'none';

  const at = (event: PointerEvent): [number, number] => {
    const box = host.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  let considered = '';
  /** Reports when another die is looked at: one of the player's dice, or one on the coaster, by its value. */
  const consider = (playersDie: HeldDie | null, coasterValue: Face | null): void => {
    const die = consideredDie(playersDie, coasterValue);
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

  /** Ends the press; a die that was dragged goes back to where it lay. */
  const callOff = (): void => {
    const ended = end();
    if (ended?.does !== 'dragDie') return;
    table.letGo();
    consider(null, null);
    if (ended.die !== null) onPick({ pick: 'drop', ...ended.die, spot: null });
  };

  const isExplained = (x: number, y: number, finger: number): boolean => {
    const spot = table.spotAt(x, y, finger);
    return spot !== null && hover.hasOpened(spot);
  };

  /** The mouse moved to a point, with no button pressed. */
  const point = (x: number, y: number): void => {
    const spot = table.spotAt(x, y, 0);
    const die = table.dieAt(x, y, 0);
    const value = die === null ? table.coasterDieAt(x, y, 0) : null;
    consider(die, value);
    const isClickable = (): boolean =>
      value !== null || (spot !== null && ['acts', 'pays', 'explainsFirst'].includes(table.clickOn(spot)));
    if (die !== null) host.style.cursor = 'grab';
    else host.style.cursor = isClickable() ? 'pointer' : '';
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
        coasterDie: table.coasterDieAt(x, y, finger),
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
          const { x: pressedX, y: pressedY } = begun;
          hover.explain(table.spotAt(pressedX, pressedY, finger), { x: pressedX, y: pressedY, isOpened: true });
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
        press.does = press.die === null && press.coasterDie === null ? 'scroll' : 'dragDie';
        if (press.die !== null) {
          onPick({ pick: 'die', ...press.die, lifted: true });
          table.lift(press.die, x, y);
        } else if (press.coasterDie !== null) {
          consider(null, press.coasterDie);
          table.liftFromCoaster(press.coasterDie, x, y);
        }
        if (press.does === 'dragDie') host.style.cursor = 'grabbing';
      }
      if (press.does === 'dragDie') table.drag(x, y);
      if (press.does === 'scroll') table.moveTable(x - press.x, y - press.y);
      press.x = x;
      press.y = y;
    },
    { signal },
  );

  const click = (x: number, y: number, { finger, die, isKnown }: Press): void => {
    const space = die === null ? null : table.spaceMeantBy(die);
    if (space !== null) onPick({ pick: 'spot', spot: space });
    else if (die !== null) onPick({ pick: 'die', ...die, lifted: false });
    else {
      const value = table.coasterDieAt(x, y, finger);
      const spot = value === null ? table.spotAt(x, y, finger) : null;
      if (value !== null) onPick({ pick: 'coasterDie', value });
      else if (spot !== null) {
        const effect = table.clickOn(spot);
        // A mouse can rest on a spot to read about it; a finger cannot. So a tap on what is for another time explains
        // it instead of refusing, and the first tap on something for sale explains it, too: a second tap, or the button
        // in the explanation, buys it. With `explainsFirst` the first click of a mouse explains as well.
        const isUnknownSale = !isKnown && (effect === 'explainsFirst' || (finger > 0 && effect === 'pays'));
        const isToRead = effect === 'nothing' || isUnknownSale || (finger > 0 && effect === 'atAnotherTime');
        if (isToRead) hover.explain(spot, { x, y, isOpened: finger > 0 || isUnknownSale });
        else onPick({ pick: 'spot', spot });
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
      if (ended.does === 'dragDie') {
        table.letGo();
        consider(null, null);
        const spot = table.spotAt(x, y, ended.finger);
        if (ended.die !== null) onPick({ pick: 'drop', ...ended.die, spot });
        else if (ended.coasterDie !== null && spot !== null)
          onPick({ pick: 'coasterDrop', value: ended.coasterDie, spot });
      }
      if (event.pointerType === 'mouse') point(x, y);
    },
    { signal },
  );

  host.addEventListener('pointercancel', callOff, { signal });
  // Listens on the document, where the event goes if the host has been removed. After a normal release `press` is null.
  document.addEventListener(
    'lostpointercapture',
    ({ pointerId }) => {
      if (pointerId === press?.pointer) callOff();
    },
    { signal },
  );
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
  // The browser follows a tap by a click, which would press a button that the tap's move has just put under the finger, such as
  // the one that hands the screen to the next person.
  host.addEventListener(
    'touchend',
    (event) => {
      if (event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
  host.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  // A tap elsewhere takes the tooltip away; one on the tooltip itself does not, nor one in the rule that it has opened.
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      const isOutside =
        target instanceof Element && !host.contains(target) && target.closest('[role=tooltip], dialog') === null;
      if (isOutside) hover.hide();
    },
    { signal, capture: true },
  );
  // The tooltip's button, which Enter presses as well, has bought what is explained: something else may lie there now.
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[role=tooltip] .buy') !== null) hover.hide();
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key !== 'Escape' || isInDialog) return;
      callOff();
      hover.hide();
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
