// Numbers, plurals, lists and cases in Russian.
import { grammarOf } from '../grammar.ts';

const { count: counted, ...grammar } = grammarOf('ru-RU');
export const { number, signed, and, or } = grammar;

/** A number and its noun stay on one line. */
export const count: typeof counted = (n, forms) => counted(n, forms).replace(/^(\d+) /, '$1\u00a0');

/** The name of a player who gave none. */
export const NAMELESS = 'Вы';

/** A noun with the forms that the sentences need: nominative, genitive, accusative; genitive of the plural; nominative of the plural. */
export interface Noun {
  readonly gender: 'm' | 'f';
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly many: string;
  readonly plural: string;
}

/** A man: his accusative is his genitive. */
export const man = (nom: string, gen: string, plural: string, many: string): Noun => ({
  gender: 'm',
  nom,
  gen,
  acc: gen,
  many,
  plural,
});

/** A thing of masculine gender: its accusative is its nominative. */
export const thing = (nom: string, gen: string, plural: string, many: string): Noun => ({
  gender: 'm',
  nom,
  gen,
  acc: nom,
  many,
  plural,
});

/** A word of feminine gender, with its accusative. */
export const feminine = (nom: string, gen: string, acc: string, plural: string, many: string): Noun => ({
  gender: 'f',
  nom,
  gen,
  acc,
  many,
  plural,
});

/** "1 аристократ", "2 аристократа", "5 аристократов", with any adjective left out. */
export const some = (n: number, what: Noun): string =>
  count(n, { one: `# ${what.nom}`, few: `# ${what.gen}`, other: `# ${what.many}` });

/** People as the object of a sentence: "1 аристократа", "2 аристократов". */
export const somePeople = (n: number, who: Noun): string => count(n, { one: `# ${who.acc}`, other: `# ${who.many}` });

/** "с бочки", but "со столика" */
export const from = (genitive: string): string =>
  `${/^[сзшж][бвгджзклмнпрстфхцчшщ]/i.test(genitive) ? 'со' : 'с'} ${genitive}`;

export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase('ru') + sentence.slice(1);

/** After a colon or a comma. */
export const lowerFirst = (sentence: string): string => sentence.charAt(0).toLocaleLowerCase('ru') + sentence.slice(1);
