// Score history by round for the plot, and the contents of each deck at the end.
import { drawnCards, scoreOf, type Card, type Seat, type View } from '../../game/index.ts';

/** The scores of all seats after each round; the last entry is the round that is being played. */
export type ScoreHistory = readonly (readonly number[])[];

const scoresOf = (view: View): number[] => view.players.map((_, seat) => scoreOf(view, seat as Seat).total);

/** Rounds missing from the history take the scores of the next known round. */
export function scoresWith(history: ScoreHistory, view: View): ScoreHistory {
  if (view.round === 0) return history;
  const scores = scoresOf(view);
  const rounds = history.slice(0, view.round);
  while (rounds.length < view.round) rounds.push(scores);
  rounds[view.round - 1] = scores;
  return rounds;
}

export const scoreHistory = (views: readonly View[]): ScoreHistory => views.reduce<ScoreHistory>(scoresWith, []);

export interface CardCount {
  card: Card;
  count: number;
}

/** All cards of a player in deck, discard pile and tavern, by kind. */
export function cardsOf(view: View, seat: Seat): CardCount[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const counts = new Map<Card, number>();
  for (const card of [...player.deck, ...player.discard, ...drawnCards(player)]) {
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return [...counts].map(([card, count]) => ({ card, count })).sort((a, b) => a.card.localeCompare(b.card));
}
