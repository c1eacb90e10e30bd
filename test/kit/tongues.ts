// The languages as the tests ask for them; English in the terms of either edition.
import type { LanguageCode, Tongue } from '../../client/words/languages.ts';

export const tongue = (code: LanguageCode): Tongue => ({ code, terms: 'northStar' });

export const ENGLISH = tongue('en');
export const SCHMIDT: Tongue = { code: 'en', terms: 'schmidt' };
