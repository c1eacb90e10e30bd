// Names, colours and kinds of the people at the table.

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Person {
  /** In a local game as it is spelled in the language shown; empty where none was given until overlay/called.ts finds a word. */
  name: string;
  /** The bot's character, where its name is spelled otherwise. */
  character?: string;
  colour: Colour;
  /** A person, or a bot of some level. */
  kind: 'person' | 'bot';
  present: boolean;
}
