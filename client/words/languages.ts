// The languages of the game, and which of them is shown.

export const LANGUAGES = ['en', 'de', 'fr', 'ru'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Each by its own name, as it is offered in every language. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ru: 'Русский',
};

/** English uses the nouns of either of its two editions of the game. */
export const EDITIONS = ['northStar', 'schmidt'] as const;
export type Edition = (typeof EDITIONS)[number];

/** A language, and the terms to use if it is English. */
export interface Wording {
  readonly code: LanguageCode;
  readonly terms: Edition;
}

/** Loads the function that puts a text into the wording's terms. */
export async function termsOf({ code, terms }: Wording): Promise<<T>(text: T) => T> {
  if (code !== 'en' || terms === 'northStar') return (text) => text;
  const { inSchmidtTerms } = await import('./en/terms.ts');
  return inSchmidtTerms;
}

/**
 * The language that was chosen, or else the first that the browser wants and the game has, or else the first of
 * `languages`. The page also calls this before any module is loaded (client/preload.ts), so it uses nothing but its
 * parameters.
 */
export function chooseLanguage<L extends string>(
  chosen: unknown,
  wanted: readonly string[],
  languages: readonly [L, ...L[]],
): L {
  const codes = [chosen, ...wanted.map((tag) => tag.split('-')[0])];
  for (const code of codes) {
    const found = languages.find((language) => language === code);
    if (found !== undefined) return found;
  }
  return languages[0];
}
