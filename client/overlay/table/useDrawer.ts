// The drawer of a table's page: which tab is shown, whether it is open, and the ways into it.
import { useCallback, useRef, useState } from 'preact/hooks';
import type { DrawerName } from './drawer.tsx';

interface DrawerOptions {
  /** The element of the page; null before it is rendered. */
  root: () => HTMLElement | null;
  /** The drawer opens with the table in words. */
  inWords: boolean;
  /** Without a canvas, the table in words takes its place on the stage. */
  isTextOnly: boolean;
  hasChat: boolean;
}

interface Drawer {
  tabs: readonly DrawerName[];
  shown: DrawerName;
  isOpen: boolean;
  show: (name: DrawerName) => void;
  /** Opens it and moves the focus into it. */
  goInto: (name: DrawerName) => void;
  /** Gives the focus back to where a key came from; false if none did. */
  close: () => boolean;
}

export function useDrawer({ root, inWords, isTextOnly, hasChat }: DrawerOptions): Drawer {
  const [wanted, setWanted] = useState<DrawerName>(inWords ? 'text' : 'log');
  const [isOpen, setIsOpen] = useState(inWords);
  const tabs: readonly DrawerName[] = [
    'log',
    ...(isTextOnly ? [] : ['text' as const]),
    ...(hasChat ? ['chat' as const] : []),
  ];
  const show = useCallback((name: DrawerName) => {
    setWanted(name);
    setIsOpen(true);
  }, []);
  /** The element that had the focus before a key led into the drawer. */
  const before = useRef<Element | null>(null);
  const goInto = (name: DrawerName) => {
    const { activeElement } = document;
    if (activeElement?.closest('.drawer') === null) before.current = activeElement;
    show(name);
    // The panel exists after the next render.
    requestAnimationFrame(() => {
      const panel = root()?.querySelector<HTMLElement>(name === 'text' && isTextOnly ? '.stage' : '.tabpanel');
      (panel?.querySelector<HTMLElement>('[tabindex="0"], select, button') ?? panel)?.focus();
    });
  };
  return {
    tabs,
    shown: tabs.includes(wanted) ? wanted : 'log',
    isOpen,
    show,
    goInto,
    close: () => {
      setIsOpen(false);
      const { current } = before;
      before.current = null;
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return false;
      current.focus();
      return true;
    },
  };
}
