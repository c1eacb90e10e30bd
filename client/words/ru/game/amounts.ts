// Amounts: thalers, beer, schnapps, steps, points.
import { number, count } from '../grammar.ts';

export const thalers = (n: number) => count(n, { one: '# талер', few: '# талера', other: '# талеров' });

export const beer = (n: number) => (n === 1 ? '1\u00a0пиво' : `${number(n)}\u00a0пива`);

export const schnapps = (n: number) => count(n, { one: '# шнапс', few: '# шнапса', other: '# шнапсов' });

/** "не больше 5 талеров" */
export const thalersGen = (n: number) => count(n, { one: '# талера', other: '# талеров' });

export const beerGen = (n: number) => `${number(n)}\u00a0пива`;

/** "обмен 1 шнапса" */
export const schnappsGen = (n: number) => count(n, { one: '# шнапса', other: '# шнапсов' });

export const steps = (n: number) => count(n, { one: '# деление', few: '# деления', other: '# делений' });

export const points = (n: number) => count(n, { one: '# очко', few: '# очка', other: '# очков' });

export const dice = (n: number) => count(n, { one: '# кубик', few: '# кубика', other: '# кубиков' });

export const cards = (n: number) => count(n, { one: '# карта', few: '# карты', other: '# карт' });

/** As the object of a sentence. */
export const cardsObject = (n: number) => count(n, { one: '# карту', few: '# карты', other: '# карт' });

export const resource = { thalers, beer, schnapps };
