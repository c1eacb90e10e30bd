// The nouns in which the two English editions of the game differ. The texts are written with those of North Star Games; for
// players of Schmidt Spiele's edition they are exchanged when a text is loaded.

/** Schmidt Spiele's noun by that of North Star Games. */
const SCHMIDT: Readonly<Record<string, string>> = {
  thaler: 'doubloon',
  thalers: 'doubloons',
  barback: 'beer merchant',
  barbacks: 'beer merchants',
  brewer: 'beer supplier',
  brewers: 'beer suppliers',
  server: 'waitress',
  servers: 'waitresses',
  bartender: 'host',
};

/** Texts that follow “server” only where it is the computer, not the waitress: there the noun is not exchanged. */
const OF_COMPUTER = ' cannot| is restarting| had it|: reload';

const NOUNS = new RegExp(`\\b(?:${Object.keys(SCHMIDT).join('|')})\\b(?!${OF_COMPUTER})`, 'gi');

/** Splits a noun that is part of a name, so that it is not exchanged; a character for private use that nobody types. */
const SPLIT = '\uE000';

const inSchmidtWords = (text: string): string =>
  text
    .replace(NOUNS, (noun) => {
      const word = SCHMIDT[noun.toLowerCase()] ?? noun;
      return noun.charAt(0) === noun.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .replaceAll(SPLIT, '');

/** Fields with names of people or titles of matches; in others a string is the game's code of a thing, as `brewer`. */
const NAME_FIELDS = ['name', 'names'];

/**
 * A fact with its names split, so that a player called Brewer keeps that name. A string on its own is a name, or a text
 * that is already in the right terms.
 */
function withNamesSplit(fact: unknown, isName = true): unknown {
  if (typeof fact === 'string')
    return isName ? fact.replace(NOUNS, (noun) => noun.charAt(0) + SPLIT + noun.slice(1)) : fact;
  if (Array.isArray(fact)) return fact.map((part: unknown) => withNamesSplit(part, isName));
  if (typeof fact !== 'object' || fact === null) return fact;
  return Object.fromEntries(
    Object.entries(fact).map(([key, part]) => [key, withNamesSplit(part as unknown, NAME_FIELDS.includes(key))]),
  );
}

/** All texts, and what functions among them will say, in the nouns of the Schmidt edition. */
export function inSchmidtTerms<T>(text: T): T {
  if (typeof text === 'string') return inSchmidtWords(text) as T;
  if (typeof text === 'function') {
    const say = text as unknown as (...facts: unknown[]) => unknown;
    return ((...facts: unknown[]) => inSchmidtTerms(say(...facts.map((fact) => withNamesSplit(fact))))) as T;
  }
  if (Array.isArray(text)) return text.map(inSchmidtTerms) as T;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, inSchmidtTerms(part as unknown)])) as T;
}
