// The menu of the table: settings, rules, a picture of the tavern, further entries of online tables, and leaving.
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Spot } from '../../model/spots.ts';
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
  /** The thing on the table that is explained above the guide. */
  spot?: Spot | null;
  onClose: () => void;
  /** Further entries. */
  children?: ComponentChildren;
}

export function Menu({ first, rule = null, spot = null, onClose, children }: MenuProps) {
  const text = useText();
  const { table, home } = text;
  const { state, words, viewpoint } = useTable();
  const explanation = useId();
  const explained = spot === null ? null : words.explain(spot, viewpoint);
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
      describedBy={page === 'help' && explained !== null ? explanation : undefined}
      foot={
        <Button kind="main" onPress={onClose}>
          {text.close}
        </Button>
      }
    >
      {page === 'settings' && <SettingsForm heading="h3" />}
      {page === 'help' && explained !== null && (
        <p class="sheet text" id={explanation}>
          <b>{explained.title}.</b> {explained.lines.join(' ')}
        </p>
      )}
      {page === 'help' && <Guide rule={rule} isInDialog />}
      {page === 'keys' && <Guide first="keys" isInDialog />}
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
