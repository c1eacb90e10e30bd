// Names, colours and kinds of the people at the table.

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Person {
  /** In local games overlay/called.ts puts it in the language that is shown, with a word for a player who gave none (''). */
  name: string;
  /** The bot's character, where its name is spelled otherwise. */
  character?: string;
  colour: Colour;
  /** A person, or a bot of some level. */
  kind: 'person' | 'bot';
  present: boolean;
}
