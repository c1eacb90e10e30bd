// The house of a tavern, cut open to show its storeys, and around it the night, neighbours, a booth and the dice tray.
import { bottleShelf, casement, garland, sconce } from './wallFittings.ts';
import {
  disc,
  downward,
  fillBox,
  isolated,
  light,
  rounded,
  roughen,
  shadow,
  type Box,
  type Ink,
  solid,
} from './ink.ts';
import { hearth } from './hearth.ts';
import { flame } from './lights.ts';
import { seeded } from './seededRandom.ts';
import { plank, OAK, planks, TABLE_WOOD, type Wood } from './wood.ts';
import { brassLine } from './brass.ts';
import { plaster } from './surfaces.ts';

/** The sky over the valley, and its hills. */
export function night(ink: Ink, width: number, height: number): void {
  fillBox(
    ink,
    { x: 0, y: 0, width, height },
    downward(ink, 0, height, [0, '#0a1126', 0.5, '#15203f', 0.8, '#1d2a4a', 1, '#0d1220']),
  );
  const random = seeded('night sky');
  const stars = Math.round((width * height) / 5200);
  for (let star = 0; star < stars; star++) {
    const radius = random.between(0.4, 1.3);
    disc(
      ink,
      random.next() * width,
      random.next() * height * 0.85,
      radius,
      `rgba(236,240,255,${0.25 + radius * 0.35})`,
    );
  }
  for (const [level, colour] of [
    [0.82, '#121b33'],
    [0.9, '#0b1222'],
  ] as const) {
    ink.beginPath();
    ink.moveTo(0, height);
    for (let x = 0; x <= width + 40; x += 40)
      ink.lineTo(x, height * (level + 0.03 * Math.sin(x / 170 + level * 40) + 0.012 * Math.sin(x / 47)));
    ink.lineTo(width, height);
    ink.fillStyle = colour;
    ink.fill();
  }
}

/** The boxes of a house and of its storeys in the picture. */
export interface HouseBoxes {
  whole: Box;
  /** Rooms from the roof down; what lies above each becomes a beam. */
  storeys: readonly Box[];
}

const TIMBER: Wood = { dark: '#24140a', mid: '#4a2c17', pale: '#7c5230' };

export function house(ink: Ink, { whole, storeys }: HouseBoxes): void {
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.8)', blur: 16, y: 4 });
    rounded(ink, whole, 6);
    ink.fillStyle = '#2b190d';
    ink.fill();
  });
  storeys.forEach((storey, at) => {
    const above = storeys[at - 1];
    const top = above === undefined ? whole.y : above.y + above.height;
    const room: Box = { x: whole.x, y: top, width: whole.width, height: storey.y + storey.height - top };
    const beam = storey.y - top;
    if (at === 0) hall(ink, room);
    else if (at === 1) taproom(ink, room);
    else cellar(ink, room, at);
    plank(ink, { x: whole.x, y: top, width: whole.width, height: beam }, TIMBER, `beam ${at}`);
    fillBox(
      ink,
      { x: whole.x, y: storey.y, width: whole.width, height: 14 },
      downward(ink, storey.y, storey.y + 14, [0, 'rgba(0,0,0,.6)', 1, 'rgba(0,0,0,0)']),
    );
  });
  const post = postWidth((storeys[0]?.y ?? whole.y) - whole.y);
  for (const x of [whole.x, whole.x + whole.width - post])
    plank(ink, { x, y: whole.y, width: post, height: whole.height }, TIMBER, `post ${x}`, 'upright');
  plank(ink, { x: whole.x, y: whole.y + whole.height - post, width: whole.width, height: post }, TIMBER, 'sill');
  roof(ink, whole, post + 3);
}

const postWidth = (beam: number): number => Math.max(4, Math.min(9, beam));

