// Score history by round for the plot, and all cards of each player at the end.
import { drawnCards, scoreOf, type Seat, type View } from '../../game/index.ts';
import type { CardCount } from '../words/facts.ts';
import { countCards } from '../words/countCards.ts';

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

/** All cards of a player in deck, discard pile and tavern, by kind. */
export function cardsOf(view: View, seat: Seat): CardCount[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const counts = countCards([...player.deck, ...player.discard, ...drawnCards(player)]);
  return counts.sort((a, b) => a.card.localeCompare(b.card));
}
