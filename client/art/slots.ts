// Slots for dice, in which the dice that they take are printed, and the marks on dice that are used or raised.
import type { Face } from '../../game/index.ts';
import {
  isolated,
  ball,
  type Box,
  disc,
  downward,
  figure,
  fillBox,
  type Ink,
  inSquare,
  type Point,
  ring,
  roughen,
  rounded,
  shadow,
  shape,
} from './ink.ts';
import { PIPS } from './pips.ts';
import { stamp } from './stamps.ts';
import { PALETTE, SHADOW } from './theme.ts';
import { brass } from './brass.ts';

/** The dice a space takes: one value, any die, or the brewer's two values. */
export type SlotKind = Face | 'any' | 'brewer';

const SLOT_UNIT = 64;

/** The slots of a space for any number of dice; `pitch` is from middle to middle, as a share of the first's size. */
export const SLOT_ROW = { count: 3, pitch: 0.9 } as const;

interface Anchor extends Point {
  readonly size: number;
}

/** Faded ink: a printed die is flat, a real one has volume and a shadow. */
const FADED = 'rgba(74,30,16,.6)';
const PRINT = 'rgba(66,24,12,.9)';

function pips(ink: Ink, value: Face, x: number, y: number, pitch: number): void {
  for (const [u, v] of PIPS[value]) disc(ink, x + u * pitch, y + v * pitch, pitch * 0.43, PRINT);
}

/** The print on the paper at the bottom of a slot. */
function print(ink: Ink, kind: SlotKind): void {
  rounded(ink, { x: -19, y: -19, width: 38, height: 38 }, 8);
  ink.lineWidth = 2.2;
  ink.strokeStyle = FADED;
  ink.stroke();
  if (kind === 'any') figure(ink, '?', 0, 0, 42, PRINT);
  else if (kind === 'brewer') {
    shape(ink, 'M14-14L-14 14', null, [FADED, 1.8]);
    pips(ink, 1, -10, -9, 12);
    pips(ink, 6, 9, 9, 6.4);
  } else pips(ink, kind, 0, 0, pitchOf(kind));
}

/** A single pip is larger, as on a die. */
const pitchOf = (value: Face): number => (value === 1 ? 15 : 11.5);

/** A die as it is printed on cards. Its pips take the colours in turn; without a value it has none. */
export function printedDie(ink: Ink, value: Face | null, x: number, y: number, size: number, colours = [PRINT]): void {
  inSquare(ink, x, y, size, 50, () => {
    rounded(ink, { x: -23, y: -23, width: 46, height: 46 }, 10);
    ink.fillStyle = downward(ink, -23, 23, [0, '#f6e8c6', 1, '#e2ca98']);
    ink.fill();
    ink.lineWidth = 3;
    ink.strokeStyle = '#5e2c16';
    ink.stroke();
    if (value === null) return;
    const pitch = pitchOf(value) * 1.06;
    PIPS[value].forEach(([u, v], at) => {
      disc(ink, u * pitch, v * pitch, pitch * 0.45, colours[at % colours.length] ?? PRINT);
    });
  });
}

/** A square hollow with a paper at its bottom, on which the die that the slot takes is printed; without a kind it is empty. */
export function slot(ink: Ink, kind: SlotKind | null, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, SLOT_UNIT, () => {
    isolated(ink, () => {
      shadow(ink, { colour: 'rgba(0,0,0,.55)', blur: 4, y: 2 });
      rounded(ink, { x: -29, y: -29, width: 58, height: 58 }, 12);
      ink.fillStyle = brass(ink, -29, -29, 29, 29);
      ink.fill();
    });
    const hollow: Box = { x: -26, y: -26, width: 52, height: 52 };
    isolated(ink, () => {
      rounded(ink, hollow, 9.5);
      ink.clip();
      fillBox(ink, hollow, downward(ink, -26, 26, [0, '#2a1508', 1, '#5a3417']));
      if (kind !== null) {
        rounded(ink, { x: -25, y: -24, width: 50, height: 49 }, 8);
        ink.fillStyle = downward(ink, -24, 25, [0, '#b99a68', 0.25, '#e0c795', 1, '#ead7a9']);
        ink.fill();
        roughen(ink, hollow, 0.08);
        isolated(ink, () => {
          ink.translate(0, 1);
          print(ink, kind);
        });
      }
      fillBox(ink, { ...hollow, height: 14 }, downward(ink, -26, -12, [0, 'rgba(16,6,1,.75)', 1, 'rgba(16,6,1,0)']));
    });
  });
}

/** Slots in a row: the first is printed, the others are empty. */
export function slotRow(ink: Ink, kind: SlotKind, count: number, { x, y, size }: Anchor): void {
  for (let at = count - 1; at > 0; at--) slot(ink, null, x + at * size * SLOT_ROW.pitch, y, size * 0.9);
  slot(ink, kind, x, y, size);
}

/** The mark on a die that has been taken off this round. */
export function spentMark(ink: Ink): void {
  isolated(ink, () => {
    shadow(ink, SHADOW.resting);
    disc(ink, 45, 45, 16, '#1d3310');
  });
  disc(ink, 45, 45, 15, ball(ink, 45, 45, 16, [0, '#8fbf5a', 0.6, '#4d7a2a', 1, '#2b4a14']));
  ring(ink, 45, 45, 14.4, 1.6, '#f3e6c8');
  stamp(ink, 'done', 45, 45, 20, PALETTE.cream, '#1d3310');
}

/** The mark at the corner of a die that dishwashers raise. */
export function raiseMark(ink: Ink, raise: number): void {
  isolated(ink, () => {
    shadow(ink, SHADOW.resting);
    disc(ink, 16, 16, 14, '#0f2d3b');
  });
  disc(ink, 16, 16, 14, ball(ink, 16, 16, 15, [0, '#6fb0c8', 1, '#1d5068']));
  ring(ink, 16, 16, 13.4, 1.6, '#e6f4f4');
  figure(ink, `+${raise}`, 15.5, 16, 22, '#ffffff', '#0f2d3b');
}
