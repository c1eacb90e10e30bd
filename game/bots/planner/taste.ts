// A character's taste: a leaning, the sides of the entertainers that it likes, and favourite options of other choices.
import type { Side, View } from '../../index.ts';
import type { Candidate } from '../bot.ts';
import type { Leaning } from './leaning.ts';

export interface Taste {
  readonly leaning: Leaning;
  /** Taken whatever they cost: in games between bots, measured, no side wins more often than the other. */
  readonly sides: readonly Side[];
  /** Start cards and options of the evenings, the dearest first; taken as long as they cost little. */
  readonly favourites: readonly string[];
  /** The most points that a favourite may cost. */
  readonly whim: number;
}

export const NO_TASTE: Taste = { leaning: {}, sides: [], favourites: [], whim: 0 };

/** Other choices, such as the card that the juggler keeps, are no matter of taste. */
export const isMatterOfTaste = ({ phase }: View): boolean => phase === 'startCards' || phase === 'evening';

/** The option to the bot's taste; null when there is none. */
export function likedOption(
  view: View,
  { sides, favourites, whim }: Taste,
  ranked: readonly Candidate[],
): Candidate | null {
  if (!isMatterOfTaste(view)) return null;
  const [best] = ranked;
  const offered = (option: string) => ranked.find(({ move }) => move.type === 'choose' && move.option === option);
  for (const side of sides) {
    const found = offered(side);
    if (found !== undefined) return found;
  }
  for (const favourite of favourites) {
    const found = offered(favourite);
    if (found !== undefined && found.value >= best.value - whim) return found;
  }
  return null;
}
