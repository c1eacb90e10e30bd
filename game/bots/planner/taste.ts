// A character's taste: a leaning, the sides of the entertainers that it likes, and favourite options of other choices.
import { bonusOfEvening, type Side, type View } from '../../index.ts';
import type { Candidate } from '../bot.ts';
import type { Leaning } from './leaning.ts';

export interface Taste {
  readonly leaning: Leaning;
  /** Taken even if the other promises more: in games between bots neither side of an entertainer won more often. */
  readonly sides: readonly Side[];
  /** Start cards and options of the evenings, the most liked first; taken as long as little is given up for them. */
  readonly favourites: readonly string[];
  /** The most expected points that are given up for a favourite. */
  readonly mostGivenUp: number;
}

export const NO_TASTE: Taste = { leaning: {}, sides: [], favourites: [], mostGivenUp: 0 };

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
