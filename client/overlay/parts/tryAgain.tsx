// Says that a part could not be loaded, with a button that loads the page again. It needs no services.
import { useState } from 'preact/hooks';
import type { PageText } from '../../words/pages.ts';
import { reloadPage } from '../loading.ts';
import { Icon } from './icon.tsx';

export function TryAgain({ words: { text, offline, again } }: { words: PageText['notLoaded'] }) {
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
