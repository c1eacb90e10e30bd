// Amounts: thalers, beer, schnapps, steps, points, dice, cards.
import { number, count } from '../grammar.ts';

export const thalers = (n: number) => count(n, { one: '# thaler', other: '# thalers' });

export const beer = (n: number) => `${number(n)} beer`;

export const schnapps = (n: number) => `${number(n)} schnapps`;

export const steps = (n: number) => count(n, { one: '# step', other: '# steps' });

export const points = (n: number) => count(n, { one: '# point', other: '# points' });

export const dice = (n: number) => count(n, { one: '# die', other: '# dice' });

export const cards = (n: number) => count(n, { one: '# card', other: '# cards' });

export const resource = { thalers, beer, schnapps };
