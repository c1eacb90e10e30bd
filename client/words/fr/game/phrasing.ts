// Parts of sentences: persons, dice, what is needed, had or paid, and lists of cards.
import type { Face } from '../../../../game/index.ts';
import type { CardCount, PersonOrYou } from '../../facts.ts';
import { capital, de, many, number, and, or, type Noun } from '../grammar.ts';
import { thalers, beer, steps } from './amounts.ts';
import { cardNouns } from './nouns.ts';

/** `does(who, 'pioches', 'pioche')`: "Tu pioches", "Anna pioche". */
export const does = (who: PersonOrYou, youDo: string, theyDo: string) =>
  who.you ? `Tu ${youDo}` : `${who.name} ${theyDo}`;

/** `its(who, 'ta', 'la', 'taverne')`: "ta taverne", "la taverne d’Anna". */
export const its = (who: PersonOrYou, your: string, their: string, what: string) =>
  who.you ? `${your} ${what}` : `${their} ${what} ${de(who.name)}`;

export const die = (value: Face, isOwn: boolean) => `le ${number(value)} ${isOwn ? 'coloré' : 'blanc'}`;

export const needs = (values: readonly number[]) => or(values.map((value) => `un ${number(value)}`));

export const has = (n: number) => (n === 0 ? 'tu n’en as pas' : `tu en as ${number(n)}`);

export const inMonastery = (n: number) => `${steps(n)} au monastère`;

export const pays = (thalersPaid: number, beerPaid: number, stepsTaken: number) =>
  and([
    ...(thalersPaid > 0 ? [thalers(thalersPaid)] : []),
    ...(beerPaid > 0 ? [beer(beerPaid)] : []),
    ...(stepsTaken > 0 ? [inMonastery(stepsTaken)] : []),
  ]) || 'rien';

/** Where a part of the tavern has the same name: "une carte « plongeur »". */
export const cardsNamed = (n: number, { one }: Noun) => `${n === 1 ? 'une carte' : `${number(n)} cartes`} « ${one} »`;

export const listed = (parts: readonly CardCount[]) =>
  parts.length === 0 ? 'Rien.' : `${capital(and(parts.map((part) => many(part.count, cardNouns[part.card]))))}.`;
