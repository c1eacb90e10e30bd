// The words of a table's preview in chat programs, which each language has.
import type { Status } from '../../server/wire/constants.ts';

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
