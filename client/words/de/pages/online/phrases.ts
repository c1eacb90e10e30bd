// The ready-made phrases of the chat.
import type { Phrase } from '../../../../../server/wire/constants.ts';

export const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Guten Abend!',
  goodLuck: 'Viel Glück!',
  wellPlayed: 'Gut gespielt!',
  thanks: 'Danke!',
  sorry: 'Entschuldigung!',
  oneMoment: 'Einen Augenblick, bitte.',
  yourTurn: 'Du bist dran.',
  cheers: 'Prost!',
  goodbye: 'Gute Nacht!',
};
