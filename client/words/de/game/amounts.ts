// Amounts: doubloons, beer, schnapps, steps, points.
import { number, count } from '../grammar.ts';

export const thalers = (n: number) => count(n, { one: '# Dublone', other: '# Dublonen' });

export const beer = (n: number) => `${number(n)} Bier`;

export const schnapps = (n: number) => `${number(n)} Schnaps`;

export const steps = (n: number) => count(n, { one: '# Schritt', other: '# Schritte' });

export const onReputation = (n: number) => `${steps(n)} auf der Rufleiste`;

export const points = (n: number) => count(n, { one: '# Punkt', other: '# Punkte' });

export const dice = (n: number) => `${number(n)} Würfel`;

export const cards = (n: number) => count(n, { one: '# Karte', other: '# Karten' });

export const resource = { thalers, beer, schnapps };
