// Names, colours and kinds of the people at the table.

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Person {
  /** Empty in a local game where none was given, until the overlay finds a word for it (overlay/called.ts). */
  name: string;
  colour: Colour;
  /** A person, or a bot of some level. */
  kind: 'person' | 'bot';
  present: boolean;
}
