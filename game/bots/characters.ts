// The characters: several bots of each level, each with a name and a leaning that does not change its strength.
import type { BotLevel } from './levels.ts';
import type { Leaning } from './planner/leaning.ts';

export interface Character {
  readonly name: string;
  readonly level: BotLevel;
  /** The trait that the character is known for; the client puts it in words. */
  readonly likes: Liking;
  readonly leaning: Leaning;
}

export type Liking = 'nobles' | 'cellar' | 'staff' | 'monastery' | 'guests' | 'upgrades' | 'kitchen' | 'money';

/** Extra points for a feature in the first evening. */
const LEANINGS: Readonly<Record<Liking, Leaning>> = {
  nobles: { beer: 0.4, 'tile storage': 1 },
  cellar: { brewer: 0.8, barback: 0.5, 'tile barrel': 1, 'tile brewer': 1 },
  staff: { server: 0.8, bard: 0.5, 'tile server': 1 },
  monastery: { 'tile monk': 1.2, monastery: 0.15 },
  guests: { guests: 0.7 },
  upgrades: { 'tile tables': 1, 'tile server': 0.7, 'tile dishwasher': 0.7 },
  kitchen: { dishwasher: 0.8, 'tile dishwasher': 1.2 },
  money: { 'tile cashbox': 1.2, thalers: 0.3, 'tile safe': 0.7 },
};

const of = (level: BotLevel, likings: Readonly<Record<string, Liking>>): Character[] =>
  Object.entries(likings).map(([name, likes]) => ({ name, level, likes, leaning: LEANINGS[likes] }));

export const CHARACTERS: readonly Character[] = [
  ...of('easy', { Carla: 'guests', Falk: 'cellar', Ida: 'staff', Jakob: 'money' }),
  ...of('medium', { Dorian: 'monastery', Edda: 'kitchen', Greta: 'cellar', Hanno: 'upgrades' }),
  ...of('hard', { Alma: 'nobles', Bruno: 'cellar', Cosima: 'monastery', Ferdinand: 'upgrades' }),
];

export const charactersOf = (level: BotLevel): Character[] => CHARACTERS.filter((one) => one.level === level);

/** Bots by any other name have no leaning. */
export const leaningOf = (level: BotLevel, name: string | null): Leaning =>
  CHARACTERS.find((one) => one.level === level && one.name === name)?.leaning ?? {};