/** The lowest rows of the roof's shingles, a little wider than the house. */
function roof(ink: Ink, whole: Box, height: number): void {
  const x = whole.x - 3;
  const width = whole.width + 6;
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 6, y: 3 });
    rounded(ink, { x, y: whole.y - 2, width, height }, 3);
    ink.fillStyle = '#4a2118';
    ink.fill();
    ink.clip();
    const random = seeded(`roof ${Math.round(width)}`);
    const each = Math.max(6, height * 0.8);
    for (let row = 0; row < 2; row++) {
      const y = whole.y - 2 + (row * height) / 2;
      for (let at = -1; at * each < width; at++) {
        const left = x + (at + row / 2) * each;
        rounded(ink, { x: left + 0.5, y: y - height * 0.3, width: each - 1, height: height * 0.78 }, each * 0.35);
        ink.fillStyle = random.pick(['#6b3324', '#7a3d2a', '#5d2b1f', '#84462f']);
        ink.fill();
      }
    }
  });
}

/** The middle of the hearth as a share of the hall's width: in a broad house the first three guests do not hide it. */
const FIRE = 0.56;

/** Windows to the night, sconces on posts between them, a garland of hops, panels of oak below, and a hearth. */
function hall(ink: Ink, room: Box): void {
  plaster(ink, room, '#c0935c', '#7a5029', 'hall');
  const low = room.height * 0.3;
  planks(
    ink,
    { x: room.x, y: room.y + room.height - low, width: room.width, height: low },
    OAK,
    16,
    'hall panels',
    'upright',
  );
  plank(ink, { x: room.x, y: room.y + room.height - low - 3, width: room.width, height: 5 }, TABLE_WOOD, 'hall rail');
  const bays = Math.max(3, Math.round(room.width / (room.height * 1.15)));
  const bay = room.width / bays;
  const tall = room.height * 0.46;
  const wide = Math.min(room.width * 0.2, room.height * 0.8);
  const fire: Box = { x: room.x + room.width * FIRE - wide / 2, y: room.y, width: wide, height: room.height };
  const isBesideFire = (x: number, half: number): boolean => x + half < fire.x || x - half > fire.x + wide;
  const lamp = Math.min(34, room.height * 0.2);
  for (let at = 0; at < bays; at++) {
    const middle = room.x + (at + 0.5) * bay;
    const half = tall * 0.36;
    if (isBesideFire(middle, half)) {
      casement(ink, { x: middle - half, y: room.y + room.height * 0.17, width: 2 * half, height: tall }, 'dark');
      light(ink, middle, room.y + room.height * 0.45, tall, '#6f8fd8', 0.1);
    }
    const x = room.x + at * bay;
    if (at === 0 || !isBesideFire(x, lamp * 0.4)) continue;
    plank(ink, { x: x - 5, y: room.y, width: 10, height: room.height }, TIMBER, `hall post ${at}`, 'upright');
    sconce(ink, x, room.y + room.height * 0.42, lamp);
    flame(ink, x, room.y + room.height * 0.42 - lamp * 0.24, lamp * 0.6, at);
  }
  hearth(ink, fire);
  garland(ink, room.x + 10, room.x + room.width - 10, room.y + room.height * 0.09, room.height * 0.08);
}

/** Shelves full of bottles between the tiles, and in a broad house also behind the bar. */
function taproom(ink: Ink, room: Box): void {
  plaster(ink, room, '#a87a48', '#5a3819', 'taproom');
  const rows = Math.max(2, Math.round(room.height / 56));
  const each = room.height / rows;
  for (let row = 0; row < rows; row++)
    bottleShelf(
      ink,
      { x: room.x + 6, y: room.y + row * each + each * 0.22, width: room.width - 12, height: each * 0.62 },
      `taproom ${row}`,
    );
  fillBox(ink, room, 'rgba(60,32,12,.32)');
  light(ink, room.x + room.width / 2, room.y + room.height / 2, room.width * 0.4, '#ffb04a', 0.2);
}

