// Numbers, plurals, lists and cases in German.
import { grammarOf } from '../grammar.ts';

export const { number, signed, count, and, or } = grammarOf('de-DE');

/** The name of a player who gave none. */
export const NAMELESS = 'Du';

export type Case = 'nom' | 'acc' | 'dat';

/** A noun with the forms that the sentences need. */
export interface Noun {
  readonly gender: 'm' | 'f' | 'n';
  readonly nom: string;
  readonly acc: string;
  readonly dat: string;
  readonly plural: string;
}

/** Weak masculine nouns have another form beside the nominative: der Barde, den Barden. */
const noun =
  (gender: Noun['gender']) =>
  (nom: string, plural: string, oblique = nom): Noun => ({ gender, nom, acc: oblique, dat: oblique, plural });

export const masculine = noun('m');
export const feminine = noun('f');
export const neuter = noun('n');

const THE = {
  nom: { m: 'der', f: 'die', n: 'das' },
  acc: { m: 'den', f: 'die', n: 'das' },
  dat: { m: 'dem', f: 'der', n: 'dem' },
} as const;
const A = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
} as const;

export const the = (what: Noun, as: Case = 'nom'): string => `${THE[as][what.gender]} ${what[as]}`;

/** Without "der": "Adliger", "Gesandter"; what was an adjective keeps its ending. */
export const alone = ({ nom }: Noun): string => (/^(Adlige|Gesandte)$/.test(nom) ? `${nom}r` : nom);

/** "ein Adliger", but "der Adlige". */
export const a = (what: Noun, as: Case = 'nom'): string =>
  `${A[as][what.gender]} ${as === 'nom' ? alone(what) : what[as]}`;

export const many = (n: number, what: Noun): string => `${number(n)} ${n === 1 ? alone(what) : what.plural}`;

/** As the object of a sentence: "einen Adligen", "2 Adlige". */
export const some = (n: number, what: Noun): string => (n === 1 ? a(what, 'acc') : many(n, what));

/** "Annas", "Hans’", or "deine" for a player without a name; the noun that follows is feminine or in the plural. */
export const genitive = (name: string): string =>
  name === NAMELESS ? 'deine' : /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`;

export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase('de') + sentence.slice(1);
