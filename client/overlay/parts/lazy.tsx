// Components that are loaded on demand, the waiting screen, and what is shown when loading fails.
import type { ComponentType, VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { countLoad } from '../pageLoads.ts';
import { useText } from '../services.ts';
import { Live } from './live.tsx';
import { Page } from './page.tsx';
import { TryAgain } from './tryAgain.tsx';

export const WaitingPage = ({ words }: { words: string }) => (
  <>
    <main class="waiting" aria-busy="true">
      {words}
    </main>
    {/* Outside the busy element, whose content screen readers do not announce. */}
    <Live text={words} urgent={false} />
  </>
);

export const NotLoadedNote = () => <TryAgain words={useText().notLoaded} />;

export const LoadingFailed = () => (
  <Page title={useText().notLoaded.heading}>
    <div class="board panel">
      <NotLoadedNote />
    </div>
  </Page>
);

interface LazyOptions {
  /** False for a part of a page: the page counts as loaded without it, and a failure to load it is not shown. */
  isPage?: boolean;
  /** Shown in the place of a part of a page while its code loads, and for good if that fails. */
  meanwhile?: VNode | null;
}

/** A component whose code is loaded when it is first shown. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isPage = true, meanwhile = null }: LazyOptions = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Content, setContent] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const text = useText();
    // A layout effect, as it runs before the page is painted: by then all loads of the page must be counted, because
    // prefetching begins when none is left.
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
    if (!isPage) return meanwhile;
    return hasFailed ? <LoadingFailed /> : <WaitingPage words={text.loading} />;
  };
}
