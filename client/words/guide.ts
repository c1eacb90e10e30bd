// The guide's text in each language, loaded when the guide is first opened.
import type { guide } from './en/guide/index.ts';
import { termsOf, type LanguageCode, type Wording } from './languages.ts';
import type { LoadsExactly, Translated } from './shape.ts';

export type GuideText = Translated<typeof guide>;

const GUIDES = {
  en: () => import('./en/guide/index.ts'),
  de: () => import('./de/guide/index.ts'),
  fr: () => import('./fr/guide/index.ts'),
  ru: () => import('./ru/guide/index.ts'),
};

// Every language has a loader; a text with a missing or an extra key does not compile.
GUIDES satisfies Readonly<Record<LanguageCode, () => Promise<{ guide: GuideText }>>>;
GUIDES satisfies LoadsExactly<typeof GUIDES, 'guide', GuideText>;

export async function loadGuide(wording: Wording): Promise<GuideText> {
  const [{ guide }, inTerms] = await Promise.all([GUIDES[wording.code](), termsOf(wording)]);
  return inTerms<GuideText>(guide);
}
