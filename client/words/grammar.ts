// Numbers, plurals and lists by the browser's own rules for a locale.

/** Plural forms; `#` stands for the number. A language leaves out the forms that it does not have. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export interface Grammar {
  readonly number: (value: number) => string;
  /** A number with its sign: +3, −2, 0. */
  readonly signed: (value: number) => string;
  readonly count: (value: number, forms: Forms) => string;
  /** `a, b and c` */
  readonly and: (parts: readonly string[]) => string;
  /** `a, b or c` */
  readonly or: (parts: readonly string[]) => string;
}

/** Most locales write a hyphen, which is shorter than a plus. */
const withMinus = (digits: string): string => digits.replace('-', '−');

/** In one line: amounts in brackets are not broken apart. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** `prefixed(', with ', leaves)`: the text after its prefix; empty for an empty text. */
export const prefixed = (prefix: string, text: string): string => (text === '' ? '' : prefix + text);

/** The text with more in brackets; brackets that it ends with already are shared. */
export const withBrackets = (text: string, more: string): string => {
  if (more === '') return text;
  return text.endsWith(')') ? `${text.slice(0, -1)}, ${more})` : `${text} (${more})`;
};

export function grammarOf(locale: string): Grammar {
  const numbers = new Intl.NumberFormat(locale);
  const signs = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const plurals = new Intl.PluralRules(locale);
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const number = (value: number) => withMinus(numbers.format(value));
  return {
    number,
    signed: (value) => withMinus(signs.format(value)),
    count: (value, forms) => (forms[plurals.select(value)] ?? forms.other).replaceAll('#', number(value)),
    and: (parts) => all.format(parts),
    or: (parts) => any.format(parts),
  };
}

const MINUTE = 60_000;
/** The units of a time that has passed, the longest first. */
const UNITS = [
  { unit: 'day', ms: 24 * 60 * MINUTE },
  { unit: 'hour', ms: 60 * MINUTE },
  { unit: 'minute', ms: MINUTE },
] as const;
/** What is longer ago is given as a date. */
const LONGEST_AGO_MS = 7 * 24 * 60 * MINUTE;

/** Puts an earlier time in words: "now", "5 minutes ago", "yesterday", or its date. */
export function pastOf(locale: string): (time: number, now: number) => string {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return (time, now) => {
    const ago = Math.max(0, now - time);
    if (ago >= LONGEST_AGO_MS) return dates.format(time);
    const found = UNITS.find(({ ms }) => ago >= ms);
    return found === undefined
      ? relative.format(0, 'second')
      : relative.format(-Math.floor(ago / found.ms), found.unit);
  };
}
