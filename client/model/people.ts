// The people at the table, as they want to be seen.

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Person {
  name: string;
  colour: Colour;
  /** What plays there: a person, or a bot of some level. */
  kind: 'person' | 'bot';
  present: boolean;
}
