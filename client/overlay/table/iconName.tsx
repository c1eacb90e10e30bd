// Shows the name of a button without words: from a long press, which does not press the button, to the next touch; and
// while the button has the focus and keys are in use.
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { LONG_PRESS_MS } from '../../model/tooltips.ts';

/** Wider buttons have room for their words. */
const MAX_BUTTON_WIDTH = 64;
/** The distance of the name from the button. */
const GAP = 6;
/** The least distance of the name from the right edge of the window. */
const EDGE = 4;
/** The least distance of the name's right end from the left edge of the window, so that the name has room. */
const NAME_WIDTH = 200;

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
  return width > MAX_BUTTON_WIDTH || name.trim() === '' ? null : { name, top, bottom, right };
}

export function IconName({ root }: { root: RefObject<HTMLElement | null> }) {
  const [named, setNamed] = useState<Named | null>(null);
  useLayoutEffect(() => {
    const page = root.current;
    if (page === null) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let timer = 0;
    let isLong = false;
    const stop = () => window.clearTimeout(timer);
    const onDown = ({ pointerType, target }: PointerEvent) => {
      stop();
      isLong = false;
      setNamed(null);
      const found = pointerType === 'mouse' ? null : wordlessButtonAt(target);
      if (found === null) return;
      timer = window.setTimeout(() => {
        isLong = true;
        setNamed(found);
      }, LONG_PRESS_MS);
    };
    const onClick = (event: MouseEvent) => {
      if (!isLong) return;
      isLong = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const areKeysInUse = () => document.documentElement.dataset.keys !== undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (!areKeysInUse() || !(target instanceof Element)) return;
      setNamed(target.matches('.button[title], .tab') ? wordlessButtonAt(target) : null);
    };
    const onBlur = () => {
      if (areKeysInUse()) setNamed(null);
    };
    page.addEventListener('focusin', onFocus, options);
    page.addEventListener('focusout', onBlur, options);
    page.addEventListener('pointerdown', onDown, options);
    page.addEventListener('pointerup', stop, options);
    page.addEventListener('pointercancel', stop, options);
    page.addEventListener('click', onClick, options);
    return () => {
      stop();
      listening.abort();
    };
  }, [root]);
  if (named === null) return null;
  const { innerWidth: width, innerHeight: height } = window;
  const isInUpperHalf = named.top < height / 2;
  return (
    <div
      class="iconName"
      aria-hidden="true"
      style={{
        right: `${Math.max(EDGE, Math.min(width - named.right, width - NAME_WIDTH))}px`,
        ...(isInUpperHalf ? { top: `${named.bottom + GAP}px` } : { bottom: `${height - named.top + GAP}px` }),
      }}
    >
      {named.name}
    </div>
  );
}
