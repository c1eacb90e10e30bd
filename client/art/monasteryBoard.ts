// The monastery board: eight windows for eight evenings, the places of the moon above them, the path of stones below.
import { MONASTERY_BONUS, MONASTERY_LAST, TURN_TRACKS } from '../../game/index.ts';
import { casement } from './wallFittings.ts';
import {
  isolated,
  ball,
  type Box,
  disc,
  downward,
  figure,
  type Ink,
  light,
  oval,
  type Point,
  rounded,
  shape,
  vignette,
} from './ink.ts';
import { ground, house, sky, snow, trees, WEATHER, type Season, type Weather } from './monasteryLandscape.ts';
import { bonusSign } from './symbols.ts';
import { leastLetters, PALETTE } from './theme.ts';
import { MONASTERY_UNIT } from './units.ts';
import { brass } from './brass.ts';
import { frame } from './frame.ts';

const WINDOWS_Y = 128;

/** The window of an evening, from its point in `MONASTERY_WINDOWS`. */
export const MONASTERY_WINDOW = { x: -26, y: -34, width: 52, height: 84 } as const;
/** The distance from that point down to the number of the evening. */
const NUMBER_Y = 54;

const numberRadius = (least: number): number => Math.max(14, least) * 0.7;

/**
 * The number of an evening on a window this wide on the screen: a disc over the middle of the window's lower edge. `y`
 * is the middle of the disc, counted from the window's top; `y` and `radius` are in CSS pixels.
 */
export function eveningNumber(shownWindowWidth: number): { y: number; radius: number } {
  const scale = shownWindowWidth / MONASTERY_WINDOW.width;
  const least = leastLetters(MONASTERY_WINDOW.width, shownWindowWidth);
  return { y: (NUMBER_Y - MONASTERY_WINDOW.y) * scale, radius: numberRadius(least) * scale };
}

/** A point a little above the middle of each of the eight windows; the moon stands above the window of the round. */
export const MONASTERY_WINDOWS: readonly Point[] = TURN_TRACKS.summer.map((_, at) => ({
  x: 76 + at * 64,
  y: WINDOWS_Y,
}));

/** Positions of the moon by round. */
export const MOON_PLACES: readonly Point[] = MONASTERY_WINDOWS.map(({ x }, at) => ({
  x,
  y: 46 - Math.sin(((at + 0.5) / MONASTERY_WINDOWS.length) * Math.PI) * 16,
}));

const STONES_PER_ROW = 8;

const ROWS_Y = [352, 288, 224] as const;

/**
 * The stones of the path from the gate, space 0, up to the monastery: three rows, the first and the last from left to
 * right, the second from right to left.
 */
export const MONASTERY_SPACES: readonly Point[] = Array.from({ length: MONASTERY_LAST + 1 }, (_, space) => {
  const row = Math.floor(space / STONES_PER_ROW);
  const along = space % STONES_PER_ROW;
  const x = row % 2 === 0 ? 68 + along * 66 : 68 + (STONES_PER_ROW - 1 - along) * 66;
  const sway = Math.sin(space * 1.7) * 5;
  return { x, y: (ROWS_Y[row] ?? ROWS_Y[2]) + sway };
});

/** The windows, each with the number of its evening and that evening's bonus: one thing, or one of two. */
function windows(ink: Ink, season: Season, least: number): void {
  TURN_TRACKS[season].forEach((bonuses, at) => {
    const { x, y } = MONASTERY_WINDOWS[at] ?? { x: 0, y: 0 };
    const { x: left, y: top, width, height } = MONASTERY_WINDOW;
    casement(ink, { x: x + left, y: y + top, width, height }, 'lit');
    light(ink, x, y + 6, 46, '#ffb04a', 0.3);
    const [first, second] = bonuses;
    if (second === undefined) bonusSign(ink, first, x, y + 10, 42, least);
    else {
      // Both things are above the number, which takes a larger share of the window the smaller the board is shown.
      const upper = y + top + 6;
      const room = y + NUMBER_Y - numberRadius(least) - upper;
      const size = Math.min(31, room * 0.47);
      bonusSign(ink, first, x, upper + room * 0.25, size, least);
      bonusSign(ink, second, x, upper + room * 0.76, size, least);
      shape(ink, `M${x - 16} ${upper + room / 2}L${x + 16} ${upper + room / 2}`, null, ['rgba(60,24,4,.8)', 1.6]);
    }
    const letters = Math.max(14, least);
    disc(ink, x, y + NUMBER_Y, numberRadius(least), '#1c0f07');
    disc(ink, x, y + NUMBER_Y, letters * 0.63, PALETTE.cream);
    figure(ink, String(at + 1), x, y + NUMBER_Y, letters, PALETTE.ink);
  });
}

