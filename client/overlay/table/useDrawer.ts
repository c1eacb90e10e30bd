// The drawer of a table's page: which tab is shown, whether it is open, and the ways into it.
import { useCallback, useState } from 'preact/hooks';
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
  close: () => void;
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
  const goInto = (name: DrawerName) => {
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
    close: () => setIsOpen(false),
  };
}
