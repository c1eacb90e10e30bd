// Parts of sentences: persons, dice, what is needed, had or paid, and lists of cards.
import type { Face } from '../../../../game/index.ts';
import type { CardCount, PersonOrYou } from '../../facts.ts';
import { capital, count, number, and, or, some } from '../grammar.ts';
import { thalers, beer } from './amounts.ts';
import { cardNouns } from './nouns.ts';

/** `does(who, 'берёте', 'берёт')`: "Вы берёте", "Анна берёт". */
export const does = (who: PersonOrYou, youDo: string, theyDo: string) =>
  who.you ? `Вы ${youDo}` : `${who.name} ${theyDo}`;

/** Names are not declined, so what belongs to others is told with the name behind it: "вашу таверну", "таверну (Анна)". */
export const its = (who: PersonOrYou, your: string, what: string) =>
  who.you ? `${your} ${what}` : `${what} (${who.name})`;

export const die = (value: Face, isOwn: boolean) => `${isOwn ? 'цветную' : 'белую'} ${number(value)}`;

export const needs = (values: readonly number[]) => or(values.map((value) => number(value)));

export const has = (n: number) => `у вас ${n === 0 ? 'нет ничего' : number(n)}`;

export const inMonastery = (n: number) =>
  `${count(n, { one: '# шаг', few: '# шага', other: '# шагов' })} по шкале монастыря`;

export const pays = (thalersPaid: number, beerPaid: number, stepsTaken: number) =>
  and([
    ...(thalersPaid > 0 ? [thalers(thalersPaid)] : []),
    ...(beerPaid > 0 ? [beer(beerPaid)] : []),
    ...(stepsTaken > 0 ? [inMonastery(stepsTaken)] : []),
  ]) || 'ничего';

export const listed = (parts: readonly CardCount[]) =>
  parts.length === 0 ? 'Ничего.' : `${capital(and(parts.map((part) => some(part.count, cardNouns[part.card]))))}.`;
