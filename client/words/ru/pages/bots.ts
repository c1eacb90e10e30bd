// Bots: their levels and their characters.
import type { BotLevel, Liking } from '../../../../game/bots/index.ts';

export const levels = {
  easy: { name: 'лёгкий', text: 'Играет как новичок в первой партии.' },
  medium: { name: 'средний', text: 'Планирует каждый вечер целиком.' },
  hard: { name: 'сильный', text: 'Думает на несколько вечеров вперёд и о том, что возьмёте вы.' },
} satisfies Record<BotLevel, { name: string; text: string }>;

export const likings = {
  nobles: (name: string) => `${name} копит пиво на аристократов`,
  cellar: (name: string) => `${name} расширяет погреб`,
  staff: (name: string) => `${name} нанимает работников`,
  monastery: (name: string) => `${name} ходит в монастырь`,
  guests: (name: string) => `${name} любит посетителей`,
  upgrades: (name: string) => `${name} улучшает таверну`,
  kitchen: (name: string) => `${name} не даёт кухне скучать`,
  money: (name: string) => `${name} считает талеры`,
} satisfies Record<Liking, (name: string) => string>;

const NAMES: Readonly<Record<string, string>> = {
  Carla: 'Карла',
  Falk: 'Фальк',
  Ida: 'Ида',
  Jakob: 'Якоб',
  Dorian: 'Дориан',
  Edda: 'Эдда',
  Greta: 'Грета',
  Hanno: 'Ханно',
  Alma: 'Альма',
  Bruno: 'Бруно',
  Cosima: 'Козима',
  Ferdinand: 'Фердинанд',
};

/** As it is spelled in this language. */
export const characterName = (name: string): string => NAMES[name] ?? name;
