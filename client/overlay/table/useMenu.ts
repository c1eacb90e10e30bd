// The menu of a table's page: closed, or open at one of its pages.
import { useCallback, useState } from 'preact/hooks';
import type { MenuPage } from './menu.tsx';

interface Menu {
  /** The page it begins with; null while it is closed. */
  page: MenuPage | null;
  /** The rule at which the guide begins. */
  rule: string | null;
  open: () => void;
  openGuide: (rule: string | null) => void;
  /** The guide, at the list of keys. */
  openKeys: () => void;
  close: () => void;
}

export function useMenu(): Menu {
  const [page, setPage] = useState<MenuPage | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const openGuide = useCallback((number: string | null) => {
    setRule(number);
    setPage('help');
  }, []);
  return {
    page,
    rule,
    open: () => setPage('menu'),
    openGuide,
    openKeys: () => setPage('keys'),
    close: () => setPage(null),
  };
}
