// Labels and headings of the guide.
import { number } from '../grammar.ts';
import { beer as beers, thalers, points } from '../game/amounts.ts';

export const labels = {
  parts: 'Parties du guide',
  part: {
    overview: 'En un coup d’œil',
    rules: 'Les règles',
    things: 'Cartes et compteurs',
    example: 'Une soirée',
    keys: 'Touches',
    house: 'Pas dans les règles',
  },
  search: 'Chercher dans les règles',
  nothingFound: (query: string) => `Aucune règle ne parle de « ${query} ».`,
  chapters: 'Chapitres',
  guests: (beer: number) => `Clients à ${beers(beer)}`,
  sitters: 'Habitués et nobles',
  sitter: (die: number, pays: number, vp: number) =>
    `Veut un ${number(die)} et paie ${thalers(pays)}. Vaut ${points(vp)}.`,
  fromModule3: 'Dans le jeu à partir du module 3.',
  staff: 'Cartes de taverne',
  tiles: 'Ta taverne',
  moon: 'Ce qu’apportent les soirs',
  summer: 'Été, module 1',
  winterOfModule2: 'Hiver, module 2',
  winter: 'Hiver, à partir du module 3',
  monastery: 'Le monastère',
  entertainers: 'Saltimbanques, à partir du module 2',
  reputation: 'Réputation, à partir du module 3',
  startCards: 'Cartes de démarrage, à partir du module 4',
  guestBook: 'Le livre d’or, module 5',
};
