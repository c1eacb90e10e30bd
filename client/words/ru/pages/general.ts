// Text that several pages share: titles, the language's code, colours, numbers, loading, closing.
import type { Colour } from '../../../model/tableModel.ts';
import { number } from '../grammar.ts';

const colours = {
  red: 'красный',
  blue: 'синий',
  green: 'зелёный',
  yellow: 'жёлтый',
} satisfies Record<Colour, string>;
const emblems = { red: 'кружка', blue: 'ключ', green: 'хмель', yellow: 'бочка' } satisfies Record<Colour, string>;

export const general = {
  title: 'Tiefenthal',
  pageTitle: (page: string) => `${page} · Tiefenthal`,
  /** The code of the language, for the page's `lang`. */
  lang: 'ru',
  loading: 'Минутку …',
  colour: (colour: Colour) => `${colours[colour]}, знак: ${emblems[colour]}`,
  number,
  /** Before what it names. */
  label: (name: string) => `${name}:`,
  close: 'Закрыть',
  toHome: 'На главную страницу',
  percent: (value: number) => `${number(value)} %`,
} as const;
