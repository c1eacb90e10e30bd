// A player's own deck: what is gained goes on top of it, face down.
import type { Card, Seat } from '../data/index.ts';
import { playerAt, tell, type Course } from './course.ts';
import { shuffle } from './rng.ts';

export function putOnDeck(course: Course, seat: Seat, card: Card): void {
  playerAt(course, seat).deck.push(card);
  tell(course, { type: 'gained', seat, card });
}

export function shuffleDeck(course: Course, seat: Seat): void {
  const { deck } = playerAt(course, seat);
  shuffle(course.rng, deck);
  tell(course, { type: 'shuffled', seat, cards: deck.length });
}
