// The frame of a page: a link home, a heading, and the page's content. The heading takes the focus when the page opens,
// so that screen readers announce the page.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';
import { Icon } from './icon.tsx';
import { Night } from './night.tsx';

/**
 * Sets the tab's title. When the page opens, scrolls to its top and focuses the heading, which must be given the
 * returned ref.
 */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useText();
  useLayoutEffect(() => {
    document.title = title === text.title ? title : text.pageTitle(title);
  }, [title, text]);
  // A layout effect: it runs before the effects of the page's content, which may scroll, for example to a rule.
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}

interface PageProps {
  title: string;
  children: ComponentChildren;
  className?: string;
}

export function Page({ title, children, className = '' }: PageProps) {
  const text = useText();
  const heading = usePageTitle(title);
  return (
    <main class={`page ${className}`}>
      <Night />
      <header>
        <a class="button iconOnly toHome" href={hrefOf({ page: 'home' })} aria-label={text.toHome} title={text.toHome}>
          <Icon name="next" />
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {children}
    </main>
  );
}
