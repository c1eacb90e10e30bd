// The ready-made phrases of the chat.
import type { Phrase } from '../../../../../server/wire/constants.ts';

export const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Good evening!',
  goodLuck: 'Good luck!',
  wellPlayed: 'Well played!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  oneMoment: 'One moment, please.',
  yourTurn: 'It’s your turn.',
  cheers: 'Cheers!',
  goodbye: 'Good night!',
};
