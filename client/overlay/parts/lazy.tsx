// Parts that are loaded on demand: the lazy page, the waiting screen, and what is shown when the loading fails.
import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { countLoad } from '../pageLoads.ts';
import { useText } from '../services.ts';
import { Page } from './page.tsx';
import { TryAgain } from './tryAgain.tsx';

export const Waiting = ({ words }: { words: string }) => (
  <main class="waiting" aria-busy="true">
    {words}
  </main>
);

export const LoadingNote = () => <TryAgain words={useText().notLoaded} />;

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
    // A layout effect, as it runs before the page is painted: by then the page must have asked for all that it needs, and only
    // after that other parts are loaded ahead.
    useLayoutEffect(() => {
      if (Content !== null) return;
      (isPage ? countLoad(load()) : load()).then(
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
