// The painted scene of each tile.
import type { Tile } from '../../game/index.ts';
import type { TileScene } from './tileProps.ts';
import { barrel, brewer, cashbox, safe, storage } from './tileScenesCellar.ts';
import { dishwasher, monk, server, tables } from './tileScenesHall.ts';

export const TILE_SCENES: Record<Tile, TileScene> = {
  dishwasher,
  server,
  tables,
  brewer,
  barrel,
  cashbox,
  monk,
  safe,
  storage,
};
