// A group of buttons with roving tabindex: Tab enters it once; arrows, Home and End move inside it.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface RovingProps {
  label: string;
  children: ComponentChildren;
  className?: string;
  /** The direction in which the buttons lie; arrows of both directions lead through them. */
  orientation?: 'horizontal' | 'vertical';
  /** The button that Tab leads to until another one has had the focus. */
  tabStop?: 'first' | 'last';
  /** Selector of the element that gets the focus when the whole group goes away. */
  heir?: string;
  /** Its buttons buy things: when one goes away, the heir gets the focus, not another button of the group. */
  spends?: boolean;
}

export const buttonsIn = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];

function makeCurrent(group: HTMLElement, current: HTMLElement): void {
  for (const button of buttonsIn(group)) button.tabIndex = button === current ? 0 : -1;
}

/** The index of the button to which a key leads. */
const STEP: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

export function Roving({
  label,
  children,
  className = 'row',
  orientation = 'horizontal',
  tabStop = 'first',
  heir,
  spends = false,
}: RovingProps) {
  const group = useRef<HTMLDivElement>(null);
  /** The button that had the focus last. */
  const visited = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (group.current === null) return;
    const buttons = buttonsIn(group.current);
    const current = buttons.find((button) => button === visited.current) ?? buttons.at(tabStop === 'first' ? 0 : -1);
    if (current !== undefined) makeCurrent(group.current, current);
  });
  return (
    <div
      ref={group}
      class={className}
      role="toolbar"
      aria-orientation={orientation === 'vertical' ? orientation : undefined}
      aria-label={label}
      data-group={label}
      data-heir={heir}
      data-spends={spends ? '' : undefined}
      onFocusIn={(event) => {
        if (!(event.target instanceof HTMLElement)) return;
        visited.current = event.target;
        makeCurrent(event.currentTarget, event.target);
      }}
      onKeyDown={(event) => {
        const step = STEP[event.key];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        const buttons = buttonsIn(event.currentTarget);
        const at = buttons.findIndex((button) => button === document.activeElement);
        if (at < 0) return;
        event.preventDefault();
        buttons[step(at, buttons.length - 1)]?.focus();
      }}
    >
      {children}
    </div>
  );
}
