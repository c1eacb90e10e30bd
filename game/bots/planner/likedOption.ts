// The option of a choice that is to a bot's taste, and the choices in which taste counts.
import { bonusOfEvening, type Side, type View } from '../../index.ts';
import type { Candidate } from '../bot.ts';
import type { Taste } from './taste.ts';

/** True for start cards and for the choices of an evening, but not for the card that the juggler keeps. */
export const isMatterOfTaste = ({ phase }: View): boolean => phase === 'startCards' || phase === 'evening';

/** The sides that it likes, where a side can be chosen: the gift of a die has the same name as a side of the juggler. */
export const likedSides = ({ phase, modules, round }: View, { sides }: Taste): readonly Side[] =>
  phase === 'evening' && bonusOfEvening(modules, round)[0].gives === 'entertainer' ? sides : [];

/** The option to the bot's taste; null when there is none. */
export function likedOption(view: View, taste: Taste, ranked: readonly Candidate[]): Candidate | null {
  if (!isMatterOfTaste(view)) return null;
  const { favourites, mostGivenUp } = taste;
  const [best] = ranked;
  const offered = (option: string) => ranked.find(({ move }) => move.type === 'choose' && move.option === option);
  for (const side of likedSides(view, taste)) {
    const found = offered(side);
    if (found !== undefined) return found;
  }
  for (const favourite of favourites) {
    const found = offered(favourite);
    if (found !== undefined && found.value >= best.value - mostGivenUp) return found;
  }
  return null;
}
