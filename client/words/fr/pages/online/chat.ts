// Chat.
import { number } from '../../grammar.ts';

export const chat = {
  heading: 'Discussion',
  tab: (news: number) => (news === 0 ? 'Discussion' : `Discussion (${number(news)})`),
  say: 'Dis quelque chose',
  send: 'Envoyer',
  full: (letters: number) => `Une ligne contient ${number(letters)} caractères, pas plus.`,
  phrases: 'Phrases toutes prêtes',
  none: 'Personne n’a encore rien dit.',
  line: (name: string, said: string) => `${name} : ${said}`,
  spectator: 'regarde',
  cutOff: 'pas de connexion',
  unsaid: (said: string) =>
    `Pas envoyé, ou la réponse s’est perdue : « ${said} » Envoyé à nouveau, cela n’apparaît qu’une fois.`,
  again: 'Envoyer à nouveau',
  forget: 'Tant pis',
  closed: 'Seuls ceux qui jouent peuvent écrire à cette table.',
  nameless: 'Ceux qui regardent peuvent écrire aussi.',
  ownName: 'Ton nom dans la discussion',
  introduce: 'Participer',
} as const;
