// Text that several pages share: titles, the language's code, colours, numbers, loading, closing.
import type { Colour } from '../../../model/tableModel.ts';
import { number } from '../grammar.ts';

const colours = { red: 'Rot', blue: 'Blau', green: 'Grün', yellow: 'Gelb' } satisfies Record<Colour, string>;
const emblems = {
  red: 'einem Bierkrug',
  blue: 'einem Schlüssel',
  green: 'einer Hopfendolde',
  yellow: 'einem Fass',
} satisfies Record<Colour, string>;

export const general = {
  title: 'Tiefenthal',
  pageTitle: (page: string) => `${page} · Tiefenthal`,
  /** The code of the language, for the page's `lang`. */
  lang: 'de',
  loading: 'Einen Augenblick …',
  colour: (colour: Colour) => `${colours[colour]}, mit ${emblems[colour]}`,
  number,
  /** Before what it names. */
  label: (name: string) => `${name}:`,
  close: 'Schließen',
  toHome: 'Zur Startseite',
  percent: (value: number) => `${number(value)} %`,
} as const;
