// The drawer of a table's page: which tab is shown, whether it is open, and the ways into it.
import { useCallback, useRef, useState } from 'preact/hooks';
import { useLayer } from '../layers.ts';
import type { DrawerName } from './drawer.tsx';

interface DrawerOptions {
  /** The element of the page; null before it is rendered. */
  root: () => HTMLElement | null;
  /** The drawer is open from the start, with the table in words. */
  opensInWords: boolean;
  /** There is no canvas: the table in words stands in its place, not in the drawer. */
  isTextOnly: boolean;
  hasChat: boolean;
}

interface Drawer {
  tabs: readonly DrawerName[];
  shown: DrawerName;
  isOpen: boolean;
  show: (name: DrawerName) => void;
  /** Shows a tab and moves the focus into the panel. */
  goInto: (name: DrawerName) => void;
  /** Returns true if the focus went back to where it was before a key opened the drawer. */
  close: () => boolean;
}

export function useDrawer({ root, opensInWords, isTextOnly, hasChat }: DrawerOptions): Drawer {
  const [wanted, setWanted] = useState<DrawerName>(opensInWords ? 'text' : 'log');
  const [isOpen, setIsOpen] = useState(opensInWords);
  const tabs: readonly DrawerName[] = [
    'log',
    ...(isTextOnly ? [] : ['text' as const]),
    ...(hasChat ? ['chat' as const] : []),
  ];
  /** The back button closes what the player has opened, and nothing that was open from the start. */
  const [wasOpened, setWasOpened] = useState(false);
  useLayer(isOpen && wasOpened, () => setIsOpen(false));
  const show = useCallback((name: DrawerName) => {
    setWanted(name);
    setIsOpen(true);
    setWasOpened(true);
  }, []);
  /** The element that had the focus before a key led into the drawer. */
  const previousFocus = useRef<Element | null>(null);
  const goInto = (name: DrawerName) => {
    const { activeElement } = document;
    if (activeElement?.closest('.drawer') === null) previousFocus.current = activeElement;
    // Without a canvas the table in words is the stage, and no tab.
    const isStage = name === 'text' && isTextOnly;
    if (!isStage) show(name);
    // The panel exists after the next render.
    requestAnimationFrame(() => {
      const panel = root()?.querySelector<HTMLElement>(isStage ? '.stage' : '.tabpanel');
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
      const { current } = previousFocus;
      previousFocus.current = null;
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return false;
      current.focus();
      return true;
    },
  };
}
