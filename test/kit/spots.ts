// Lists every spot of a table.
import {
  BOOK_ROWS,
  COLUMNS,
  ENTERTAINERS,
  EQUIPMENT,
  MONASTERY_LAST,
  reputationTrack,
  ROUNDS,
  TAVERN_CARDS,
  TILES,
  type View,
} from '../../game/index.ts';
import type { Spot } from '../../client/model/spots.ts';
import { seatsOf } from './table.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export function allSpots(view: View): Spot[] {
  const shared: Spot[] = [
    ...upTo(ROUNDS).map((index): Spot => ({ at: 'moon', round: index + 1 })),
    ...upTo(MONASTERY_LAST + 1).map((space): Spot => ({ at: 'monastery', space })),
    ...view.display.map((_, place): Spot => ({ at: 'display', place })),
    ...TAVERN_CARDS.map((card): Spot => ({ at: 'supply', card })),
    ...view.startCards.map((card): Spot => ({ at: 'startCard', card })),
    ...(['guestDeck', 'nobles', 'schnappsSupply', 'signatures', 'box'] as const).map((at): Spot => ({ at })),
  ];
  const own = seatsOf(view).flatMap((seat): Spot[] => [
    ...(['plate', 'deck', 'discard', 'hand', 'coaster', 'thalers', 'beer', 'schnapps', 'counterGuests'] as const).map(
      (at): Spot => ({ at, seat }),
    ),
    ...upTo(7).map((table): Spot => ({ at: 'table', seat, table })),
    ...EQUIPMENT.map((space): Spot => ({ at: 'equipment', seat, space })),
    ...TAVERN_CARDS.map((card): Spot => ({ at: 'beside', seat, card })),
    ...TILES.map((tile): Spot => ({ at: 'tile', seat, tile })),
    ...ENTERTAINERS.map((entertainer): Spot => ({ at: 'entertainer', seat, entertainer })),
    ...reputationTrack(view.modules).map((_, space): Spot => ({ at: 'reputation', seat, space })),
    ...COLUMNS.flatMap((column) => upTo(BOOK_ROWS).map((row): Spot => ({ at: 'cell', seat, column, row }))),
  ]);
  return [...shared, ...own];
}
