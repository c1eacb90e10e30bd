// Every word shown, by typed key. A language is one file; `words` speaks it.
import { en, type Language } from './en.ts';
import { wordsIn, type Words } from './words.ts';

export const LANGUAGES = ['en'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

const FILES: Readonly<Record<LanguageCode, Language>> = { en };

export const createWords = (code: LanguageCode): Words => wordsIn(FILES[code]);

export { grammarOf } from './grammar.ts';
export { piled } from './explain.ts';
export type { Language } from './en.ts';
export type { Explanation, Pile, Unmade, Who } from './speaking.ts';
export type { Glance, Words } from './words.ts';
