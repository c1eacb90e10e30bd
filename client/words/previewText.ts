// The form of the words with which each language previews a table in chat programs.
import type { Status } from '../../server/wire/constants.ts';

export interface PreviewWords {
  /** As the Open Graph protocol writes it: language and country. */
  readonly locale: string;
  /** The title of a match that has none, by its host; and while nobody sits there. */
  readonly tableOf: (host: string) => string;
  readonly emptyTable: string;
  readonly freeSeats: (count: number) => string;
  /** The modules, from 1 to `modules`, and, while a game runs, the evening. */
  readonly about: (modules: number, evening: number | null) => string;
  readonly status: Readonly<Record<Status, string>>;
  /** Title and text for tables of which nothing may be told. */
  readonly anyTable: string;
  readonly anyText: string;
  /** The picture in words. */
  readonly picture: string;
}
