// The languages, and the text of pages, panels and settings in each. A part of the first JavaScript that a browser loads.
import { pages as en } from './en/pages/index.ts';
import type { Exactly, PageText } from './shape.ts';

export type { PageText } from './shape.ts';

export const LANGUAGES = ['en'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

const PAGES = { en };

PAGES satisfies Readonly<Record<LanguageCode, PageText>>;
PAGES satisfies Exactly<typeof PAGES, Readonly<Record<LanguageCode, PageText>>>;

export const textOf = (code: LanguageCode): PageText => PAGES[code];
