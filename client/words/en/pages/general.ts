// Text that several pages share: titles, the language's code, colours, numbers, loading, closing.
import type { Colour } from '../../../model/tableModel.ts';
import { number } from '../grammar.ts';

const colours = { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' } satisfies Record<Colour, string>;
const emblems = { red: 'stein', blue: 'key', green: 'hop', yellow: 'barrel' } satisfies Record<Colour, string>;

export const general = {
  title: 'Tiefenthal',
  pageTitle: (page: string) => `${page} · Tiefenthal`,
  /** The code of the language, for the page's `lang`. */
  lang: 'en',
  loading: 'One moment …',
  colour: (colour: Colour) => `${colours[colour]}, with a ${emblems[colour]}`,
  number,
  /** In front of what it names: "Beer: 3". */
  label: (name: string) => `${name}:`,
  close: 'Close',
  toHome: 'To the tavern door',
  percent: (value: number) => `${number(value)}%`,
} as const;
