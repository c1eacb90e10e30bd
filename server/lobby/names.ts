// What people may call themselves and their matches: visible, short, and not what somebody at the table is called already.
import type { Seats } from '../match/record.ts';
import { LONGEST } from '../wire.ts';

const BOT_NAMES = ['Adalbert', 'Brunhild', 'Cosima', 'Dietmar', 'Edeltraud', 'Ferdinand', 'Gisela', 'Hartwig'] as const;

/** Control, format and private characters; lone surrogates; anything that only pretends to be empty. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/u;

const clean = (text: string, most: number): string | null => {
  const tidy = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  return INVISIBLE.test(tidy) || tidy.length > most ? null : tidy;
};

export const cleanName = (text: string): string | null => clean(text, LONGEST.name) || null;
export const cleanTitle = (text: string): string | null => clean(text, LONGEST.title);

const fold = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en');
export const isTaken = (name: string, seats: Seats): boolean =>
  seats.some((seat) => seat !== null && fold(seat.name) === fold(name));

export const botName = (seats: Seats): string => BOT_NAMES.find((name) => !isTaken(name, seats)) ?? BOT_NAMES[0];
