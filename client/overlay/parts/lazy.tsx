// Parts that are loaded on demand: the lazy page, the waiting screen, and what is shown when the loading fails.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reloadPage } from '../loading.ts';
import { useText } from '../services.ts';
import { Button } from './button.tsx';
import { Page } from './page.tsx';

export const Waiting = ({ words }: { words: string }) => (
  <main class="waiting" aria-busy="true">
    {words}
  </main>
);

/** Says that a part could not be loaded, with a button that loads the page again. */
export function LoadingNote() {
  const { notLoaded } = useText();
  const [isOffline, setIsOffline] = useState(false);
  const reload = () => {
    setIsOffline(false);
    reloadPage().catch(() => setIsOffline(true));
  };
  return (
    <div class="stack">
      <p class="refusalNote" role="alert">
        {isOffline ? notLoaded.offline : notLoaded.text}
      </p>
      <div class="row">
        <Button icon="redo" onPress={reload}>
          {notLoaded.again}
        </Button>
      </div>
    </div>
  );
}

export const LoadingFailed = () => (
  <Page title={useText().notLoaded.heading}>
    <div class="board panel">
      <LoadingNote />
    </div>
  </Page>
);

/** A component whose code is loaded when it is first shown. With `isPage: false` nothing is shown until it has come. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isPage = true } = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Content, setContent] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const text = useText();
    useEffect(() => {
      if (Content !== null) return;
      load().then(
        (content) => {
          loaded = content;
          setContent(() => content);
        },
        () => setHasFailed(true),
      );
    }, [Content]);
    if (Content !== null) return <Content {...props} />;
    if (!isPage) return null;
    return hasFailed ? <LoadingFailed /> : <Waiting words={text.loading} />;
  };
}
