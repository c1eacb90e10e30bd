// Amounts: thalers, beer, schnapps, steps, points, on one line with their numbers.
import { number, count } from '../grammar.ts';

export const thalers = (n: number) => count(n, { one: '#\u00a0талер', few: '#\u00a0талера', other: '#\u00a0талеров' });

export const beer = (n: number) => (n === 1 ? '1\u00a0пиво' : `${number(n)}\u00a0пива`);

export const schnapps = (n: number) => count(n, { one: '#\u00a0шнапс', few: '#\u00a0шнапса', other: '#\u00a0шнапсов' });

/** "не больше 5 талеров" */
export const thalersGen = (n: number) => count(n, { one: '#\u00a0талера', other: '#\u00a0талеров' });

export const beerGen = (n: number) => `${number(n)}\u00a0пива`;

/** "обмен 1 шнапса" */
export const schnappsGen = (n: number) => count(n, { one: '#\u00a0шнапса', other: '#\u00a0шнапсов' });

export const steps = (n: number) => count(n, { one: '#\u00a0деление', few: '#\u00a0деления', other: '#\u00a0делений' });

export const points = (n: number) => count(n, { one: '#\u00a0очко', few: '#\u00a0очка', other: '#\u00a0очков' });

export const dice = (n: number) => count(n, { one: '#\u00a0кубик', few: '#\u00a0кубика', other: '#\u00a0кубиков' });

export const cards = (n: number) => count(n, { one: '#\u00a0карта', few: '#\u00a0карты', other: '#\u00a0карт' });

/** As the object of a sentence. */
export const cardsObject = (n: number) => count(n, { one: '#\u00a0карту', few: '#\u00a0карты', other: '#\u00a0карт' });

export const resource = { thalers, beer, schnapps };
