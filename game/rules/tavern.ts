// One player's tavern: upgrades in force, yields, drawn cards and where they lie, tables where service can be denied.
import {
  liesBeside,
  SITTER,
  TILE,
  type Card,
  type Sitter,
  type Space,
  type TavernCard,
  type Tile,
} from '../data/index.ts';
import type { Player, State } from './state.ts';

/** True if the upgraded side of a tile counts in this round. */
const inForce = (state: State, player: Player, tile: Tile): boolean =>
  player.upgraded[tile] > 0 && player.upgraded[tile] <= state.round;

/** The number on the side of a tile that is in force: a yield, a capacity or a count. */
export const tileValue = (state: State, player: Player, tile: Tile): number =>
  inForce(state, player, tile) ? TILE[tile].upgraded : TILE[tile].basic;

export const tableCount = (state: State, player: Player): number =>
  tileValue(state, player, 'tables') + player.beside.table;

export const dishwashers = (state: State, player: Player): number =>
  tileValue(state, player, 'dishwasher') + player.beside.dishwasher;

export const servers = (state: State, player: Player): number =>
  tileValue(state, player, 'server') + player.beside.server;

/** Beer that one die yields at the brewer. */
export const brewerYield = (state: State, player: Player): number =>
  tileValue(state, player, 'brewer') + player.beside.brewer;

/** Thalers that each table pays. */
export const tableYields = (player: Player): number[] => player.tables.map(paidBy);

const paidBy = (card: Sitter | null): number => (card === null ? 0 : SITTER[card].pays);

export interface Yield {
  readonly thalers: number;
  readonly beer: number;
  /** In the monastery. */
  readonly steps: number;
}

const NOTHING: Yield = { thalers: 0, beer: 0, steps: 0 };

/** The yield of one die on a space. */
export function yieldAt(state: State, player: Player, space: Space): Yield {
  if (typeof space === 'number') return { ...NOTHING, thalers: paidBy(player.tables[space]) };
  switch (space) {
    case 'cashbox':
      return { ...NOTHING, thalers: tileValue(state, player, space) };
    case 'barrel':
      return { ...NOTHING, beer: tileValue(state, player, space) };
    case 'brewer':
      return { ...NOTHING, beer: brewerYield(state, player) };
    case 'monk':
      return { ...NOTHING, steps: tileValue(state, player, space) };
    default:
      return space satisfies never;
  }
}

/** All cards drawn this round, each noble of the stack included. */
export function drawnCards(player: Player): Card[] {
  const cards: Card[] = [];
  for (const card of player.tables) if (card !== null && card !== 'noble') cards.push(card);
  for (let i = 0; i < player.nobles; i++) cards.push('noble');
  for (const name of Object.keys(player.beside) as TavernCard[]) {
    for (let i = 0; i < player.beside[name]; i++) cards.push(name);
  }
  return cards;
}

/** The place of a drawn card; `stack`: the table of the nobles, for a noble that joins others. */
export type Seating = { table: number } | { stack: number } | { beside: TavernCard };

/** Puts a drawn card beside its place, on the stack of nobles, or at the next table; returns where it lies. */
export function seatCard(player: Player, card: Card): Seating {
  if (liesBeside(card)) {
    player.beside[card]++;
    return { beside: card };
  }
  if (card === 'noble') {
    player.nobles++;
    if (player.nobles > 1) return { stack: player.tables.indexOf('noble') };
  }
  player.tables.push(card);
  return { table: player.tables.length - 1 };
}

export function clearTavern(player: Player): void {
  player.tables = [];
  player.nobles = 0;
  for (const name of Object.keys(player.beside) as TavernCard[]) player.beside[name] = 0;
}

/** Tables where service could be denied: of a regular or a guest, with no die that is still to be taken off. */
export function deniable(player: Player): number[] {
  const tables: number[] = [];
  player.tables.forEach((card, table) => {
    if (card === null || card === 'noble') return;
    if (!player.dice.some((die) => die.at === table && !die.spent)) tables.push(table);
  });
  return tables;
}
