// Chat.
import { number } from '../../grammar.ts';

export const chat = {
  heading: 'Chat',
  tab: (news: number) => (news === 0 ? 'Chat' : `Chat (${number(news)})`),
  say: 'Say something',
  send: 'Send',
  full: (letters: number) => `A line has room for ${number(letters)} letters, no more.`,
  phrases: 'Ready phrases',
  none: 'Nobody has said anything yet.',
  line: (name: string, said: string) => `${name}: ${said}`,
  spectator: 'watching',
  cutOff: 'no connection',
  unsaid: (said: string) =>
    `Not sent, or its answer was lost: “${said}” If you send it again, it still appears only once.`,
  again: 'Send it again',
  forget: 'Never mind',
  closed: 'Only those who play may chat at this table.',
  nameless: 'Those who watch may chat, too.',
  ownName: 'Your name in the chat',
  introduce: 'Join the chat',
} as const;
