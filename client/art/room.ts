// The room behind the table: wall with windows and beams above, oak floor below, drawn at any size.
import { seeded } from './seededRandom.ts';
import { bottleShelf, garland, sconce, casement } from './furniture.ts';
import { isolated, downward, fillBox, glowing, light, roughen, type Box, type Ink } from './ink.ts';
import { flame } from './lights.ts';
import { board, OAK, planks, plaster } from './wood.ts';

/** The wall's share of the height, and the preferred distance between two posts. */
const WALL_SHARE = 0.2;
const BAY = 250;

/** Positions of the sconces. */
function sconces(width: number, height: number): readonly { readonly x: number; readonly y: number }[] {
  const bays = Math.max(2, Math.round(width / BAY));
  return Array.from({ length: bays - 1 }, (_, at) => ({ x: ((at + 1) * width) / bays, y: height * WALL_SHARE * 0.55 }));
}

function wall(ink: Ink, width: number, height: number): void {
  const bays = Math.max(2, Math.round(width / BAY));
  const bay = width / bays;
  plaster(ink, { x: 0, y: 0, width, height }, '#9a7146', '#4a2f1a', 'tavern wall');
  const random = seeded('tavern');
  for (let at = 0; at < bays; at++) {
    const middle = (at + 0.5) * bay;
    const tall = height * 0.62;
    if (at % 2 === 0)
      casement(ink, { x: middle - tall * 0.34, y: height * 0.22, width: tall * 0.68, height: tall }, false);
    else {
      bottleShelf(
        ink,
        { x: middle - bay * 0.3, y: height * 0.2, width: bay * 0.6, height: height * 0.28 },
        `wall ${at} up`,
      );
      bottleShelf(
        ink,
        { x: middle - bay * 0.3, y: height * 0.56, width: bay * 0.6, height: height * 0.28 },
        `wall ${at} down`,
      );
    }
  }
  for (let post = 0; post <= bays; post++)
    board(ink, { x: post * bay - 13, y: 0, width: 26, height }, OAK, `post ${post}`, true);
  board(ink, { x: 0, y: 0, width, height: Math.max(14, height * 0.13) }, OAK, 'beam');
  for (let at = 0; at < bays; at++)
    if (random.share(0.75)) garland(ink, at * bay + 12, (at + 1) * bay - 12, height * 0.12, height * 0.12);
  sconces(width, height / WALL_SHARE).forEach(({ x, y }, at) => {
    sconce(ink, x, y, 40);
    flame(ink, x, y - 9, 22, at);
  });
  board(ink, { x: 0, y: height - 12, width, height: 12 }, OAK, 'skirting');
}

export function room(ink: Ink, width: number, height: number): void {
  const top = height * WALL_SHARE;
  wall(ink, width, top);
  const floor: Box = { x: 0, y: top, width, height: height - top };
  isolated(ink, () => {
    ink.beginPath();
    ink.rect(floor.x, floor.y, floor.width, floor.height);
    ink.clip();
    const rows = Math.max(6, Math.round(floor.height / 46));
    const random = seeded('floor');
    for (let row = 0; row < rows; row++) {
      const y = top + (row * floor.height) / rows;
      const breadth = floor.height / rows;
      let x = -random.between(0, 260);
      while (x < width) {
        const length = random.between(220, 420);
        planks(
          ink,
          { x, y, width: length, height: breadth },
          { dark: '#190e07', mid: '#332014', pale: '#4d3220' },
          breadth,
          `floor ${row} ${Math.round(x)}`,
        );
        ink.fillStyle = 'rgba(0,0,0,.6)';
        ink.fillRect(x, y, 1.2, breadth);
        x += length;
      }
    }
    roughen(ink, floor, 0.08);
  });
  fillBox(
    ink,
    { x: 0, y: top, width, height: 40 },
    downward(ink, top, top + 40, [0, 'rgba(0,0,0,.7)', 1, 'rgba(0,0,0,0)']),
  );
  for (const { x } of sconces(width, height)) light(ink, x, top + height * 0.12, height * 0.34, '#ff9a3c', 0.2);
  light(ink, width / 2, height * 0.55, height * 0.6, '#ffa04a', 0.14);
  const dark = Math.hypot(width, height) * 0.58;
  fillBox(
    ink,
    { x: 0, y: 0, width, height },
    glowing(ink, width / 2, height * 0.5, dark, [0.4, 'rgba(10,4,2,0)', 1, 'rgba(8,3,1,.82)']),
  );
}
