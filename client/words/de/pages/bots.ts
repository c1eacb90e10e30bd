// Bots: their levels and their characters.
import type { BotLevel, Liking } from '../../../../game/bots/index.ts';

export const levels = {
  easy: { name: 'leicht', text: 'Spielt wie jemand in der ersten Partie.' },
  medium: { name: 'mittel', text: 'Plant jeden Abend als Ganzes.' },
  hard: { name: 'schwer', text: 'Denkt mehrere Abende voraus, auch daran, was du nehmen wirst.' },
} satisfies Record<BotLevel, { name: string; text: string }>;

export const likings = {
  nobles: (name: string) => `${name} spart Bier für Adlige`,
  cellar: (name: string) => `${name} baut den Keller aus`,
  staff: (name: string) => `${name} stellt Personal ein`,
  monastery: (name: string) => `${name} geht gern ins Kloster`,
  guests: (name: string) => `${name} mag Gäste`,
  upgrades: (name: string) => `${name} verschönert die Taverne`,
  kitchen: (name: string) => `${name} hält die Küche auf Trab`,
  money: (name: string) => `${name} zählt die Dublonen`,
} satisfies Record<Liking, (name: string) => string>;

/** As it is spelled in this language. */
export const characterName = (name: string): string => name;
