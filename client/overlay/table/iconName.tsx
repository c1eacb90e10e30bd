// Names a button without words: a finger that rests on it is told its name, and does not press it.
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { LONG_PRESS_MS } from '../../model/tooltips.ts';

/** Wider buttons have room for their words. */
const WIDEST = 64;

interface Named {
  name: string;
  /** Edges of the button in the window. */
  top: number;
  bottom: number;
  right: number;
}

/** The name of a narrow button, which shows no words, and where the button is. */
function wordlessButtonAt(target: EventTarget | null): Named | null {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null) return null;
  const { width, top, bottom, right } = button.getBoundingClientRect();
  const name = button.getAttribute('aria-label') ?? (button.title === '' ? button.textContent : button.title);
  return width > WIDEST || name.trim() === '' ? null : { name, top, bottom, right };
}

export function IconName({ root }: { root: RefObject<HTMLElement | null> }) {
  const [named, setNamed] = useState<Named | null>(null);
  useLayoutEffect(() => {
    const page = root.current;
    if (page === null) return undefined;
    const gone = new AbortController();
    const listening = { capture: true, signal: gone.signal };
    let timer = 0;
    let isTold = false;
    const stop = () => window.clearTimeout(timer);
    const onDown = ({ pointerType, target }: PointerEvent) => {
      stop();
      isTold = false;
      setNamed(null);
      const found = pointerType === 'mouse' ? null : wordlessButtonAt(target);
      if (found === null) return;
      timer = window.setTimeout(() => {
        isTold = true;
        setNamed(found);
      }, LONG_PRESS_MS);
    };
    const onClick = (event: MouseEvent) => {
      if (!isTold) return;
      isTold = false;
      event.stopPropagation();
      event.preventDefault();
    };
    page.addEventListener('pointerdown', onDown, listening);
    page.addEventListener('pointerup', stop, listening);
    page.addEventListener('pointercancel', stop, listening);
    page.addEventListener('click', onClick, listening);
    return () => {
      stop();
      gone.abort();
    };
  }, [root]);
  if (named === null) return null;
  const { innerWidth: width, innerHeight: height } = window;
  const isHigh = named.top < height / 2;
  return (
    <div
      class="iconName"
      aria-hidden="true"
      style={{
        right: `${Math.max(4, Math.min(width - named.right, width - 200))}px`,
        ...(isHigh ? { top: `${named.bottom + 6}px` } : { bottom: `${height - named.top + 6}px` }),
      }}
    >
      {named.name}
    </div>
  );
}
