// Restores the focus: when the focused element is removed, its neighbour in the group gets it, or the group's heir, or else the prompt.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
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
  if (!group.isConnected) return group.dataset.heir === undefined ? null : root.querySelector(group.dataset.heir);
  const buttons = buttonsIn(group);
  return buttons[Math.min(place, buttons.length - 1)] ?? null;
}

/** Watches `root`. A group that is removed names its heir by a selector in `data-heir`; the last resort is `[data-focus-home]`. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    let last: Last | null = null;
    const note = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement) last = remember(event.target);
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.element.isConnected) return;
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const next = successorOf(last, element) ?? element.querySelector<HTMLElement>('[data-focus-home]');
      last = null;
      next?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', note);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [root]);
}
