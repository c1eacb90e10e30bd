// The ready-made phrases of the chat.
import type { Phrase } from '../../../../../server/wire/constants.ts';

export const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Добрый вечер!',
  goodLuck: 'Удачи!',
  wellPlayed: 'Хорошая игра!',
  thanks: 'Спасибо!',
  sorry: 'Извините!',
  oneMoment: 'Минутку, пожалуйста.',
  yourTurn: 'Ваш ход.',
  cheers: 'За здоровье!',
  goodbye: 'Доброй ночи!',
};
