// Tells why a button gets the focus: because a finger presses it, or because keys or the page itself moved the focus there.
import { useMemo, useRef } from 'preact/hooks';

interface Finger {
  /** True from the moment a finger touches the page until its press has done what it does. */
  isPressing: () => boolean;
  listeners: {
    onPointerDownCapture: (event: PointerEvent) => void;
    onKeyDownCapture: () => void;
    onClick: () => void;
  };
}

export function useFinger(): Finger {
  const presses = useRef(false);
  return useMemo(() => {
    const end = () => {
      presses.current = false;
    };
    // A touch of the canvas focuses nothing, and no click need follow it.
    const begin = ({ pointerType, target }: PointerEvent) => {
      presses.current = pointerType === 'touch' && !(target instanceof HTMLCanvasElement);
    };
    return {
      isPressing: () => presses.current,
      listeners: { onPointerDownCapture: begin, onKeyDownCapture: end, onClick: end },
    };
  }, []);
}
