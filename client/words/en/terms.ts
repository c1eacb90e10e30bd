// The nouns that the two English editions name differently. English is written in those of North Star Games.

/** From North Star Games' word to Schmidt Spiele's. */
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

const NOUNS = new RegExp(`\\b(?:${Object.keys(SCHMIDT).join('|')})\\b`, 'gi');

const inSchmidtWords = (text: string): string =>
  text.replace(NOUNS, (noun) => {
    const word = SCHMIDT[noun.toLowerCase()] ?? noun;
    return noun.charAt(0) === noun.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });

/** All texts, and what functions among them will say, in the nouns of the Schmidt edition. */
export function inSchmidtTerms<T>(text: T): T {
  if (typeof text === 'string') return inSchmidtWords(text) as T;
  if (typeof text === 'function') {
    const say = text as unknown as (...facts: unknown[]) => unknown;
    return ((...facts: unknown[]) => inSchmidtTerms(say(...facts))) as T;
  }
  if (Array.isArray(text)) return text.map(inSchmidtTerms) as T;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, part]) => [key, inSchmidtTerms(part as unknown)])) as T;
}
