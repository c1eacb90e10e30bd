// The name by which a screen reader calls an element: a function that is put into the page's `window`, as code that
// runs in a page can import nothing.
import type { BrowserContext } from 'playwright-core';

declare global {
  interface Window {
    spokenName: (element: Element) => string;
  }
}

export const installSpokenName = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.spokenName = (element) => {
      const spoken = element.cloneNode(true) as Element;
      for (const hidden of spoken.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return (element.getAttribute('aria-label') ?? spoken.textContent).trim();
    };
  });
