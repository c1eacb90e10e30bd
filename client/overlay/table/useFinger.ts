// Tells whether a finger is pressing the page: a button that gets the focus then was pressed, and not reached by keys.
import { useMemo, useRef } from 'preact/hooks';

interface Finger {
  /** True after a finger has touched the page outside the canvas, until its click was handled or a key is pressed. */
  isPressing: () => boolean;
  listeners: {
    onPointerDownCapture: (event: PointerEvent) => void;
    onKeyDownCapture: () => void;
    onClick: () => void;
  };
}

export function useFinger(): Finger {
  const isPressing = useRef(false);
  return useMemo(() => {
    const end = () => {
      isPressing.current = false;
    };
    // A touch of the canvas focuses nothing, and often no click follows that would end the press.
    const begin = ({ pointerType, target }: PointerEvent) => {
      isPressing.current = pointerType === 'touch' && !(target instanceof HTMLCanvasElement);
    };
    return {
      isPressing: () => isPressing.current,
      listeners: { onPointerDownCapture: begin, onKeyDownCapture: end, onClick: end },
    };
  }, []);
}
