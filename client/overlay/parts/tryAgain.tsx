// A notice that something has failed, with a button that reloads the page. It works outside the services' context.
import { useState } from 'preact/hooks';
import type { PageText } from '../../words/pages.ts';
import { reloadPage } from '../loading.ts';
import { Icon } from './icon.tsx';

type TryAgainWords = Pick<PageText['notLoaded'], 'text' | 'offline' | 'again'>;

export function TryAgain({ words: { text, offline, again } }: { words: TryAgainWords }) {
  const [isOffline, setIsOffline] = useState(false);
  const reload = () => {
    setIsOffline(false);
    reloadPage().catch(() => setIsOffline(true));
  };
  return (
    <div class="stack">
      <p class="refusalNote" role="alert">
        {isOffline ? offline : text}
      </p>
      <div class="row">
        <button type="button" class="button" onClick={reload}>
          <Icon name="redo" />
          {again}
        </button>
      </div>
    </div>
  );
}
