// Bots: their levels and their characters.
import type { BotLevel, Liking } from '../../../../game/bots/index.ts';

export const levels = {
  easy: { name: 'facile', text: 'Joue comme à sa toute première partie.' },
  medium: { name: 'moyen', text: 'Prépare chaque soirée dans son ensemble.' },
  hard: { name: 'difficile', text: 'Prévoit plusieurs soirées à l’avance, et ce que tu vas prendre.' },
} satisfies Record<BotLevel, { name: string; text: string }>;

export const likings = {
  nobles: (name: string) => `${name} garde sa bière pour les nobles`,
  cellar: (name: string) => `${name} agrandit la cave`,
  staff: (name: string) => `${name} engage du personnel`,
  monastery: (name: string) => `${name} fréquente le monastère`,
  guests: (name: string) => `${name} aime les clients`,
  upgrades: (name: string) => `${name} embellit la taverne`,
  kitchen: (name: string) => `${name} fait tourner la cuisine`,
  money: (name: string) => `${name} compte les doublons`,
} satisfies Record<Liking, (name: string) => string>;

/** As it is spelled in this language. */
export const characterName = (name: string): string => name;
