// The drawer and the menu of a table's page: which panel is open, and the ways into it.
import { useCallback, useState } from 'preact/hooks';
import type { DrawerName } from './drawer.tsx';
import type { MenuPage } from './menu.tsx';

interface DrawerOptions {
  /** The page's element; null before it is rendered. */
  page: () => HTMLElement | null;
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

interface Menu {
  /** The page it begins with; null while it is closed. */
  page: MenuPage | null;
  /** The rule at which the guide begins. */
  rule: string | null;
  open: () => void;
  openGuide: (rule: string | null) => void;
  close: () => void;
}

export function useDrawer({ page, inWords, isTextOnly, hasChat }: DrawerOptions): Drawer {
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
      const panel = page()?.querySelector<HTMLElement>(name === 'text' && isTextOnly ? '.stage' : '.tabpanel');
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

export function useMenu(): Menu {
  const [page, setPage] = useState<MenuPage | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const openGuide = useCallback((number: string | null) => {
    setRule(number);
    setPage('help');
  }, []);
  return { page, rule, open: () => setPage('menu'), openGuide, close: () => setPage(null) };
}
