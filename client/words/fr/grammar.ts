// Numbers, plurals, lists, articles and elision in French.
import { grammarOf } from '../grammar.ts';

export const { number, signed, count, and, or } = grammarOf('fr-FR');

/** The name of a player who gave none. */
export const NAMELESS = 'Toi';

export interface Noun {
  readonly gender: 'm' | 'f';
  readonly one: string;
  readonly many: string;
}

const noun =
  (gender: Noun['gender']) =>
  (one: string, many = `${one}s`): Noun => ({ gender, one, many });

export const masculine = noun('m');
export const feminine = noun('f');

/** Before a vowel or a mute h; no noun of the game begins with an aspirated one. */
const elides = (word: string): boolean => /^[aeiouyhàâéèêëîïôûœ]/i.test(word);

export const le = ({ gender, one }: Noun): string =>
  elides(one) ? `l’${one}` : `${gender === 'm' ? 'le' : 'la'} ${one}`;

export const un = ({ gender, one }: Noun): string => `${gender === 'm' ? 'un' : 'une'} ${one}`;

/** "du tonneau", "de la caisse", "de l’entrepôt" */
export const du = (what: Noun): string =>
  what.gender === 'm' && !elides(what.one) ? `du ${what.one}` : `de ${le(what)}`;

export const many = (n: number, what: Noun): string => count(n, { one: `# ${what.one}`, other: `# ${what.many}` });

/** "de Ben", "d’Anna"; of a person or a noun without an article. */
export const de = (name: string): string => (elides(name) ? `d’${name}` : `de ${name}`);

/** "la taverne d’Anna", or "ta taverne" for a player without a name. */
export const ofPerson = (name: string, your: string, their: string, what: string): string =>
  name === NAMELESS ? `${your} ${what}` : `${their}${their.endsWith('’') ? '' : ' '}${what} ${de(name)}`;

export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase('fr') + sentence.slice(1);
