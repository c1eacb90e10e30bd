// Upgrades of tiles: price, and the round from which they count.
import { TILE, TILES, type Seat, type Tile } from '../data/index.ts';
import type { Player } from './state.ts';
import { playerAt, emit, type Context } from './context.ts';

export const basicTiles = (player: Player): Tile[] => TILES.filter((tile) => player.upgraded[tile] === 0);

/** While serving, some tiles count from the next round only; at any other time all count at once. */
export function flipTile(context: Context, seat: Seat, tile: Tile): void {
  const { round, phase } = context.state;
  const late = phase === 'serving' && TILE[tile].works === 'nextRound';
  // Before the first evening the round is 0, which would mean the basic side.
  const from = Math.max(round, 1) + (late ? 1 : 0);
  playerAt(context, seat).upgraded[tile] = from;
  emit(context, { type: 'upgraded', seat, tile, from });
}

/** The price of an upgrade when `returns` matching cards are returned. */
export const upgradePrice = (tile: Tile, returns: number): number =>
  Math.max(0, TILE[tile].price - TILE[tile].discount * returns);
