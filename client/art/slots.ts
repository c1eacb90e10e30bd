// Spaces for dice, and the marks over and beside them.
import { type Face, FACES } from '../../game/index.ts';
import {
  isolated,
  ball,
  type Box,
  disc,
  downward,
  figure,
  fillBox,
  type Ink,
  ring,
  rounded,
  shadow,
  shape,
} from './ink.ts';
import { stamp } from './stamps.ts';
import { PALETTE, SHADOW } from './theme.ts';
import { board, brass } from './wood.ts';

/** The dice a space takes: one value, any die, or the brewer's two values. */
export const SLOT_KINDS = [...FACES, 'any', 'brewer'] as const;

export type SlotKind = (typeof SLOT_KINDS)[number];

export const SLOT_UNIT = 64;

const GRID = 13;

const PIPS: Record<Face, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function engraved(ink: Ink, value: Face, x: number, y: number, scale: number): void {
  for (const [u, v] of PIPS[value]) {
    disc(ink, x + u * GRID * scale, y + v * GRID * scale + 0.8, 5.4 * scale, 'rgba(255,226,160,.4)');
    disc(ink, x + u * GRID * scale, y + v * GRID * scale, 5 * scale, '#1a0d05');
  }
}

/** A square hollow in dark wood that wants a die. */
export function slot(ink: Ink, kind: SlotKind): void {
  const box: Box = { x: 3, y: 3, width: 58, height: 58 };
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 4, y: 2 });
    rounded(ink, box, 11);
    ink.fillStyle = brass(ink, 3, 3, 61, 61);
    ink.fill();
  });
  isolated(ink, () => {
    rounded(ink, { x: 6.5, y: 6.5, width: 51, height: 51 }, 8);
    ink.clip();
    board(
      ink,
      { x: 6, y: 6, width: 52, height: 52 },
      { dark: '#3a2412', mid: '#6b4524', pale: '#8f6236' },
      `slot ${kind}`,
    );
    fillBox(
      ink,
      { x: 6, y: 6, width: 52, height: 12 },
      downward(ink, 6, 20, [0, 'rgba(0,0,0,.75)', 1, 'rgba(0,0,0,0)']),
    );
    fillBox(ink, { x: 6, y: 6, width: 52, height: 52 }, 'rgba(12,5,1,.25)');
  });
  if (kind === 'any') stamp(ink, 'die', 32, 32, 40, '#f3d88c', '#1a0d05');
  else if (kind === 'brewer') {
    shape(ink, 'M54 10L10 54', null, ['rgba(243,216,140,.55)', 1.6]);
    engraved(ink, 1, 21, 21, 0.62);
    engraved(ink, 6, 43, 43, 0.62);
  } else engraved(ink, kind, 32, 32, 1);
}

/** The mark over a space that has been used this round. */
export function slotUsed(ink: Ink): void {
  rounded(ink, { x: 3, y: 3, width: 58, height: 58 }, 11);
  ink.fillStyle = 'rgba(10,5,2,.62)';
  ink.fill();
  stamp(ink, 'done', 32, 32, 34, 'rgba(251,241,218,.85)');
}

/** The mark around a space where the held die may go. */
export function slotAllowed(ink: Ink): void {
  for (const [width, alpha] of [
    [16, 0.16],
    [10, 0.28],
    [6, 0.5],
  ] as const) {
    rounded(ink, { x: 11, y: 11, width: 62, height: 62 }, 13);
    ink.lineWidth = width;
    ink.strokeStyle = `rgba(255,208,96,${alpha})`;
    ink.stroke();
  }
  rounded(ink, { x: 11, y: 11, width: 62, height: 62 }, 13);
  ink.lineWidth = 3;
  ink.strokeStyle = PALETTE.allowed;
  ink.stroke();
}

/** The mark beside a die that dishwashers raise. */
export function helped(ink: Ink, raise: number): void {
  isolated(ink, () => {
    shadow(ink, SHADOW.resting);
    disc(ink, 16, 16, 14, '#0f2d3b');
  });
  disc(ink, 16, 16, 14, ball(ink, 16, 16, 15, [0, '#6fb0c8', 1, '#1d5068']));
  ring(ink, 16, 16, 13.4, 1.6, '#e6f4f4');
  figure(ink, `+${raise}`, 16, 16, 17, '#ffffff', '#0f2d3b');
}
