// Chat.
import { number } from '../../grammar.ts';

export const chat = {
  heading: 'Чат',
  tab: (news: number) => (news === 0 ? 'Чат' : `Чат (${number(news)})`),
  say: 'Скажите что-нибудь',
  send: 'Отправить',
  full: (letters: number) => `Во фразе помещается знаков: ${number(letters)}, не больше.`,
  phrases: 'Готовые фразы',
  none: 'Пока никто ничего не сказал.',
  line: (name: string, said: string) => `${name}: ${said}`,
  spectator: 'смотрит',
  cutOff: 'нет связи',
  unsaid: (said: string) =>
    `Не отправлено, или ответ потерялся: «${said}» При повторной отправке фраза появится только раз.`,
  again: 'Отправить ещё раз',
  forget: 'Не нужно',
  closed: 'За этим столом пишут только те, кто играет.',
  nameless: 'Зрители тоже могут писать.',
  ownName: 'Ваше имя в чате',
  introduce: 'Войти в разговор',
} as const;
