// Labels and headings of the guide.
import { number } from '../grammar.ts';
import { thalers, points } from '../game/amounts.ts';

export const labels = {
  parts: 'Parts of the guide',
  part: {
    overview: 'At a glance',
    rules: 'The rules',
    things: 'Cards and tracks',
    example: 'An evening',
    keys: 'Keys',
    house: 'Not in the rulebook',
  },
  search: 'Search the rules',
  nothingFound: (query: string) => `No rule speaks of “${query}”.`,
  chapters: 'Chapters',
  guests: (beer: number) => `Guests for ${number(beer)} beer`,
  sitters: 'Regulars and nobles',
  sitter: (die: number, pays: number, vp: number) =>
    `Wants a ${number(die)} and pays ${thalers(pays)}. Worth ${points(vp)}.`,
  fromModule3: 'In the game from module 3 on.',
  staff: 'Tavern cards',
  tiles: 'Your tavern',
  moon: 'What the evenings bring',
  summer: 'Summer, module 1',
  winterOfModule2: 'Winter, module 2',
  winter: 'Winter, from module 3 on',
  monastery: 'The monastery',
  entertainers: 'Entertainers, from module 2 on',
  reputation: 'Reputation, from module 3 on',
  startCards: 'Start cards, from module 4 on',
  guestBook: 'The guest book, module 5',
};
