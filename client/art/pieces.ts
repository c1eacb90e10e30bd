// Small pieces: spaces for dice, coasters, markers, counter guests, seats, light and sparks.
import { FACES, type Face } from '../../game/index.ts';
import { seeded } from './chance.ts';
import { crest } from './bar.ts';
import { board, brass, brassLine, hollow, OAK, planks, TABLE_WOOD } from './wood.ts';
import {
  apart,
  ball,
  shadow,
  disc,
  downward,
  figure,
  fillBox,
  glowing,
  light,
  oval,
  ring,
  rounded,
  roughen,
  shape,
  type Box,
  type Ink,
} from './ink.ts';
import { hooded } from './people.ts';
import { stamp } from './stamps.ts';
import { barrelUpright, coin, hop, stein } from './things.ts';
import { PALETTE, PLAYER_PAINT, SHADOW, type PlayerColour } from './theme.ts';

/** What may lie on a space: a value, any die, or the brewer's two values. */
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
  apart(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 4, y: 2 });
    rounded(ink, box, 11);
    ink.fillStyle = brass(ink, 3, 3, 61, 61);
    ink.fill();
  });
  apart(ink, () => {
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
      downward(ink, 6, 20, [
        [0, 'rgba(0,0,0,.75)'],
        [1, 'rgba(0,0,0,0)'],
      ]),
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

/** Over a space that has done its work this round. */
export function slotUsed(ink: Ink): void {
  rounded(ink, { x: 3, y: 3, width: 58, height: 58 }, 11);
  ink.fillStyle = 'rgba(10,5,2,.62)';
  ink.fill();
  stamp(ink, 'done', 32, 32, 34, 'rgba(251,241,218,.85)');
}

/** Around a space where the die in hand may go. */
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

/** Beside a die that dishwashers help. */
export function helped(ink: Ink, raise: number): void {
  apart(ink, () => {
    shadow(ink, SHADOW.resting);
    disc(ink, 16, 16, 14, '#0f2d3b');
  });
  disc(
    ink,
    16,
    16,
    14,
    ball(ink, 16, 16, 15, [
      [0, '#6fb0c8'],
      [1, '#1d5068'],
    ]),
  );
  ring(ink, 16, 16, 13.4, 1.6, '#e6f4f4');
  figure(ink, `+${raise}`, 16, 16, 17, '#ffffff', '#0f2d3b');
}

export const COASTER_UNIT = 210;

/** A beer mat of cork and card, printed in its owner's colour. */
export function coaster(ink: Ink, colour: PlayerColour): void {
  const { base, dark } = PLAYER_PAINT[colour];
  const c = 105;
  apart(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.65)', blur: 9, y: 5 });
    disc(ink, c, c, 96, '#5c4326');
  });
  disc(
    ink,
    c,
    c,
    96,
    glowing(ink, 84, 74, 150, [
      [0, '#dcb983'],
      [0.6, '#c29a62'],
      [1, '#8a6638'],
    ]),
  );
  apart(ink, () => {
    ink.beginPath();
    ink.arc(c, c, 96, 0, Math.PI * 2);
    ink.clip();
    const chance = seeded('cork');
    for (let grain = 0; grain < 420; grain++) {
      const angle = chance.next() * Math.PI * 2;
      const radius = Math.sqrt(chance.next()) * 96;
      const tone = chance.share(0.55) ? 'rgba(88,54,20,.32)' : 'rgba(255,232,184,.3)';
      oval(
        ink,
        c + Math.cos(angle) * radius,
        c + Math.sin(angle) * radius,
        chance.between(0.6, 2.2),
        chance.between(0.5, 1.4),
        tone,
      );
    }
    roughen(ink, { x: 0, y: 0, width: 210, height: 210 }, 0.2);
  });
  disc(
    ink,
    c,
    c,
    84,
    glowing(ink, 88, 84, 110, [
      [0, '#fcf2d9'],
      [0.8, '#ead7ab'],
      [1, '#d3b97f'],
    ]),
  );
  ring(ink, c, c, 79, 7, base);
  ring(ink, c, c, 83.4, 1.4, dark);
  ring(ink, c, c, 74.4, 1.4, dark);
  for (let at = 0; at < 24; at++) {
    const angle = (at / 24) * Math.PI * 2;
    disc(ink, c + Math.cos(angle) * 79, c + Math.sin(angle) * 79, 1.6, '#fbf1da');
  }
  apart(ink, () => {
    ink.globalAlpha = 0.2;
    stamp(ink, PLAYER_PAINT[colour].emblem, c, c, 96, dark);
  });
  // A wet ring, where a glass stood.
  apart(ink, () => {
    ink.globalAlpha = 0.16;
    ring(ink, c + 14, c + 10, 48, 5, '#7a4a12');
  });
}

