// Amounts: doubloons, beer, schnapps, steps, points, on one line with their numbers.
import { number, count } from '../grammar.ts';

export const thalers = (n: number) => count(n, { one: '#\u00a0doublon', other: '#\u00a0doublons' });

export const beer = (n: number) => count(n, { one: '#\u00a0bière', other: '#\u00a0bières' });

export const schnapps = (n: number) => `${number(n)}\u00a0schnaps`;

export const steps = (n: number) => count(n, { one: '#\u00a0case', other: '#\u00a0cases' });

export const points = (n: number) => count(n, { one: '#\u00a0point', other: '#\u00a0points' });

export const dice = (n: number) => count(n, { one: '#\u00a0dé', other: '#\u00a0dés' });

export const cards = (n: number) => count(n, { one: '#\u00a0carte', other: '#\u00a0cartes' });

export const resource = { thalers, beer, schnapps };
