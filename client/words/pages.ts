// The text of pages, panels and settings in each language: a chunk of JavaScript for each, loaded when it is wanted.
import { termsOf, type LanguageCode, type Wording } from './languages.ts';
import type { LoadsExactly, PageText } from './shape.ts';

export type { PageText } from './shape.ts';

const PAGES = {
  en: () => import('./en/pages/index.ts'),
  de: () => import('./de/pages/index.ts'),
  fr: () => import('./fr/pages/index.ts'),
  ru: () => import('./ru/pages/index.ts'),
};

// Every language has a loader; a text with a missing or an extra key does not compile.
PAGES satisfies Readonly<Record<LanguageCode, () => Promise<{ pages: PageText }>>>;
PAGES satisfies LoadsExactly<typeof PAGES, 'pages', PageText>;

export async function loadPages(wording: Wording): Promise<PageText> {
  const [{ pages }, inTerms] = await Promise.all([PAGES[wording.code](), termsOf(wording)]);
  return inTerms<PageText>(pages);
}
