// The menu of the table: settings, rules, leaving, and further entries of online tables.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { SettingsForm } from '../pages/settings.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { PictureButton } from '../picture/pictureButton.tsx';
import { lazy } from '../parts/lazy.tsx';
import { goTo } from '../route.ts';
import { useText } from '../services.ts';
import { useTable } from './tableContext.ts';

const Guide = lazy(() => import('../guide/guide.tsx').then((module) => module.Guide), { isPage: false });

export type MenuPage = 'menu' | 'settings' | 'help' | 'keys';

interface MenuProps {
  first: MenuPage;
  /** The rule that the guide opens at. */
  rule?: string | null;
  onClose: () => void;
  /** Further entries. */
  children?: ComponentChildren;
}

export function Menu({ first, rule = null, onClose, children }: MenuProps) {
  const text = useText();
  const { table, home } = text;
  const { state } = useTable();
  const [page, setPage] = useState(first);
  const title = {
    menu: table.menu,
    settings: text.settings.heading,
    help: text.rules.heading,
    keys: text.rules.heading,
  }[page];
  return (
    // Each page begins at its top, and not where the one before was scrolled to.
    <Dialog
      key={page}
      title={title}
      onClose={onClose}
      isLong={page === 'help' || page === 'keys'}
      foot={
        <Button kind="main" onPress={onClose}>
          {text.close}
        </Button>
      }
    >
      {page === 'settings' && <SettingsForm heading="h3" />}
      {page === 'help' && <Guide rule={rule} />}
      {page === 'keys' && <Guide first="keys" />}
      {page === 'menu' && (
        <div class="stack">
          <Button className="wide" icon="settings" onPress={() => setPage('settings')}>
            {home.settings}
          </Button>
          <Button className="wide" icon="rules" onPress={() => setPage('help')}>
            {home.rules}
          </Button>
          <PictureButton className="wide" seat={state.model.me ?? state.selection.focus} />
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
