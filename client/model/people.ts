// Names, colours and kinds of the people at the table.

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Person {
  /** In local games and replays, as overlay/shownNames.ts shows it: with a word in place of a name not given. */
  name: string;
  /** The bot's name as the game knows it, if `name` spells it as the page's language does. */
  character?: string;
  colour: Colour;
  kind: 'person' | 'bot';
  /** False while an online player is not connected. */
  present: boolean;
}

/** The name of the bots' character who plays here; null for a person. */
export const characterOf = ({ kind, name, character }: Person): string | null =>
  kind === 'bot' ? (character ?? name) : null;
