// Numbers, plurals, lists and past times by the rules of `Intl` for a locale, and parts of sentences in any language.

/** Plural forms; `#` stands for the number. A language leaves out forms that it lacks, and those that equal `other`. */
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

/** Most locales write the minus as a hyphen, which is narrower than a plus. */
const withMinus = (digits: string): string => digits.replace('-', '−');

/** The words with no-break spaces, so that they stay on one line. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** `prefixed(', with ', leaves)`: the text after its prefix; empty for an empty text. */
export const prefixed = (prefix: string, text: string): string => (text === '' ? '' : prefix + text);

/** A whole sentence as a part of another one, without its capital and its full stop. */
export const asPart = (sentence: string): string =>
  `${sentence.charAt(0).toLocaleLowerCase()}${sentence.slice(1).replace(/\.$/, '')}`;

/** The text with more in brackets; brackets that it ends with already are shared. */
export const withBrackets = (text: string, more: string): string => {
  if (more === '') return text;
  return text.endsWith(')') ? `${text.slice(0, -1)}, ${more})` : `${text} (${more})`;
};

/** Makes something when it is first needed: the formatters of `Intl` take long to make, most of all the first one. */
function whenNeeded<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Whole numbers below this are plain digits in every language of the game, and need no formatter. */
const PLAIN_BELOW = 1000;

export function grammarOf(locale: string): Grammar {
  const numbers = whenNeeded(() => new Intl.NumberFormat(locale));
  const signs = whenNeeded(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const plurals = whenNeeded(() => new Intl.PluralRules(locale));
  const all = whenNeeded(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const any = whenNeeded(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < PLAIN_BELOW;
  const number = (value: number) => (isPlain(value) ? String(value) : withMinus(numbers().format(value)));
  return {
    number,
    signed: (value) => withMinus(signs().format(value)),
    count: (value, forms) => (forms[plurals().select(value)] ?? forms.other).replaceAll('#', number(value)),
    and: (parts) => all().format(parts),
    or: (parts) => any().format(parts),
  };
}

const MINUTE_MS = 60_000;
/** The units of a time that has passed, the longest first. */
const UNITS = [
  { unit: 'day', ms: 24 * 60 * MINUTE_MS },
  { unit: 'hour', ms: 60 * MINUTE_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;
/** A time that is longer ago is given as a date. */
const LONGEST_AGO_MS = 7 * 24 * 60 * MINUTE_MS;

/** Puts an earlier time in words: "now", "5 minutes ago", "yesterday", or its date. */
export function pastOf(locale: string): (time: number, now: number) => string {
  const dates = whenNeeded(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const relative = whenNeeded(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  return (time, now) => {
    const ago = Math.max(0, now - time);
    if (ago >= LONGEST_AGO_MS) return dates().format(time);
    const found = UNITS.find(({ ms }) => ago >= ms);
    return found === undefined
      ? relative().format(0, 'second')
      : relative().format(-Math.floor(ago / found.ms), found.unit);
  };
}
