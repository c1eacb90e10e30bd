// Restores the focus when its element is removed: to a neighbour in the group, the group's heir, or the prompt.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { buttonsIn } from './roving.tsx';

/** The element that had the focus last, and its place among the buttons of its group. */
interface Last {
  element: HTMLElement;
  group: HTMLElement | null;
  place: number;
}

function remember(element: HTMLElement): Last {
  const group = element.closest<HTMLElement>('[data-group]');
  return { element, group, place: group === null ? 0 : buttonsIn(group).indexOf(element) };
}

function successorOf({ group, place }: Last, root: HTMLElement): HTMLElement | null {
  if (group === null) return null;
  if (!group.isConnected || group.dataset.spends !== undefined)
    return group.dataset.heir === undefined ? null : root.querySelector(group.dataset.heir);
  const buttons = buttonsIn(group);
  return buttons[Math.min(place, buttons.length - 1)] ?? null;
}

/** The longest wait for the answer to a move and its animation. */
const LONGEST_WAIT_MS = 2000;

/**
 * Watches `root`. A group names its heir by a selector in `data-heir`; the last resort is `[data-focus-home]`. A group
 * with `data-spends` has no neighbours: a second Enter would buy the next thing as well. While `isOutdated`, nothing gets
 * the focus until LONGEST_WAIT_MS are over: the element would get another name a moment later, and screen readers do not
 * announce that.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, isOutdated: boolean): void {
  const restore = useRef<() => void>(() => undefined);
  const waits = useRef(isOutdated);
  waits.current = isOutdated;
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let last: Last | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement) last = remember(event.target);
    };
    const isLost = () =>
      last?.element.isConnected === false &&
      (document.activeElement === null || document.activeElement === document.body);
    restore.current = () => {
      clearTimeout(timer);
      timer = undefined;
      if (last === null || !isLost()) return;
      const next = successorOf(last, element) ?? element.querySelector<HTMLElement>('[data-focus-home]');
      last = null;
      next?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(() => {
      if (!isLost()) return;
      if (waits.current) timer ??= setTimeout(() => restore.current(), LONGEST_WAIT_MS);
      else restore.current();
    });
    element.addEventListener('focusin', note);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [root]);
  useEffect(() => {
    if (!isOutdated) restore.current();
  }, [isOutdated]);
}
