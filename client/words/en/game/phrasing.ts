// Parts of sentences: articles, persons, dice, what is needed, had or paid, and lists of cards.
import type { Face } from '../../../../game/index.ts';
import type { CardCount, PersonOrYou } from '../../facts.ts';
import { capital, genitive, number, and, or } from '../grammar.ts';
import { thalers, beer, steps } from './amounts.ts';
import { counted } from './names.ts';

export const a = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** `does(who, 'draw', 'draws')`: "You draw", "Anna draws". */
export const does = (who: PersonOrYou, youDo: string, theyDo: string) =>
  who.you ? `You ${youDo}` : `${who.name} ${theyDo}`;

export const own = (who: PersonOrYou) => (who.you ? 'your' : 'their');

export const whose = (who: PersonOrYou) => (who.you ? 'your' : genitive(who.name));

export const die = (value: Face, isOwn: boolean) => `the ${isOwn ? 'coloured' : 'white'} ${value}`;

export const has = (n: number) => `you have ${n === 0 ? 'none' : number(n)}`;

export const needs = (values: readonly number[]) => or(values.map((value) => a(String(value))));

export const pays = (thalersPaid: number, beerPaid: number, stepsTaken: number) =>
  and([
    ...(thalersPaid > 0 ? [thalers(thalersPaid)] : []),
    ...(beerPaid > 0 ? [beer(beerPaid)] : []),
    ...(stepsTaken > 0 ? [`${steps(stepsTaken)} in the monastery`] : []),
  ]) || 'nothing';

export const listed = (parts: readonly CardCount[]) =>
  parts.length === 0 ? 'Nothing.' : `${capital(and(parts.map((part) => counted(part.count, part.card))))}.`;
