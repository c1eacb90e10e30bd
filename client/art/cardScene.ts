// The scene on a card: a corner of the tavern with a person at a table, and the frame around it.
import type { PersonId } from './casting.ts';
import { seeded } from './seededRandom.ts';
import { bottleShelf, casement, garland, sconce } from './wallFittings.ts';
import { tabletop } from './furniture.ts';
import { isolated, type Box, downward, fillBox, glowing, type Ink, light, rounded } from './ink.ts';
import type { Mood } from './faces.ts';
import { behindTable, onTable } from './halfFigure.ts';
import { flame } from './lights.ts';
import { plank, OAK, planks } from './wood.ts';
import { brass, brassLine } from './brass.ts';
import { plaster } from './surfaces.ts';
import { PALETTE } from './theme.ts';
import { CARD_UNIT } from './units.ts';

const WHOLE: Box = { x: 0, y: 0, ...CARD_UNIT };
/** Radius of a card's corners. */
const CORNER = 18;

/** The box inside a card's frame. */
export const INSIDE: Box = { x: 10, y: 10, width: 260, height: 372 };

/** The y of the table's rear edge, behind which people sit. */
const TABLE_Y = 262;

/** The place of a die on a card. */
export const CARD_ANCHOR = { die: { x: 56, y: 332 } } as const;

const WALL: Box = { x: 10, y: 10, width: 260, height: TABLE_Y - 10 };

const TABLE: Box = { x: 10, y: TABLE_Y, width: 260, height: 382 - TABLE_Y };

export interface Wall {
  readonly colour: string;
  readonly shade: string;
}

/** Draws the frame of a card and, clipped to `INSIDE`, what `draw` paints. */
export function inFrame(ink: Ink, rim: 'oak' | 'brass' | 'cloth', draw: () => void): void {
  isolated(ink, () => {
    rounded(ink, WHOLE, CORNER);
    ink.clip();
    plank(ink, { x: 0, y: 0, width: 10, height: 392 }, OAK, 'card left', 'upright');
    plank(ink, { x: 270, y: 0, width: 10, height: 392 }, OAK, 'card right', 'upright');
    plank(ink, { x: 0, y: 0, width: 280, height: 10 }, OAK, 'card top');
    plank(ink, { x: 0, y: 382, width: 280, height: 10 }, OAK, 'card bottom');
    if (rim === 'brass') fillBox(ink, WHOLE, brass(ink, 0, 0, 280, 392));
    if (rim === 'cloth') fillBox(ink, WHOLE, downward(ink, 0, 392, [0, PALETTE.noble, 1, '#2d1238']));
    ink.beginPath();
    ink.roundRect(INSIDE.x, INSIDE.y, INSIDE.width, INSIDE.height, 11);
    ink.clip();
    draw();
  });
  brassLine(ink, INSIDE, 11, rim === 'oak' ? 2 : 1);
  rounded(ink, { x: 0.75, y: 0.75, width: 278.5, height: 390.5 }, CORNER);
  ink.lineWidth = 1.5;
  ink.strokeStyle = 'rgba(8,3,0,.9)';
  ink.stroke();
}

/** The background of a card: always the same for the same seed. */
export function room(ink: Ink, wall: Wall, seed: string): void {
  const random = seeded(`room ${seed}`);
  plaster(ink, WALL, wall.colour, wall.shade, seed);
  const kind = random.pick(['window', 'shelf', 'post', 'garland'] as const);
  const isLeft = random.happens(0.5);
  if (kind === 'window') casement(ink, { x: isLeft ? 34 : 178, y: 84, width: 68, height: 100 }, 'dark');
  if (kind === 'shelf') bottleShelf(ink, { x: isLeft ? 12 : 176, y: 128, width: 92, height: 52 }, seed);
  if (kind === 'post') planks(ink, { x: isLeft ? 20 : 232, y: 10, width: 28, height: 260 }, OAK, 28, seed, 'upright');
  plank(ink, { x: 10, y: 10, width: 260, height: 30 }, OAK, `${seed} beam`);
  fillBox(
    ink,
    { x: 10, y: 40, width: 260, height: 12 },
    downward(ink, 40, 52, [0, 'rgba(10,4,0,.6)', 1, 'rgba(10,4,0,0)']),
  );
  if (kind === 'garland') garland(ink, 0, 280, 38, 34);
  // The lamp hangs opposite the window, shelf or post; opposite a window only the light of the lamp is painted.
  const lampX = isLeft ? 226 : 54;
  if (kind !== 'window') {
    sconce(ink, lampX, 128, 42);
    flame(ink, lampX, 118, 24, Math.floor(random.between(0, 6)));
  }
  light(ink, lampX, 110, 170, '#ff9a3c', 0.34);
  light(ink, 140, 180, 150, '#ffb865', 0.14);
  fillBox(ink, WALL, glowing(ink, 140, 150, 230, [0.45, 'rgba(14,5,2,0)', 1, 'rgba(14,5,2,.72)']));
}

interface Seating {
  who: PersonId;
  mood: Mood;
  wall: Wall;
  /** Decides what is on the wall, and the grain of plaster and wood. */
  seed: string;
  /** The colour of a tablecloth; null for bare wood. */
  cloth: string | null;
}

/** A person at a table, drawn from back to front: room, body, table, arms and things. */
export function seatedPerson(ink: Ink, { who, mood, wall, seed, cloth }: Seating): void {
  room(ink, wall, seed);
  isolated(ink, () => {
    ink.beginPath();
    ink.rect(10, 10, 260, TABLE_Y - 10);
    ink.clip();
    behindTable(ink, who, 140, TABLE_Y, mood);
    fillBox(ink, WALL, downward(ink, 196, TABLE_Y, [0, 'rgba(16,6,2,0)', 1, 'rgba(16,6,2,.42)']));
  });
  tabletop(ink, TABLE, seed, cloth);
  onTable(ink, who, 140, TABLE_Y, mood);
}