/** A wooden pawn for the tracks, in colour and with emblem. */
export function marker(ink: Ink, colour: PlayerColour): void {
  const { base, light: bright, dark } = PLAYER_PAINT[colour];
  oval(ink, 24, 52, 17, 6, 'rgba(0,0,0,.5)');
  const body = 'M10 50Q10 40 17 34L14 30L34 30L31 34Q38 40 38 50Q24 57 10 50Z';
  shape(
    ink,
    body,
    ball(ink, 24, 40, 18, [
      [0, bright],
      [0.5, base],
      [1, dark],
    ]),
    ['#1a0d05', 1.6],
  );
  crest(ink, colour, 24, 20, 36);
}

/** A guest at the counter: a pawn with a hood. */
export const counterGuest = (ink: Ink): void => hooded(ink, 28, 30, 50, '#6a4f38');

/** A table seen from above with stools around it: the card of whoever sits there lies on it. */
export const SEAT_UNIT = { width: 168, height: 204 } as const;

function stoolFromAbove(ink: Ink, x: number, y: number): void {
  apart(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 6, y: 4 });
    disc(ink, x, y, 20, '#2a160a');
  });
  disc(
    ink,
    x,
    y,
    20,
    ball(ink, x, y, 22, [
      [0, '#b57c44'],
      [0.7, '#7d4d26'],
      [1, '#4a2a14'],
    ]),
  );
  ring(ink, x, y, 15, 1.2, 'rgba(40,18,5,.6)');
  ring(ink, x, y, 9, 1, 'rgba(40,18,5,.45)');
}

export function seat(ink: Ink): void {
  for (const [x, y] of [
    [22, 66],
    [146, 66],
    [22, 140],
    [146, 140],
    [84, 22],
  ] as const)
    stoolFromAbove(ink, x, y);
  const top: Box = { x: 16, y: 16, width: 136, height: 180 };
  apart(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.75)', blur: 9, y: 5 });
    rounded(ink, top, 16);
    ink.fillStyle = '#2a160a';
    ink.fill();
  });
  apart(ink, () => {
    rounded(ink, top, 16);
    ink.clip();
    planks(ink, top, TABLE_WOOD, 27.2, 'seat', true);
    fillBox(
      ink,
      top,
      glowing(ink, 70, 76, 130, [
        [0, 'rgba(255,206,126,.22)'],
        [1, 'rgba(20,8,2,.55)'],
      ]),
    );
  });
  brassLine(ink, { x: 17, y: 17, width: 134, height: 178 }, 15, 1.4);
  // Where the card goes: a carved outline, and a hop leaf burnt into the wood.
  rounded(ink, { x: 26, y: 24, width: 116, height: 164 }, 9);
  ink.lineWidth = 1.6;
  ink.strokeStyle = 'rgba(34,16,5,.55)';
  ink.stroke();
  stamp(ink, 'stein', 84, 106, 58, 'rgba(34,16,5,.42)');
}

