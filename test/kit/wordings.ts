// The languages as the tests ask for them; English in the terms of either edition.
import type { LanguageCode, Wording } from '../../client/words/languages.ts';

export const wording = (code: LanguageCode): Wording => ({ code, terms: 'northStar' });

export const ENGLISH = wording('en');
export const SCHMIDT: Wording = { code: 'en', terms: 'schmidt' };
