// The menu of the table: settings, rules, leaving, and what the kind of table adds.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { RulesText } from '../pages/rules.tsx';
import { SettingsForm } from '../pages/settings.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { goTo } from '../route.ts';
import { useText } from '../services.ts';

export type MenuPage = 'menu' | 'settings' | 'help';

interface MenuProps {
  first: MenuPage;
  onClose: () => void;
  /** Further entries. */
  children?: ComponentChildren;
}

export function Menu({ first, onClose, children }: MenuProps) {
  const text = useText();
  const { table, home } = text;
  const [page, setPage] = useState(first);
  const title = { menu: table.menu, settings: text.settings.heading, help: text.rules.heading }[page];
  return (
    <Dialog
      title={title}
      onClose={onClose}
      toRead={page === 'help'}
      foot={
        <Button kind="main" onPress={onClose}>
          {text.close}
        </Button>
      }
    >
      {page === 'settings' && <SettingsForm />}
      {page === 'help' && <RulesText />}
      {page === 'menu' && (
        <div class="stack">
          <Button className="wide" icon="settings" onPress={() => setPage('settings')}>
            {home.settings}
          </Button>
          <Button className="wide" icon="rules" onPress={() => setPage('help')}>
            {home.rules}
          </Button>
          {children}
          <Button className="wide" icon="leave" onPress={() => goTo({ page: 'home' })}>
            {table.leave}
          </Button>
          <p class="soft small">{table.leaveText}</p>
        </div>
      )}
    </Dialog>
  );
}
