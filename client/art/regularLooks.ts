// The looks of the regulars: seven people for each player, known by what they like best.
import type { Regular } from '../../game/index.ts';
import type { LookWish } from './looks.ts';
import { held, standing } from './signs.ts';

/**
 * The faces of each kind of regular, by number: 0 to 3 are for seat 0, 4 to 7 for seat 1, and so on. `regular1` uses
 * the first three of each four, `regular2` all of them; a number that both kinds use is a different person in each.
 */
export const REGULAR_FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type RegularFace = (typeof REGULAR_FACES)[number];

/** The number of faces that each kind of regular has for one player. */
const FACES_EACH = { regular1: 3, regular2: 4 } as const satisfies Record<Regular, number>;

const FACES_PER_SEAT = 4;

/** The face of a player's nth regular of this kind. */
export const regularFace = (card: Regular, seat: number, nth: number): RegularFace =>
  REGULAR_FACES[(seat * FACES_PER_SEAT + (nth % FACES_EACH[card])) % REGULAR_FACES.length] ?? 0;

/** All faces of one kind of regular, for all players. */
export const facesOf = (card: Regular): readonly RegularFace[] =>
  REGULAR_FACES.filter((face) => face % FACES_PER_SEAT < FACES_EACH[card]);

/**
 * Wishes for the looks of the first, second … regular of each kind, the same for all players. The colour of the clothes
 * differs by seat (`CLOTH_COLOURS`), and casting.ts picks another face for each person.
 */
const OUTFITS: Readonly<Record<Regular, readonly LookWish[]>> = {
  regular1: [
    { woman: false, beard: 'full', hat: 'felt', dress: 'vest', aged: true, sign: held('pipe', 'wood') },
    { woman: true, hat: 'scarf', dress: 'apron', aged: true, sign: standing('wool', 'red') },
    { woman: false, beard: 'handlebar', hat: 'none', dress: 'shirt', aged: false, sign: held('sausage', 'clay') },
  ],
  regular2: [
    { woman: false, beard: 'short', hat: 'cap', dress: 'vest', aged: false, sign: held('playingCard', 'white') },
    { woman: false, beard: 'none', hat: 'none', dress: 'coat', aged: false, sign: held('violin', 'clay') },
    { woman: false, beard: 'long', hat: 'straw', dress: 'shirt', aged: true, sign: held('fish', 'blue') },
    { woman: true, hat: 'none', dress: 'dirndl', aged: false, sign: standing('cat', 'dark') },
  ],
};

/** Colours of the clothes of each player's regulars, by seat, so that no two taverns look alike. */
const CLOTH_COLOURS = [
  ['#5b6b3a', '#7b2f36', '#8a6a2e', '#4a4a63'],
  ['#2f5361', '#6d3b2a', '#3d5c48', '#71486a'],
  ['#6d3b2a', '#3d5c48', '#4a4a63', '#8c4a26'],
  ['#8a6a2e', '#4a4a63', '#7b2f36', '#2f5361'],
] as const;

export function regularWish(card: Regular, face: RegularFace): LookWish {
  const seat = Math.floor(face / FACES_PER_SEAT);
  const nth = face % FACES_PER_SEAT;
  // Shifted by two, so that the nth regulars of the two kinds differ in colour.
  const cloth = CLOTH_COLOURS[seat]?.[card === 'regular1' ? nth : (nth + 2) % FACES_PER_SEAT];
  return { ...OUTFITS[card][nth], ...(cloth === undefined ? {} : { cloth }) };
}
