// Labels and headings of the guide.
import { number } from '../grammar.ts';
import { thalers, points } from '../game/amounts.ts';

export const labels = {
  parts: 'Teile der Anleitung',
  part: {
    overview: 'Auf einen Blick',
    rules: 'Die Regeln',
    things: 'Karten und Leisten',
    example: 'Ein Abend',
    keys: 'Tasten',
    house: 'Nicht in der Anleitung',
  },
  search: 'Regeln durchsuchen',
  nothingFound: (query: string) => `Keine Regel spricht von „${query}“.`,
  chapters: 'Kapitel',
  guests: (beer: number) => `Gäste für ${number(beer)} Bier`,
  sitters: 'Stammgäste und Adlige',
  sitter: (die: number, pays: number, vp: number) =>
    `Möchte eine ${number(die)}, zahlt ${thalers(pays)}. Am Ende ${points(vp)} wert.`,
  fromModule3: 'Ab Modul 3 im Spiel.',
  staff: 'Tavernenkarten',
  tiles: 'Deine Taverne',
  moon: 'Was die Abende bringen',
  summer: 'Sommer, Modul 1',
  winterOfModule2: 'Winter, Modul 2',
  winter: 'Winter, ab Modul 3',
  monastery: 'Das Kloster',
  entertainers: 'Gaukler, ab Modul 2',
  reputation: 'Der Ruf, ab Modul 3',
  startCards: 'Startkarten, ab Modul 4',
  guestBook: 'Das Gästebuch, Modul 5',
};
