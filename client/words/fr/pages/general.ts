// Text that several pages share: titles, the language's code, colours, numbers, loading, closing.
import type { Colour } from '../../../model/tableModel.ts';
import { number } from '../grammar.ts';

const colours = { red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune' } satisfies Record<Colour, string>;
const emblems = {
  red: 'une chope',
  blue: 'une clé',
  green: 'un cône de houblon',
  yellow: 'un tonneau',
} satisfies Record<Colour, string>;

export const general = {
  title: 'Tiefenthal',
  pageTitle: (page: string) => `${page} · Tiefenthal`,
  /** The code of the language, for the page's `lang`. */
  lang: 'fr',
  loading: 'Un instant …',
  colour: (colour: Colour) => `${colours[colour]}, avec ${emblems[colour]}`,
  number,
  /** Before what it names. */
  label: (name: string) => `${name} :`,
  close: 'Fermer',
  toHome: 'Retour à l’accueil',
  percent: (value: number) => `${number(value)} %`,
} as const;
