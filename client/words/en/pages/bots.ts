// Bots: their levels and their characters.
import type { BotLevel, Liking } from '../../../../game/bots/index.ts';

export const levels = {
  easy: { name: 'easy', text: 'Like somebody in their first game.' },
  medium: { name: 'medium', text: 'A plan for each evening as a whole.' },
  hard: { name: 'hard', text: 'Thinks several evenings ahead, and considers what you will take.' },
} satisfies Record<BotLevel, { name: string; text: string }>;

export const likings = {
  nobles: (name: string) => `${name} saves beer for nobles`,
  cellar: (name: string) => `${name} builds the cellar`,
  staff: (name: string) => `${name} hires staff`,
  monastery: (name: string) => `${name} visits the monastery`,
  guests: (name: string) => `${name} likes guests`,
  upgrades: (name: string) => `${name} improves the tavern`,
  kitchen: (name: string) => `${name} keeps the kitchen busy`,
  money: (name: string) => `${name} counts the thalers`,
} satisfies Record<Liking, (name: string) => string>;

/** As it is spelled in this language. */
export const characterName = (name: string): string => name;
