// Sketches of what is written about a player: the sign of a tavern and the plate of a neighbour.
import type { Rect } from '../../model/stage.ts';
import type { Colour } from '../../model/tableModel.ts';
import {
  brass,
  coin,
  crest,
  disc,
  downward,
  figure,
  FONT,
  hooded,
  type Ink,
  LETTERS,
  PALETTE,
  PLAYER_PAINT,
  ring,
  rounded,
  schnappsGlass,
  startMug,
  stein,
} from '../art.ts';
import type { Sketch } from '../sketches.ts';

export interface PlateContent {
  name: string;
  colour: Colour;
  score: number;
  goods: { thalers: number; beer: number; schnapps: number | null; counterGuests: number };
  isStartPlayer: boolean;
  state: 'turn' | 'thinking' | 'idle' | 'away';
}

/** The room that a crest takes, as a multiple of its size. */
const CREST_ROOM = 1.3;

/** The size of the crest in the room that the name leaves; 0, for no crest, if that is too little: the score has the player's colour as well. */
function crestBeside(room: number, largest: number): number {
  const size = Math.min(largest, room / CREST_ROOM);
  return size < largest * 0.6 ? 0 : size;
}

/** Pixels by which a text may be too wide and still counts as fitting: widths are not whole pixels. */
const TOLERANCE = 0.5;

