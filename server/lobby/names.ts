// Checks names and titles: what is written must be visible and short, and no name may be confused with another in the
// match. Chooses names for bots.
import unhomoglyph from 'unhomoglyph';
import type { Seats } from '../match/record.ts';
import { LONGEST } from '../wire/constants.ts';
import { hasStackedMarks, isBlank, withoutInvisible, withoutNeedless } from './characters.ts';

/** For bots of a level whose own names are all taken. */
const SPARE_NAMES = ['Adalbert', 'Brunhild', 'Dietmar', 'Edeltraud', 'Gisela', 'Hartwig', 'Irmgard', 'Klaus'] as const;

/**
 * The text, its spaces tidied; it may be ''. Null if it is too long, looks empty without being so, or has stacked marks
 * or invisible characters that no emoji and no script needs.
 */
const clean = (text: string, most: number): string | null => {
  const tidy = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (tidy === '') return tidy;
  const isFaulty = withoutNeedless(tidy) !== tidy || isBlank(tidy) || hasStackedMarks(tidy) || tidy.length > most;
  return isFaulty ? null : tidy;
};

/** Null for an empty name, too. */
export const cleanName = (text: string): string | null => clean(text, LONGEST.name) || null;
export const cleanTitle = (text: string): string | null => clean(text, LONGEST.title);

/** As Unicode folds case: `toLowerCase` alone leaves ß, ſ and ς as they are. */
const fold = (text: string): string => text.toUpperCase().toLowerCase();
/** By Unicode's table of look-alikes (UTS #39): а becomes a, Ι and l become the same, and so do m and rn. */
const skeleton = (text: string): string =>
  unhomoglyph(withoutInvisible(text.normalize('NFKC')).normalize('NFD')).normalize('NFD');

/** Compared in small letters and as they are written: some look alike only as capitals. */
const isAlike = (one: string, other: string): boolean =>
  skeleton(fold(one)) === skeleton(fold(other)) || fold(skeleton(one)) === fold(skeleton(other));

export const isTaken = (name: string, seats: Seats): boolean =>
  seats.some((seat) => seat !== null && isAlike(seat.name, name));

export const botName = (own: readonly string[], seats: Seats): string =>
  [...own, ...SPARE_NAMES].find((name) => !isTaken(name, seats)) ?? SPARE_NAMES[0];
