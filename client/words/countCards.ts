// Counts cards by kind, in the order in which the kinds first occur.
import type { Card } from '../../game/index.ts';
import type { CardCount } from './facts.ts';

export function countCards(cards: readonly Card[]): CardCount[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}
