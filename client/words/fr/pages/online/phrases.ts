// The ready-made phrases of the chat.
import type { Phrase } from '../../../../../server/wire/constants.ts';

export const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Bonsoir !',
  goodLuck: 'Bonne chance !',
  wellPlayed: 'Bien joué !',
  thanks: 'Merci !',
  sorry: 'Désolé !',
  oneMoment: 'Un instant, s’il vous plaît.',
  yourTurn: 'C’est à toi.',
  cheers: 'Santé !',
  goodbye: 'Bonne nuit !',
};
