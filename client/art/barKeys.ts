// Keys of the pictures of bars: the colour of the player, and who tends the bar.
import { bartenderOf, BARTENDER, CHARACTER_NAMES } from './cast.ts';
import type { PlayerColour } from './theme.ts';

type Bartender = ReturnType<typeof bartenderOf>;
export type BarKey = `bar/${PlayerColour}/${Bartender}`;

/** `character` is the name of the bots' character who plays, if one does. */
export const barKey = (colour: PlayerColour, character: string | null): BarKey =>
  `bar/${colour}/${bartenderOf(colour, character)}`;

/** Everybody who can be seen behind the bar in this colour. */
export const bartendersOf = (colour: PlayerColour): readonly Bartender[] => [BARTENDER[colour], ...CHARACTER_NAMES];