/** Walls of old stone. */
function cellar(ink: Ink, room: Box, at: number): void {
  plaster(ink, room, '#6f6250', '#352b20', `cellar ${at}`);
  const random = seeded(`stones ${at}`);
  const high = Math.max(9, room.height / 6);
  ink.lineWidth = 1;
  for (let row = 0; row * high < room.height; row++) {
    let x = room.x - random.between(0, 30);
    while (x < room.x + room.width) {
      const wide = random.between(24, 46);
      isolated(ink, () => {
        ink.beginPath();
        ink.rect(room.x, room.y, room.width, room.height);
        ink.clip();
        rounded(ink, { x: x + 1, y: room.y + row * high + 1, width: wide - 2, height: high - 2 }, 4);
        ink.fillStyle = random.pick(['rgba(255,236,200,.07)', 'rgba(0,0,0,.14)', 'rgba(0,0,0,.05)']);
        ink.fill();
        ink.strokeStyle = 'rgba(15,9,4,.4)';
        ink.stroke();
      });
      x += wide;
    }
  }
  roughen(ink, room, 0.12);
}

/** A plain house: a neighbour's, seen from further away, or the wing beside the large one. */
export function smallHouse(ink: Ink, whole: Box): void {
  solid(ink, whole, { radius: 5, colour: '#2b190d', shade: { colour: 'rgba(0,0,0,.75)', blur: 8, y: 3 } }, () => {
    plaster(ink, whole, '#8a633a', '#4a2e17', `neighbour ${Math.round(whole.y)}`);
    const low = whole.height * 0.26;
    planks(
      ink,
      { x: whole.x, y: whole.y + whole.height - low, width: whole.width, height: low },
      OAK,
      13,
      'neighbour panels',
      'upright',
    );
    light(ink, whole.x + whole.width * 0.5, whole.y + whole.height * 0.5, whole.width * 0.4, '#ffb04a', 0.18);
    for (const x of [whole.x, whole.x + whole.width - 4])
      plank(ink, { x, y: whole.y, width: 4, height: whole.height }, TIMBER, `neighbour post ${x}`, 'upright');
  });
  roof(ink, whole, 7);
}

/** A booth of dark boards under a roof, with hops along its edge. */
export function booth(ink: Ink, whole: Box): void {
  solid(ink, whole, { radius: 5, colour: '#1d1008', shade: { colour: 'rgba(0,0,0,.75)', blur: 10, y: 3 } }, () => {
    planks(ink, whole, { dark: '#22130a', mid: '#3d2614', pale: '#59391f' }, 22, 'booth', 'upright');
    garland(ink, whole.x + 8, whole.x + whole.width / 2, whole.y + 8, 8);
    garland(ink, whole.x + whole.width / 2, whole.x + whole.width - 8, whole.y + 8, 8);
  });
  roof(ink, whole, 8);
}

/** A table under a green cloth for coaster and dice: in front of a broad house, below the hall of a narrow one. */
export function diceTray(ink: Ink, box: Box): void {
  solid(ink, box, { radius: 8, colour: '#0f2a20', shade: { colour: 'rgba(0,0,0,.8)', blur: 12, y: -2 } }, () => {
    fillBox(ink, box, downward(ink, box.y, box.y + box.height, [0, '#2a6a50', 0.5, '#1f5340', 1, '#14392b']));
    roughen(ink, box, 0.2, 'fibre');
    light(ink, box.x + box.width / 2, box.y, box.width * 0.4, '#ffd88a', 0.16);
  });
  brassLine(ink, box, 8, 1.6);
  // A seam along the hem of the cloth.
  isolated(ink, () => {
    rounded(ink, { x: box.x + 5, y: box.y + 5, width: box.width - 10, height: box.height - 10 }, 5);
    ink.setLineDash([5, 4]);
    ink.lineWidth = 1;
    ink.strokeStyle = 'rgba(240,214,150,.34)';
    ink.stroke();
  });
}
