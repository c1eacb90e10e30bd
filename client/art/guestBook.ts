// The guest book: four columns by what guests cost, four cells each.
import { BOOK, BOOK_ROWS, type Bonus, type Column, COLUMNS } from '../../game/index.ts';
import {
  isolated,
  type Box,
  downward,
  figure,
  fillBox,
  type Ink,
  type Point,
  rounded,
  shadow,
  shape,
  sideways,
} from './ink.ts';
import { bonusSign, reputationDisc, reputationToken } from './symbols.ts';
import { leastLetters, PALETTE } from './theme.ts';
import { stein } from './vessels.ts';
import { brassLine } from './brass.ts';
import { paper } from './surfaces.ts';
import { BOOK_UNIT } from './units.ts';

/** The middle of a cell of the guest book; rows count from the top, from 0. */
export const bookCell = (columnName: Column, row: number): Point => ({
  x: [66, 136, 224, 294][COLUMNS.indexOf(columnName)] ?? 0,
  y: 96 + row * 54,
});

/** The largest letters, in units of the picture, for which an amount has room beside its token; larger ones stand on it. */
const MOST_BESIDE = 27;

/** A bonus in its cell, small enough for a seal to cover all of it. */
function bookBonus(ink: Ink, bonus: Bonus, x: number, y: number, least: number): void {
  if (bonus.gives !== 'reputation') {
    bonusSign(ink, bonus, x, y, 40, least);
    return;
  }
  const amount = `+${bonus.count}`;
  if (least > MOST_BESIDE) {
    reputationDisc(ink, x, y, 48);
    figure(ink, amount, x, y, least, PALETTE.cream);
    return;
  }
  reputationToken(ink, x - 12, y, 28);
  figure(ink, amount, x + 13, y, Math.max(22, least), '#5a2a10');
}

export function guestBook(ink: Ink, shownWidth: number): void {
  // In units of the picture: the smaller the book is shown, the larger its letters have to be in it.
  const least = leastLetters(BOOK_UNIT.width, shownWidth);
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 10, y: 5 });
    rounded(ink, { x: 6, y: 8, width: 348, height: 286 }, 12);
    ink.fillStyle = downward(ink, 8, 294, [0, '#7a2d33', 1, '#3a0d14']);
    ink.fill();
  });
  brassLine(ink, { x: 9, y: 11, width: 342, height: 280 }, 10, 1.6);
  for (const at of [2, 1, 0]) {
    paper(ink, { x: 16 + at, y: 16 + at * 1.5, width: 164 - at, height: 266 }, 6);
    paper(ink, { x: 180, y: 16 + at * 1.5, width: 164 - at, height: 266 }, 6);
  }
  const dark = (alpha: number): string => `rgba(60,28,8,${alpha})`;
  const fold = [0, dark(0), 0.48, dark(0.45), 0.5, dark(0.6), 0.52, dark(0.45), 1, dark(0)];
  fillBox(ink, { x: 150, y: 16, width: 60, height: 266 }, sideways(ink, 150, 210, fold));
  for (const name of COLUMNS) {
    const { costs, cells } = BOOK[name];
    const { x } = bookCell(name, 0);
    const isSmall = least > 20;
    // In a small book the costs are plain numbers: in steins they could not be read.
    if (isSmall) figure(ink, costs.join('/'), x, 48, least, '#5a2a10');
    else
      costs.forEach((cost, at) =>
        stein(ink, x + (at - (costs.length - 1) / 2) * 30, 44, costs.length > 1 ? 34 : 38, cost),
      );
    for (let row = 0; row < BOOK_ROWS; row++) {
      const { y } = bookCell(name, row);
      const box: Box = { x: x - 31, y: y - 24, width: 62, height: 48 };
      rounded(ink, box, 7);
      ink.fillStyle = 'rgba(120,80,30,.13)';
      ink.fill();
      ink.lineWidth = 1.4;
      ink.strokeStyle = 'rgba(90,52,16,.6)';
      ink.stroke();
      const bonus = cells[row] ?? null;
      if (bonus !== null) bookBonus(ink, bonus, x, y, least);
      else shape(ink, `M${x - 20} ${y + 12}L${x + 20} ${y + 12}`, null, ['rgba(90,52,16,.45)', 1.2]);
    }
  }
  shape(ink, 'M176 270L176 300L182 292L188 300L188 270Z', '#b3262b', ['#3a0d14', 1.2]);
}
