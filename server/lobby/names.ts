// Checks names and titles: both must be visible and short, and no name may be confused with another in the match.
import unhomoglyph from 'unhomoglyph';
import type { Seats } from '../match/record.ts';
import { LONGEST } from '../wire/constants.ts';
import { hasStackedMarks, isBlank, withoutInvisible, withoutNeedless } from './characters.ts';

/** For bots of a level whose own names are all taken. */
const SPARE_NAMES = ['Adalbert', 'Brunhild', 'Dietmar', 'Edeltraud', 'Gisela', 'Hartwig', 'Irmgard', 'Klaus'] as const;

/** Null for text that is too long, looks empty without being so, or has characters that change how it looks. */
const clean = (text: string, most: number): string | null => {
  const tidy = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (tidy === '') return tidy;
  const isFaulty = withoutNeedless(tidy) !== tidy || isBlank(tidy) || hasStackedMarks(tidy) || tidy.length > most;
  return isFaulty ? null : tidy;
};

export const cleanName = (text: string): string | null => clean(text, LONGEST.name) || null;
export const cleanTitle = (text: string): string | null => clean(text, LONGEST.title);

/** As Unicode folds case: `toLowerCase` alone leaves ß, ſ and ς as they are. */
const fold = (text: string): string => text.toUpperCase().toLowerCase();
/** Unicode's table of look-alikes (UTS #39): а is a, Ι and l are one, and so are m and rn. */
const look = (text: string): string =>
  unhomoglyph(withoutInvisible(text.normalize('NFKC')).normalize('NFD')).normalize('NFD');

/** Compared in small letters and as they are written: some look alike only as capitals. */
const isAlike = (one: string, other: string): boolean =>
  look(fold(one)) === look(fold(other)) || fold(look(one)) === fold(look(other));

export const isTaken = (name: string, seats: Seats): boolean =>
  seats.some((seat) => seat !== null && isAlike(seat.name, name));

export const botName = (own: readonly string[], seats: Seats): string =>
  [...own, ...SPARE_NAMES].find((name) => !isTaken(name, seats)) ?? SPARE_NAMES[0];