export const shortened = (ink: Ink, text: string, width: number): string => {
  if (ink.measureText(text).width <= width + TOLERANCE) return text;
  let short = text;
  while (short.length > 1 && ink.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
};

const isActing = (state: PlateContent['state']): boolean => state === 'turn' || state === 'thinking';

/** The wood that a plate is written on, brighter while its player acts. */
function ground(ink: Ink, width: number, height: number, state: PlateContent['state']): void {
  rounded(ink, { x: 1, y: 1, width: width - 2, height: height - 2 }, Math.min(9, height * 0.2));
  ink.fillStyle = downward(
    ink,
    0,
    height,
    isActing(state) ? [0, '#7a4c16', 1, '#3a210c'] : [0, '#33200f', 1, '#170c06'],
  );
  ink.fill();
  ink.lineWidth = state === 'turn' ? 3 : 1.4;
  ink.strokeStyle = state === 'turn' ? PALETTE.allowed : brass(ink, 0, 0, width, height);
  ink.stroke();
}

/** The score on the player's colour; returns its width. */
function writeScore(ink: Ink, score: number, colour: Colour, right: number, y: number, size: number): number {
  const paint = PLAYER_PAINT[colour];
  ink.font = `800 ${size}px ${FONT.text}`;
  const width = Math.max(size * 1.5, ink.measureText(`${score}`).width + size * 0.7);
  const box = { x: right - width, y: y - size * 0.64, width, height: size * 1.28 };
  rounded(ink, box, size * 0.3);
  ink.fillStyle = paint.base;
  ink.fill();
  ink.lineWidth = 1;
  ink.strokeStyle = paint.light;
  ink.stroke();
  figure(ink, `${score}`, box.x + width / 2, y, size, paint.on);
  return width;
}

interface Line {
  x: number;
  y: number;
  size: number;
  /** Longer names are shortened. */
  room: number;
}

function writeName(ink: Ink, { name, state }: PlateContent, { x, y, size, room }: Line): void {
  ink.font = `700 ${size}px ${FONT.text}`;
  ink.textAlign = 'left';
  ink.textBaseline = 'alphabetic';
  ink.fillStyle = state === 'away' ? PALETTE.paperShade : PALETTE.cream;
  ink.fillText(shortened(ink, name, room), x, y + size * 0.32);
}

/** A dot in the colour of the player's state. */
function markState(ink: Ink, state: PlateContent['state'], x: number, y: number, radius: number): void {
  const colour = { turn: PALETTE.allowed, thinking: PALETTE.flame, idle: PALETTE.good, away: '#6a625a' }[state];
  disc(ink, x, y, radius, colour);
  ring(ink, x, y, radius, 1.2, PALETTE.oakBlack);
}

/** The plate of a neighbour: emblem, state, name, score and goods, and the mug of the start player. */
export const plate = (content: PlateContent): Sketch => ({
  key: `plate ${JSON.stringify(content)}`,
  isPassing: true,
  paint: (ink, width, height) => {
    ground(ink, width, height, content.state);
    const isStacked = width < height * 3.2;
    const line = isStacked ? Math.min(height / 3, 30) : height / 2;
    const size = Math.min(line * 0.82, LETTERS.largestName, Math.max(LETTERS.least, width * 0.125));
    const icon = isStacked ? Math.min(line * 1.1, 32) : Math.min(height * 0.8, 40);
    const y = isStacked ? line * 0.62 + 2 : height / 2;
    crest(ink, content.colour, icon * 0.62, y, icon);
    if (content.isStartPlayer) startMug(ink, icon * 0.24, y + icon * 0.3, icon * 0.56);
    markState(ink, content.state, icon * 1.04, y + icon * 0.36, Math.max(4, size * 0.26));
    const left = icon * 1.28;
    const nameY = isStacked ? y : line * 0.56;
    const goods = isStacked
      ? { x: 5, y: line * 1.24, width: width - 8, height: height - line * 1.24 - 4 }
      : { x: left, y: line, width: width - left - 4, height: line - 3 };
    const isScoreBelow = isStacked && width >= LEAST_FOR_SCORE_BELOW;
    const large = size * 1.3;
    const scoreY = isScoreBelow ? goods.y + Math.min(goods.height / 2, large) : nameY;
    const scoreWidth = writeScore(ink, content.score, content.colour, width - 5, scoreY, isScoreBelow ? large : size);
    const room = width - left - (isScoreBelow ? 6 : scoreWidth + 9);
    writeName(ink, content, { x: left, y: nameY, size, room });
    writeGoods(ink, content.goods, isScoreBelow ? { ...goods, width: goods.width - scoreWidth - 4 } : goods);
  },
});

/** On a stacked plate at least this wide the score stands beside the goods, and leaves the first line to the name. */
const LEAST_FOR_SCORE_BELOW = 88;

const paintCounterGuest = (ink: Ink, x: number, y: number, size: number): void => hooded(ink, x, y, size, '#8a6a4a');

/** Writes the goods in as many columns as let them be largest. */
function writeGoods(ink: Ink, goods: PlateContent['goods'], { x: left, y: top, width, height }: Rect): void {
  const parts = [
    [coin, goods.thalers],
    [stein, goods.beer],
    ...(goods.schnapps === null ? [] : ([[schnappsGlass, goods.schnapps]] as const)),
    [paintCounterGuest, goods.counterGuests],
  ] as const;
  const linesIn = (columns: number): number => Math.ceil(parts.length / columns);
  const sizeIn = (columns: number): number => Math.min((height / linesIn(columns)) * 0.9, (width / columns) * 0.5);
  const columns = [1, 2, parts.length].reduce((best, one) => (sizeIn(one) > sizeIn(best) ? one : best));
  const columnWidth = Math.min(width / columns, 76);
  const lineHeight = height / linesIn(columns);
  const drawn = Math.min(sizeIn(columns), LARGEST_GOODS, columnWidth * 0.5);
  parts.forEach(([draw, count], at) => {
    const x = left + (at % columns) * columnWidth;
    const y = top + (Math.floor(at / columns) + 0.5) * lineHeight;
    draw(ink, x + drawn * 0.5, y, drawn);
    figure(ink, String(count), x + drawn * 1.45, y, Math.max(LETTERS.least, drawn * 0.84), PALETTE.cream);
  });
}

const LARGEST_GOODS = 32;

/**
 * The sign that hangs in a tavern: a name in the letters of a sign, as large as fits, with emblem, score and the mug of
 * the start player.
 */
export const tavernSign = (content: Omit<PlateContent, 'goods'>): Sketch => ({
  key: `sign ${JSON.stringify(content)}`,
  isPassing: true,
  paint: (ink, width, height) => {
    const { name, colour, score, isStartPlayer, state } = content;
    const chain = Math.min(6, height * 0.16);
    ink.strokeStyle = '#1c1208';
    ink.lineWidth = 2;
    for (const x of [width * 0.12, width * 0.88]) {
      ink.beginPath();
      ink.moveTo(x, 0);
      ink.lineTo(x, chain + 2);
      ink.stroke();
    }
    const box = { x: 1, y: chain, width: width - 2, height: height - chain - 1 };
    rounded(ink, box, Math.min(8, box.height * 0.28));
    ink.fillStyle = downward(ink, box.y, height, [0, '#fbeecb', 1, '#dcc08a']);
    ink.fill();
    ink.lineWidth = state === 'turn' ? 3 : 2;
    ink.strokeStyle = state === 'turn' ? PALETTE.flame : brass(ink, 0, 0, width, height);
    ink.stroke();
    const y = box.y + box.height / 2;
    const size = Math.max(LETTERS.least, Math.min(box.height * 0.6, LETTERS.largestSign, width * 0.1));
    const wide = writeScore(ink, score, colour, width - 6, y, size);
    ink.font = `400 ${LETTERS.least}px ${FONT.title}`;
    const narrowest = ink.measureText(name).width;
    const icon = crestBeside(width - wide - 12 - narrowest, Math.min(box.height * 0.92, 40));
    if (icon > 0) crest(ink, colour, icon * 0.66, y, icon);
    const mug = Math.max(icon, box.height * 0.66);
    if (isStartPlayer) startMug(ink, mug * 0.3, y + mug * 0.26, mug * 0.56);
    const leftOfName = (): number => {
      if (icon > 0) return icon * CREST_ROOM;
      return isStartPlayer ? mug * 0.62 : 7;
    };
    const left = leftOfName();
    const room = width - left - wide - 12;
    ink.font = `400 ${size}px ${FONT.title}`;
    const letters = Math.max(LETTERS.least, Math.min(size, (size * room) / ink.measureText(name).width));
    ink.font = `400 ${letters}px ${FONT.title}`;
    ink.textAlign = 'left';
    ink.textBaseline = 'alphabetic';
    ink.fillStyle = PALETTE.ink;
    const lines = linesOf(ink, name, room, box.height);
    lines.forEach((line, nth) =>
      ink.fillText(shortened(ink, line, room), left, y + letters * (0.32 + LINE * (nth - (lines.length - 1) / 2))),
    );
  },
});

/** The distance of two lines, as a multiple of the letters. */
const LINE = 1.15;

/** Splits a name of several words that is too wide for one line into two lines, if the sign is high enough for them. */
function linesOf(ink: Ink, name: string, room: number, height: number): string[] {
  const words = name.split(' ');
  if (words.length < 2 || height < LETTERS.least * LINE * 2 || shortened(ink, name, room) === name) return [name];
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
}
