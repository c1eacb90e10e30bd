// Names, colours and kinds of the people at the table.

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Person {
  name: string;
  colour: Colour;
  /** A person, or a bot of some level. */
  kind: 'person' | 'bot';
  present: boolean;
}
