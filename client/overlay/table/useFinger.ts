// Tells the focus that a button gets because a finger presses it from the focus that keys and the page itself move.
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
    const begin = ({ pointerType }: PointerEvent) => {
      presses.current = pointerType === 'touch';
    };
    return {
      isPressing: () => presses.current,
      listeners: { onPointerDownCapture: begin, onKeyDownCapture: end, onClick: end },
    };
  }, []);
}
