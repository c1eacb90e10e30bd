// The menu of a table's page: closed, or open at one of its pages.
import { useCallback, useState } from 'preact/hooks';
import type { Spot } from '../../model/spots.ts';
import type { MenuPage } from './menu.tsx';

/** The page that the menu began with. */
interface OpenMenu {
  page: MenuPage;
  /** The rule at which the guide begins. */
  rule: string | null;
  /** The thing of the table that the guide explains before that rule. */
  spot: Spot | null;
}

interface Menu {
  /** Null while it is closed. */
  opened: OpenMenu | null;
  open: () => void;
  openGuide: (rule: string | null, spot?: Spot | null) => void;
  /** The guide, at the list of keys. */
  openKeys: () => void;
  close: () => void;
}

export function useMenu(): Menu {
  const [opened, setOpened] = useState<OpenMenu | null>(null);
  const openGuide = useCallback((rule: string | null, spot: Spot | null = null) => {
    setOpened({ page: 'help', rule, spot });
  }, []);
  return {
    opened,
    open: () => setOpened({ page: 'menu', rule: null, spot: null }),
    openGuide,
    openKeys: () => setOpened({ page: 'keys', rule: null, spot: null }),
    close: () => setOpened(null),
  };
}
