// The cast: all people in the game besides guests and regulars. Staff, nobles, household, characters of bots.
import type { ByPlayerColour, PlayerColour } from './theme.ts';

export const STAFF = ['bard', 'barback', 'dishwasher', 'server', 'brewer'] as const;
export type Staff = (typeof STAFF)[number];

/** The faces of nobles, by number; the rules do not tell nobles apart. */
export const NOBLE_FACES = [0, 1, 2, 3, 4, 5] as const;
export type NobleFace = (typeof NOBLE_FACES)[number];

export const HOUSEHOLD = [
  'bartender0',
  'bartender1',
  'bartender2',
  'bartender3',
  'monk',
  'waitress',
  'dancer',
  'fireBreather',
  'juggler',
] as const;
export type Household = (typeof HOUSEHOLD)[number];

/** The bartender of each player's tavern. */
export const BARTENDER = {
  red: 'bartender0',
  blue: 'bartender1',
  green: 'bartender2',
  yellow: 'bartender3',
} as const satisfies ByPlayerColour<Household>;

/** The characters of bots, by their names. */
export const CHARACTER_NAMES = [
  'Carla',
  'Falk',
  'Ida',
  'Jakob',
  'Dorian',
  'Edda',
  'Greta',
  'Hanno',
  'Alma',
  'Bruno',
  'Cosima',
  'Ferdinand',
] as const;
export type CharacterFace = (typeof CHARACTER_NAMES)[number];

/** The person behind a player's bar: the character with this name, or else the bartender of the player's colour. */
export const bartenderOf = (colour: PlayerColour, character: string | null): Household | CharacterFace =>
  CHARACTER_NAMES.find((name) => name === character) ?? BARTENDER[colour];
