// What chat programs are told of a table whose link was sent, in each language: the server writes it into the page.
import type { Status } from '../../server/wire/terms.ts';
import { preview as de } from './de/preview.ts';
import { preview as en } from './en/preview.ts';
import { preview as fr } from './fr/preview.ts';
import type { LanguageCode } from './languages.ts';
import { preview as ru } from './ru/preview.ts';

export interface PreviewText {
  /** As the Open Graph protocol writes it: language and country. */
  readonly locale: string;
  readonly tableOf: (host: string) => string;
  readonly emptyTable: string;
  readonly freeSeats: (count: number) => string;
  /** Which modules are played and, while a game runs, in which evening it is. */
  readonly about: (modules: number, evening: number | null) => string;
  readonly status: Readonly<Record<Status, string>>;
  /** For tables of which nothing may be told. */
  readonly anyTable: string;
  readonly anyText: string;
  /** The picture in words. */
  readonly picture: string;
}

export const PREVIEWS: Readonly<Record<LanguageCode, PreviewText>> = { en, de, fr, ru };
