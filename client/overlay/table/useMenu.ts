// The menu of a table's page: closed, or open at one of its pages.
import { useCallback, useState } from 'preact/hooks';
import type { Spot } from '../../model/spots.ts';
import type { MenuPage } from './menu.tsx';

interface Menu {
  /** The page it begins with; null while it is closed. */
  page: MenuPage | null;
  /** The rule at which the guide begins. */
  rule: string | null;
  /** The thing of the table that the guide explains before that rule. */
  spot: Spot | null;
  open: () => void;
  openGuide: (rule: string | null, spot?: Spot | null) => void;
  /** The guide, at the list of keys. */
  openKeys: () => void;
  close: () => void;
}

export function useMenu(): Menu {
  const [page, setPage] = useState<MenuPage | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const openGuide = useCallback((number: string | null, about: Spot | null = null) => {
    setRule(number);
    setSpot(about);
    setPage('help');
  }, []);
  return {
    page,
    rule,
    spot,
    open: () => setPage('menu'),
    openGuide,
    openKeys: () => setPage('keys'),
    close: () => setPage(null),
  };
}
