// The words of pages, panels and settings, by language: light, for the first screen has them too.
import { english } from './textEn.ts';

export const LANGUAGES = ['en'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** All that one language says, to be said in any other. */
type Sayable<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : { readonly [K in keyof T]: Sayable<T[K]> };

export type Text = Sayable<typeof english>;

const TEXTS: Readonly<Record<LanguageCode, Text>> = { en: english };

export const textOf = (code: LanguageCode): Text => TEXTS[code];
