// The words of pages, panels and settings, by language: light, for the first screen has them too.
import { english } from './textEn.ts';

export type Text = typeof english;

const TEXTS = { en: english } satisfies Record<string, Text>;

export type Language = keyof typeof TEXTS;
export const LANGUAGES = Object.keys(TEXTS) as Language[];

export const textOf = (language: Language): Text => TEXTS[language];
