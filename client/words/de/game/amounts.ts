// Amounts: doubloons, beer, schnapps, steps, points, on one line with their numbers.
import { number, count } from '../grammar.ts';

export const thalers = (n: number) => count(n, { one: '#\u00a0Dublone', other: '#\u00a0Dublonen' });

export const beer = (n: number) => `${number(n)}\u00a0Bier`;

export const schnapps = (n: number) => `${number(n)}\u00a0Schnaps`;

export const steps = (n: number) => count(n, { one: '#\u00a0Schritt', other: '#\u00a0Schritte' });

export const onReputation = (n: number) => `${steps(n)} auf der Rufleiste`;

export const points = (n: number) => count(n, { one: '#\u00a0Punkt', other: '#\u00a0Punkte' });

export const dice = (n: number) => `${number(n)}\u00a0Würfel`;

export const cards = (n: number) => count(n, { one: '#\u00a0Karte', other: '#\u00a0Karten' });

export const resource = { thalers, beer, schnapps };