/** A dashed outline where a card will lie. */
export function cardPlace(ink: Ink): void {
  rounded(ink, { x: 3, y: 3, width: 114, height: 162 }, 9);
  ink.fillStyle = 'rgba(10,5,2,.34)';
  ink.fill();
  ink.setLineDash([8, 6]);
  ink.lineWidth = 1.8;
  ink.strokeStyle = 'rgba(243,216,140,.5)';
  ink.stroke();
  ink.setLineDash([]);
}

/** A tray for a pile, with a sign burnt into it. */
export function pilePlace(ink: Ink, kind: 'deck' | 'discard'): void {
  const box: Box = { x: 2, y: 2, width: 128, height: 176 };
  apart(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.6)', blur: 5, y: 3 });
    rounded(ink, box, 12);
    ink.fillStyle = OAK.dark;
    ink.fill();
  });
  apart(ink, () => {
    rounded(ink, box, 12);
    ink.clip();
    planks(ink, box, OAK, 32, `pile ${kind}`, true);
    fillBox(ink, { x: 8, y: 8, width: 116, height: 164 }, 'rgba(10,4,1,.5)');
    fillBox(
      ink,
      { x: 8, y: 8, width: 116, height: 12 },
      downward(ink, 8, 20, [
        [0, 'rgba(0,0,0,.6)'],
        [1, 'rgba(0,0,0,0)'],
      ]),
    );
  });
  brassLine(ink, { x: 8, y: 8, width: 116, height: 164 }, 8, 1.2);
  stamp(ink, kind === 'deck' ? 'card' : 'back', 66, 90, 62, 'rgba(243,216,140,.4)');
}

/** The light around a card that may be chosen. */
export function cardGlow(ink: Ink): void {
  for (const [width, alpha] of [
    [22, 0.1],
    [15, 0.18],
    [9, 0.34],
    [5, 0.6],
  ] as const) {
    rounded(ink, { x: 15, y: 15, width: 122, height: 170 }, 12);
    ink.lineWidth = width;
    ink.strokeStyle = `rgba(255,200,84,${alpha})`;
    ink.stroke();
  }
  rounded(ink, { x: 15, y: 15, width: 122, height: 170 }, 12);
  ink.lineWidth = 2.6;
  ink.strokeStyle = '#fff0b4';
  ink.stroke();
}

/** Light for candles and celebrations; tinted and scaled by whoever shows it. */
export const glow = (ink: Ink): void =>
  disc(
    ink,
    64,
    64,
    64,
    glowing(ink, 64, 64, 64, [
      [0, 'rgba(255,206,120,.85)'],
      [0.25, 'rgba(255,176,80,.42)'],
      [0.6, 'rgba(255,140,50,.12)'],
      [1, 'rgba(255,120,40,0)'],
    ]),
  );

export const spark = (ink: Ink): void => {
  light(ink, 8, 8, 8, '#ffd27a', 0.9);
  shape(ink, 'M8 0L9.6 6.4L16 8L9.6 9.6L8 16L6.4 9.6L0 8L6.4 6.4Z', '#fff6d8');
};

/** A step on a track, as it flies. */
export const step = (ink: Ink): void => stamp(ink, 'feet', 16, 16, 28, '#cfe3ef', '#16283a');

export const flyingCoin = (ink: Ink): void => coin(ink, 14, 14, 26);
export const flyingStein = (ink: Ink): void => stein(ink, 15, 15, 27);
export const storedBarrel = (ink: Ink): void => barrelUpright(ink, 17, 17, 31, true);
export const hopLeaf = (ink: Ink): void => hop(ink, 14, 14, 26);
export const puff = (ink: Ink): void =>
  disc(
    ink,
    16,
    16,
    16,
    glowing(ink, 16, 16, 16, [
      [0, 'rgba(240,226,200,.7)'],
      [1, 'rgba(240,226,200,0)'],
    ]),
  );
export const spaceHollow = (ink: Ink): void => hollow(ink, 26, 26, 23, OAK.dark);
