// Spots: named places on the table where things lie, fly to or can be clicked. A layout maps each to a rectangle.
import type { Column, Entertainer, Equipment, Seat, Space, StartCard, TavernCard, Tile } from '../../game/index.ts';

export type Spot =
  // A player's own
  | { at: 'plate'; seat: Seat }
  | { at: 'deck'; seat: Seat }
  | { at: 'discard'; seat: Seat }
  | { at: 'table'; seat: Seat; table: number }
  | { at: 'equipment'; seat: Seat; space: Equipment }
  | { at: 'beside'; seat: Seat; card: TavernCard }
  | { at: 'tile'; seat: Seat; tile: Tile }
  | { at: 'hand'; seat: Seat }
  | { at: 'coaster'; seat: Seat }
  | { at: 'thalers'; seat: Seat }
  | { at: 'beer'; seat: Seat }
  | { at: 'schnapps'; seat: Seat }
  | { at: 'counterGuests'; seat: Seat }
  | { at: 'entertainer'; seat: Seat; entertainer: Entertainer }
  /** On the track beside the tavern of `seat`; the markers of all players stand on it. */
  | { at: 'reputation'; seat: Seat; space: number }
  | { at: 'cell'; seat: Seat; column: Column; row: number }
  // Shared by all
  | { at: 'moon'; round: number }
  | { at: 'monastery'; space: number }
  | { at: 'display'; place: number }
  | { at: 'guestDeck' }
  | { at: 'supply'; card: TavernCard }
  | { at: 'nobles' }
  | { at: 'schnappsSupply' }
  | { at: 'signatures' }
  | { at: 'box' }
  | { at: 'startCard'; card: StartCard };

/** A spot as text, for comparisons and as a key. All spots must be written with their fields in the order above. */
export function spotKey(spot: Spot): string {
  return Object.values(spot).map(String).join('/');
}

export const sameSpot = (a: Spot, b: Spot): boolean => spotKey(a) === spotKey(b);

/** The spot of a die on a space, or of an unplaced die (null). */
export function spotOfDie(seat: Seat, space: Space | null): Spot {
  if (space === null) return { at: 'hand', seat };
  return typeof space === 'number' ? { at: 'table', seat, table: space } : { at: 'equipment', seat, space };
}
