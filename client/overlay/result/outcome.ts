// The outcome of a game in a sentence: the winners by name, or that the viewer has won.
import type { Result, Seat } from '../../../game/index.ts';
import type { Person } from '../../model/people.ts';
import type { PageText } from '../../words/pages.ts';

/** `me` is the seat addressed as “you”; null to name every winner. */
export function outcomeOf(
  { winners }: Result,
  people: readonly Person[],
  me: Seat | null,
  { shared, youWon, won }: PageText['result'],
): string {
  const [winner] = winners;
  if (winner === undefined) return '';
  if (winners.length > 1) return shared(winners.map((seat) => people[seat]?.name ?? '').join(', '));
  return winner === me ? youWon : won(people[winner]?.name ?? '');
}
