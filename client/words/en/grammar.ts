// Numbers, plurals, lists, genitives and verbs for “you” in English.
import { grammarOf } from '../grammar.ts';

export const { number, signed, count, and, or } = grammarOf('en-GB');

/** The name of a player who gave none. */
export const NAMELESS = 'You';

/** "Anna’s", or "your" for a player without a name. */
export const genitive = (name: string): string => (name === NAMELESS ? 'your' : `${name}’s`);

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have' };

/** "takes the 4" becomes "take the 4"; only the first word is changed. */
export const saidToYou = (deed: string): string =>
  deed.replace(/^\w+/, (verb) => IRREGULAR[verb] ?? verb.replace(/s$/, ''));

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
