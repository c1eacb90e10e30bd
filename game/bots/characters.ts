// The characters: several bots of each level, each with a name and a taste that hardly changes its strength.
import type { BotLevel } from './levels.ts';
import { NO_TASTE, type Taste } from './planner/taste.ts';

export interface Character {
  readonly name: string;
  readonly level: BotLevel;
  /** The trait that the character is known for; the client puts it in words. */
  readonly likes: Liking;
  readonly taste: Taste;
}

export type Liking = 'nobles' | 'cellar' | 'staff' | 'monastery' | 'guests' | 'upgrades' | 'kitchen' | 'money';

/**
 * `leaning`: extra points for features, in the first evening; they fade towards the last. `sides`: of the dancer, the
 * fire breather and the juggler. `favourites`: options of other choices, the most liked first; the digits are start
 * cards. Of the four characters of a level two like one side of an entertainer and two the other, so that among any
 * three bots both are seen.
 */
const TASTES: Readonly<Record<Liking, Omit<Taste, 'mostGivenUp'>>> = {
  nobles: {
    leaning: { beer: 0.4, 'tile storage': 1 },
    sides: ['beer', 'deny', 'card'],
    favourites: ['threeBeerGuest', '5', '3', '2'],
  },
  cellar: {
    leaning: { brewer: 0.8, barback: 0.5, 'tile barrel': 1, 'tile brewer': 1 },
    sides: ['beer', 'upgrade', 'die'],
    favourites: ['brewer', 'barback', '2', '1', '5', '7'],
  },
  staff: {
    leaning: { server: 0.8, bard: 0.5, 'tile server': 1 },
    sides: ['thalers', 'deny', 'die'],
    favourites: ['dishwasher', 'barback', '6', '1', '2'],
  },
  monastery: {
    leaning: { 'tile monk': 1.2, monastery: 0.15 },
    sides: ['thalers', 'deny', 'die'],
    favourites: ['table', 'die', '3', '1', '5'],
  },
  guests: {
    leaning: { guests: 0.7 },
    sides: ['beer', 'deny', 'card'],
    favourites: ['threeBeerGuest', 'table', '1', '3', '4'],
  },
  upgrades: {
    leaning: { 'tile tables': 1, 'tile server': 0.7, 'tile dishwasher': 0.7 },
    sides: ['thalers', 'upgrade', 'card'],
    favourites: ['4', '7', '6', '5'],
  },
  kitchen: {
    leaning: { dishwasher: 0.8, 'tile dishwasher': 1.2 },
    sides: ['beer', 'deny', 'card'],
    favourites: ['dishwasher', '7', '2', '6'],
  },
  money: {
    leaning: { 'tile cashbox': 1.2, thalers: 0.3, 'tile safe': 0.7 },
    sides: ['thalers', 'upgrade', 'card'],
    favourites: ['7', '4', '5'],
  },
};

/** The most points that a bot of the level gives up for a favourite; the easy bot does not count them. */
const MOST_GIVEN_UP: Readonly<Record<BotLevel, number>> = { easy: Infinity, medium: 14, hard: 3 };

const withLikings = (level: BotLevel, likings: Readonly<Record<string, Liking>>): Character[] =>
  Object.entries(likings).map(([name, likes]) => ({
    name,
    level,
    likes,
    taste: { ...TASTES[likes], mostGivenUp: MOST_GIVEN_UP[level] },
  }));

export const CHARACTERS: readonly Character[] = [
  ...withLikings('easy', { Carla: 'guests', Falk: 'cellar', Ida: 'staff', Jakob: 'money' }),
  ...withLikings('medium', { Dorian: 'monastery', Edda: 'kitchen', Greta: 'cellar', Hanno: 'upgrades' }),
  ...withLikings('hard', { Alma: 'nobles', Bruno: 'cellar', Cosima: 'monastery', Ferdinand: 'upgrades' }),
];

export const charactersOf = (level: BotLevel): Character[] => CHARACTERS.filter((one) => one.level === level);

/** Bots by any other name have no taste of their own. */
export const tasteOf = (level: BotLevel, name: string | null): Taste =>
  CHARACTERS.find((one) => one.level === level && one.name === name)?.taste ?? NO_TASTE;
