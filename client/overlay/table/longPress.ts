// Long press on a button: shows an explanation until the next touch, and does not press the button.
import { useEffect, useRef } from 'preact/hooks';
import { LONG_PRESS_MS } from '../../model/tooltips.ts';
import type { ButtonProps } from '../parts/button.tsx';

/** A touch of the explanation itself, which has a link to the rules, does not hide it. */
function hideAtNextTouch(hide: () => void): void {
  const onTouch = ({ target }: PointerEvent): void => {
    if (target instanceof Element && target.closest('[role="tooltip"]') !== null) return;
    document.removeEventListener('pointerdown', onTouch, true);
    hide();
  };
  document.addEventListener('pointerdown', onTouch, true);
}

/** `explain` shows the explanation and returns a function that hides it, which is called at the next touch. */
export function useLongPress(
  press: () => void,
  explain: () => () => void,
): Pick<ButtonProps, 'onPointerDown' | 'onPointerLeave' | 'onPress'> {
  const timer = useRef(0);
  const isLong = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ pointerType }) => {
      isLong.current = false;
      if (pointerType === 'mouse') return;
      timer.current = window.setTimeout(() => {
        isLong.current = true;
        hideAtNextTouch(explain());
      }, LONG_PRESS_MS);
    },
    // Lifting a finger fires this event, too.
    onPointerLeave: stop,
    onPress: () => {
      if (!isLong.current) press();
      isLong.current = false;
    },
  };
}
