// Spaces that the learner's dice fit without dishwashers, as the spots that a lesson lights.
import { accepts, holdsOne, spacesOf, type Face, type Player, type Space } from '../../../game/index.ts';
import { spotOfDie, type Spot } from '../spots.ts';
import { LEARNER } from './lesson.ts';

/** The spaces that one of these dice fits. */
export const placesFor = (player: Player, spaces: readonly Space[], values: readonly Face[]): Spot[] =>
  spaces.flatMap((space) => {
    const accepted = accepts(player, space);
    const fits = values.some((value) => accepted === 'any' || accepted?.includes(value));
    return fits ? [spotOfDie(LEARNER, space)] : [];
  });

/** Spaces with room for another die, whether it fits or not: tables, cashbox and barrel hold one. */
const freeSpaces = (player: Player): Space[] =>
  spacesOf(player).filter((space) => !holdsOne(space) || player.dice.every(({ at }) => at !== space));

export const freeTables = (player: Player): Space[] => freeSpaces(player).filter((space) => typeof space === 'number');

const unplaced = ({ dice }: Player): Face[] => dice.flatMap(({ at, value }) => (at === null ? [value] : []));

/** The free spaces that a die in the hand fits; none when the plan is as full as it can be. */
export const placesToFill = (player: Player): Spot[] => placesFor(player, freeSpaces(player), unplaced(player));
