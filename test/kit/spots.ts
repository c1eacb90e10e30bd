// Lists the spots of a table.
import {
  BOOK_ROWS,
  COLUMNS,
  ENTERTAINERS,
  EQUIPMENT,
  MONASTERY_LAST,
  reputationTrack,
  ROUNDS,
  SEATS,
  SUPPLIES,
  TAVERN_CARDS,
  TILES,
  type Modules,
  type StartCard,
  type View,
} from '../../game/index.ts';
import type { Spot } from '../../client/model/spots.ts';

export interface SpotOptions {
  readonly players: number;
  readonly modules: Modules;
  /** The number of tables in each tavern. */
  readonly tables: number;
  readonly startCards: readonly StartCard[];
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** All spots that can be named, also those of modules that are not played. */
export function spotsOf({ players, modules, tables, startCards }: SpotOptions): Spot[] {
  const shared: Spot[] = [
    ...upTo(ROUNDS).map((index): Spot => ({ at: 'moon', round: index + 1 })),
    ...upTo(MONASTERY_LAST + 1).map((space): Spot => ({ at: 'monastery', space })),
    ...upTo(1 + SUPPLIES.rowPlaces).map((place): Spot => ({ at: 'display', place })),
    ...TAVERN_CARDS.map((card): Spot => ({ at: 'supply', card })),
    ...startCards.map((card): Spot => ({ at: 'startCard', card })),
    ...(['guestDeck', 'nobles', 'schnappsSupply', 'signatures', 'box'] as const).map((at): Spot => ({ at })),
  ];
  const own = SEATS.slice(0, players).flatMap((seat): Spot[] => [
    ...(['plate', 'deck', 'discard', 'hand', 'coaster', 'thalers', 'beer', 'schnapps', 'counterGuests'] as const).map(
      (at): Spot => ({ at, seat }),
    ),
    ...upTo(tables).map((table): Spot => ({ at: 'table', seat, table })),
    ...EQUIPMENT.map((space): Spot => ({ at: 'equipment', seat, space })),
    ...TAVERN_CARDS.map((card): Spot => ({ at: 'beside', seat, card })),
    ...TILES.map((tile): Spot => ({ at: 'tile', seat, tile })),
    ...ENTERTAINERS.map((entertainer): Spot => ({ at: 'entertainer', seat, entertainer })),
    ...reputationTrack(modules).map((_, space): Spot => ({ at: 'reputation', seat, space })),
    ...COLUMNS.flatMap((column) => upTo(BOOK_ROWS).map((row): Spot => ({ at: 'cell', seat, column, row }))),
  ]);
  return [...shared, ...own];
}

/** The spots of this table, with room for seven tables in each tavern. */
export const spotsOn = ({ players, modules, startCards }: View): Spot[] =>
  spotsOf({ players: players.length, modules, tables: 7, startCards });
