// The notice that something could not be loaded. All languages are there from the start: texts may be what is missing.
import { notLoaded as de } from './de/pages/notLoaded.ts';
import { notLoaded as en } from './en/pages/notLoaded.ts';
import { notLoaded as fr } from './fr/pages/notLoaded.ts';
import { notLoaded as ru } from './ru/pages/notLoaded.ts';
import type { LanguageCode } from './languages.ts';
import type { PageText } from './pages.ts';

export const NOT_LOADED: Readonly<Record<LanguageCode, PageText['notLoaded']>> = { de, en, fr, ru };
