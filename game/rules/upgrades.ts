// Turning a tile to its better side.
import { TILE, TILES, type Seat, type Tile } from '../data/index.ts';
import type { Player } from './state.ts';
import { playerAt, tell, type Course } from './course.ts';

export const basicTiles = (player: Player): Tile[] => TILES.filter((tile) => player.upgraded[tile] === 0);

/** While serving, some tiles count from the next round only; at any other time all count at once. */
export function flip(course: Course, seat: Seat, tile: Tile): void {
  const { round, phase } = course.state;
  const late = phase === 'serving' && TILE[tile].works === 'nextRound';
  const from = Math.max(round, 1) + (late ? 1 : 0);
  playerAt(course, seat).upgraded[tile] = from;
  tell(course, { type: 'upgraded', seat, tile, from });
}

/** What an upgrade costs when so many matching cards are returned. */
export const upgradePrice = (tile: Tile, returns: number): number =>
  Math.max(0, TILE[tile].price - TILE[tile].discount * returns);
