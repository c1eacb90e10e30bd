// Restores the focus when its element is removed: to a neighbour in the group, the group's heir, or else the heading of
// the prompt.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { buttonsIn } from './roving.tsx';

/** The element that had the focus last, and its index among the buttons of its group, -1 if it is none of them. */
interface Last {
  element: HTMLElement;
  group: HTMLElement | null;
  place: number;
}

function remember(element: HTMLElement): Last {
  const group = element.closest<HTMLElement>('[data-group]');
  return { element, group, place: group === null ? -1 : buttonsIn(group).indexOf(element) };
}

function successorOf({ group, place }: Last, root: HTMLElement): HTMLElement | null {
  if (group === null) return null;
  if (!group.isConnected || group.dataset.spends !== undefined)
    return group.dataset.heir === undefined ? null : root.querySelector(group.dataset.heir);
  const buttons = buttonsIn(group);
  // The button that is at this place now, or else the last one; none for the place -1.
  return buttons[Math.min(place, buttons.length - 1)] ?? null;
}

/** The longest wait for the answer to a move and its animation. */
const LONGEST_WAIT_MS = 2000;

/**
 * Watches `root`. A group names its heir by a selector in `data-heir`; the last resort is `[data-focus-home]`, the
 * heading of the prompt or of a replay's panel. In a group with `data-spends` the focus goes to the heir and never to a
 * neighbour, where a second Enter would buy the next thing as well. `isOutdated` is true while `root` still shows the
 * question that the last move has answered. The focus waits until that is over, LONGEST_WAIT_MS at most: the element
 * that got it would have another name a moment later, and screen readers do not announce that.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, isOutdated: boolean): void {
  const restore = useRef<() => void>(() => undefined);
  const outdated = useRef(isOutdated);
  outdated.current = isOutdated;
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
      if (outdated.current) timer ??= setTimeout(() => restore.current(), LONGEST_WAIT_MS);
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
