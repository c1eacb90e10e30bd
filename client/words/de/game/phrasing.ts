// Parts of sentences: persons, dice, what is needed, had or paid, and lists of cards.
import type { Face } from '../../../../game/index.ts';
import type { CardCount, PersonOrYou } from '../../facts.ts';
import { capital, genitive, many, number, and, or, type Noun } from '../grammar.ts';
import { thalers, beer } from './amounts.ts';
import { cardNouns } from './nouns.ts';

/** `does(who, 'ziehst', 'zieht')`: "Du ziehst", "Anna zieht". */
export const does = (who: PersonOrYou, youDo: string, theyDo: string) =>
  who.you ? `Du ${youDo}` : `${who.name} ${theyDo}`;

export const to = (who: PersonOrYou, you: string) => (who.you ? you : who.name);

/** Before a noun: "dein", "deine", "deinem"; or "Annas". */
export const whose = (who: PersonOrYou, ending: '' | 'e' | 'em' | 'en' | 'er') =>
  who.you ? `dein${ending}` : genitive(who.name);

/** The steps through the monastery, after "um" or alone. */
export const inMonastery = (n: number) => `${number(n)} ${n === 1 ? 'Schritt' : 'Schritte'} im Kloster`;

export const die = (value: Face, isOwn: boolean) => `die ${isOwn ? 'farbige' : 'weiße'} ${number(value)}`;

export const needs = (values: readonly number[]) => or(values.map((value) => `eine ${number(value)}`));

export const has = (n: number) => `du hast ${n === 0 ? 'noch nichts' : number(n)}`;

export const pays = (thalersPaid: number, beerPaid: number, stepsTaken: number) =>
  and([
    ...(thalersPaid > 0 ? [thalers(thalersPaid)] : []),
    ...(beerPaid > 0 ? [beer(beerPaid)] : []),
    ...(stepsTaken > 0 ? [inMonastery(stepsTaken)] : []),
  ]) || 'nichts';

/** As the object of a sentence, where a part of the tavern has the same name: "eine Karte „Tellerwäscher“". */
export const cardsNamed = (n: number, { nom }: Noun) => `${n === 1 ? 'eine Karte' : `${number(n)} Karten`} „${nom}“`;

export const listed = (parts: readonly CardCount[]) =>
  parts.length === 0 ? 'Nichts.' : `${capital(and(parts.map((part) => many(part.count, cardNouns[part.card]))))}.`;
