// Paints a tile as a plaque with its sign, for widths in which a scene could not be recognised.
import type { Tile } from '../../game/index.ts';
import { barrelFront, barrelUpright, hop } from './barrels.ts';
import { brass } from './brass.ts';
import { roundTable } from './furniture.ts';
import { ball, downward, glowing, inSquare, isolated, rounded, shape, type Ink } from './ink.ts';
import { coin } from './money.ts';
import { monasteryToken, plates, tray } from './symbols.ts';
import { TILE_UNIT } from './units.ts';

function purse(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    shape(
      ink,
      'M-22-42Q0-50 22-42Q14-32 17-24Q48-2 34 38L-34 38Q-48-2-17-24Q-14-32-22-42Z',
      ball(ink, 0, 4, 52, [0, '#e6c089', 0.6, '#b0864f', 1, '#6b4d2e']),
      ['#22150a', 4],
    );
    shape(ink, 'M-19-26Q0-18 19-26', null, ['#7a2030', 8]);
    coin(ink, 0, 12, 38);
  });
}

const SIGNS: Record<Tile, (ink: Ink, x: number, y: number, size: number) => void> = {
  dishwasher: plates,
  server: tray,
  tables: roundTable,
  brewer: hop,
  barrel: (ink, x, y, size) => barrelFront(ink, x, y, size, 'brass'),
  cashbox: (ink, x, y, size) => coin(ink, x, y, size),
  monk: monasteryToken,
  safe: purse,
  storage: (ink, x, y, size) => barrelUpright(ink, x, y, size, 'brass'),
};

const EDGE = 10;

/** An upgraded tile is a bright plaque with a rim of brass, a basic one a dark plaque whose sign is faint. */
export function tinyTile(ink: Ink, tile: Tile, isUpgraded: boolean): void {
  const { width, height } = TILE_UNIT;
  const x = width / 2;
  const y = height / 2;
  rounded(ink, { x: EDGE / 2, y: EDGE / 2, width: width - EDGE, height: height - EDGE }, 20);
  ink.fillStyle = isUpgraded
    ? glowing(ink, x, y, width * 0.6, [0, '#fff3cf', 0.55, '#f2cf83', 1, '#c98f3c'])
    : downward(ink, 0, height, [0, '#3b2616', 1, '#22140a']);
  ink.fill();
  ink.lineWidth = isUpgraded ? EDGE : EDGE * 0.6;
  ink.strokeStyle = isUpgraded ? brass(ink, 0, 0, width, height) : '#6b4a2a';
  ink.stroke();
  isolated(ink, () => {
    if (!isUpgraded) ink.globalAlpha = 0.6;
    SIGNS[tile](ink, x, y, height * (isUpgraded ? 0.78 : 0.66));
  });
}