function path(ink: Ink, { path: colour }: Weather): void {
  const line = new Path2D();
  MONASTERY_SPACES.forEach(({ x, y }, space) => {
    if (space === 0) line.moveTo(x, y);
    else if (space % STONES_PER_ROW === 0) {
      const before = MONASTERY_SPACES[space - 1] ?? { x, y };
      const out = x > 300 ? 44 : -44;
      line.bezierCurveTo(before.x + out, before.y, x + out, y, x, y);
    } else line.lineTo(x, y);
  });
  line.quadraticCurveTo(552, 226, 564, 190);
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  for (const [width, stroke] of [
    [34, 'rgba(20,10,4,.35)'],
    [28, colour],
    [18, 'rgba(255,246,220,.25)'],
  ] as const) {
    ink.lineWidth = width;
    ink.strokeStyle = stroke;
    ink.stroke(line);
  }
}

function stones(ink: Ink, { stone: [bright, dull] }: Weather, least: number): void {
  MONASTERY_SPACES.forEach(({ x, y }, space) => {
    const bonus = MONASTERY_BONUS[space];
    const radius = bonus === undefined ? 19 : 25;
    oval(ink, x, y + 4, radius + 1, radius * 0.92, 'rgba(10,5,2,.55)');
    oval(ink, x, y, radius, radius * 0.9, ball(ink, x, y, radius, [0, bright, 1, dull]));
    if (bonus !== undefined) {
      ink.beginPath();
      ink.ellipse(x, y, radius - 1.5, (radius - 1.5) * 0.9, 0, 0, Math.PI * 2);
      ink.lineWidth = 2.4;
      ink.strokeStyle = brass(ink, x - radius, y - radius, x + radius, y + radius);
      ink.stroke();
      bonusSign(ink, bonus, x, y - 3, 34, least);
      // On a small board only stones without a bonus have room for their number.
      if (least > 16) return;
      disc(ink, x - 18, y + 16, 8.5, PALETTE.ink);
      figure(ink, String(space), x - 18, y + 16, Math.max(12, least), PALETTE.cream);
    } else figure(ink, String(space), x, y, Math.max(18, least), '#4a3418');
  });
}

export function monasteryBoard(ink: Ink, season: Season, shownWidth: number): void {
  const least = leastLetters(MONASTERY_UNIT.width, shownWidth);
  const weather = WEATHER[season];
  const whole: Box = { x: 0, y: 0, ...MONASTERY_UNIT };
  isolated(ink, () => {
    rounded(ink, whole, 14);
    ink.clip();
    sky(ink, weather);
    const [top, bottom] = weather.hill;
    shape(ink, 'M0 196Q150 168 300 182Q450 168 600 196L600 400L0 400Z', downward(ink, 180, 400, [0, top, 1, bottom]));
    house(ink, season);
    windows(ink, season, least);
    shape(ink, 'M0 262Q160 236 320 258Q470 236 600 262', null, ['rgba(0,0,0,.12)', 10]);
    shape(ink, 'M0 326Q160 304 320 322Q470 304 600 326', null, ['rgba(0,0,0,.12)', 10]);
    ground(ink, season);
    trees(ink, season);
    path(ink, weather);
    stones(ink, weather, least);
    if (season === 'winter') snow(ink);
    vignette(ink, whole, 0.55);
  });
  frame(ink, whole, { breadth: 12, isPolished: true, seed: `monastery ${season}` });
}
