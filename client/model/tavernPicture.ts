// The picture of a tavern to share. It shows only what everybody at the table may see.
import {
  liesBeside,
  tableCount,
  TAVERN_CARDS,
  VICTORY_POINTS,
  type Card,
  type Player,
  type Seat,
  type TavernCard,
  type View,
} from '../../game/index.ts';
import { cardsOf } from './history.ts';
import type { TableModel } from './tableModel.ts';

export interface TavernPicture {
  model: TableModel;
  seat: Seat;
  /** The writing on the tavern's sign. */
  sign: string;
  /** "Evening 5 of 8", or who has won. */
  headline: string;
  /** The modules that are played. */
  played: string;
}

/** Resolves with a PNG. */
export type PaintTavern = (picture: TavernPicture) => Promise<Blob>;

const isSitter = (card: Card): card is Exclude<Card, TavernCard> => !liesBeside(card);

/**
 * The player as the picture shows them. While guests sit at the tables, nothing is changed; an empty tavern is filled
 * from all of the player's cards, wherever they lie: with the staff, the nobles and the guests and regulars that are
 * worth most points, all of them served.
 */
export function withGuests(view: View, seat: Seat): Player | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  if (player.tables.some((card) => card !== null)) return player;
  const cards = cardsOf(view, seat);
  const countOf = (wanted: Card): number => cards.find(({ card }) => card === wanted)?.count ?? 0;
  const nobles = countOf('noble');
  const guests = cards
    .flatMap(({ card, count }) => Array.from({ length: count }, () => card))
    .filter(isSitter)
    .filter((card) => card !== 'noble')
    .sort((one, other) => VICTORY_POINTS[other] - VICTORY_POINTS[one]);
  const staffed = { ...player, beside: { ...player.beside } };
  for (const card of TAVERN_CARDS) staffed.beside[card] = countOf(card);
  const tables = [...(nobles > 0 ? (['noble'] as const) : []), ...guests].slice(0, tableCount(view, staffed));
  return {
    ...staffed,
    nobles,
    tables,
    dice: tables.map((_, at) => ({ value: 6, own: false, at, raise: 0, spent: true })),
  };
}
