// The person at each table: the rules know only the kind of a card, but a player's regulars are people with faces.
import { REGULAR, type Card, type Die, type Seat } from '../../game/index.ts';

export interface SitterLook {
  seat: Seat;
  /** Which of the player's cards of this kind it is, from 0; no two at the tables are the same. */
  nth: number;
  /** Guests wait until their die has been taken off. */
  mood: 'waiting' | 'served' | 'leaving';
}

/**
 * Each table prefers a face by its own place, so that the others keep theirs when somebody is turned away. Only where
 * two tables prefer the same face does the one further right take the next.
 */
function nthAt(tables: readonly (Card | null)[], table: number, perPlayer: number): number {
  const card = tables[table];
  const taken = new Set<number>();
  for (let at = 0; at < table; at++) if (tables[at] === card) taken.add(firstFree(taken, at, perPlayer));
  return firstFree(taken, table, perPlayer);
}

/** The wanted face, or the next one that no table has taken. */
function firstFree(taken: ReadonlySet<number>, wanted: number, perPlayer: number): number {
  for (let further = 0; further < perPlayer; further++) {
    const nth = (wanted + further) % perPlayer;
    if (!taken.has(nth)) return nth;
  }
  return wanted % perPlayer;
}

export function sitterAt(
  { tables, dice }: { readonly tables: readonly (Card | null)[]; readonly dice: readonly Die[] },
  seat: Seat,
  table: number,
): SitterLook {
  const card = tables[table] ?? null;
  const isRegular = card === 'regular1' || card === 'regular2';
  const served = dice.some((die) => die.at === table && die.spent);
  return {
    seat,
    nth: isRegular ? nthAt(tables, table, REGULAR[card].perPlayer) : 0,
    mood: served ? 'served' : 'waiting',
  };
}
