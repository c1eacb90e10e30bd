// Amounts: doubloons, beer, schnapps, steps, points.
import { number, count } from '../grammar.ts';

export const thalers = (n: number) => count(n, { one: '# doublon', other: '# doublons' });

export const beer = (n: number) => count(n, { one: '# bière', other: '# bières' });

export const schnapps = (n: number) => `${number(n)} schnaps`;

export const steps = (n: number) => count(n, { one: '# case', other: '# cases' });

export const points = (n: number) => count(n, { one: '# point', other: '# points' });

export const dice = (n: number) => count(n, { one: '# dé', other: '# dés' });

export const cards = (n: number) => count(n, { one: '# carte', other: '# cartes' });

export const resource = { thalers, beer, schnapps };
