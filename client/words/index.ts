// The words of the game, by language: `words` speaks them. Those of pages and panels are in text.ts.
import { en, type Language } from './en.ts';
import type { LanguageCode } from './text.ts';
import { wordsIn, type Words } from './words.ts';

const FILES: Readonly<Record<LanguageCode, Language>> = { en };

export const createWords = (code: LanguageCode): Words => wordsIn(FILES[code]);

export type { Glance, Unmade } from './speaking.ts';
export type { Words } from './words.ts';
