// A page whose code comes when it is opened.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useText } from '../services.ts';
import { Waiting } from './waiting.tsx';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Content, setContent] = useState(() => loaded);
    const text = useText();
    useEffect(() => {
      if (Content !== null) return;
      void load().then((content) => {
        loaded = content;
        setContent(() => content);
      });
    }, [Content]);
    return Content === null ? <Waiting words={text.loading} /> : <Content {...props} />;
  };
}
