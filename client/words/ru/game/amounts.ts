// Amounts: thalers, beer, schnapps, steps, points.
import { number, count } from '../grammar.ts';

export const thalers = (n: number) => count(n, { one: '# талер', few: '# талера', other: '# талеров' });

export const beer = (n: number) => (n === 1 ? '1 пиво' : `${number(n)} пива`);

export const schnapps = (n: number) => count(n, { one: '# шнапс', few: '# шнапса', other: '# шнапсов' });

export const steps = (n: number) => count(n, { one: '# деление', few: '# деления', other: '# делений' });

export const points = (n: number) => count(n, { one: '# очко', few: '# очка', other: '# очков' });

export const dice = (n: number) => count(n, { one: '# кубик', few: '# кубика', other: '# кубиков' });

export const cards = (n: number) => count(n, { one: '# карта', few: '# карты', other: '# карт' });

/** As the object of a sentence. */
export const cardsObject = (n: number) => count(n, { one: '# карту', few: '# карты', other: '# карт' });

export const resource = { thalers, beer, schnapps };
