// The guide's text in each language, loaded when the guide is first opened.
import type { guide } from './en/guide/index.ts';
import type { LanguageCode } from './text.ts';
import type { Translated } from './shape.ts';

export type GuideText = Translated<typeof guide>;

const GUIDES: Readonly<Record<LanguageCode, () => Promise<{ guide: GuideText }>>> = {
  en: () => import('./en/guide/index.ts'),
};

export const loadGuide = async (code: LanguageCode): Promise<GuideText> => (await GUIDES[code]()).guide;
