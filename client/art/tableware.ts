// Beer mats, markers, counter guests, and the places for cards: guest tables, outlines and trays.
import { crest } from './bar.ts';
import { seeded } from './seededRandom.ts';
import {
  isolated,
  ball,
  type Box,
  disc,
  downward,
  fillBox,
  glowing,
  type Ink,
  oval,
  ring,
  roughen,
  rounded,
  shadow,
  shape,
  solid,
} from './ink.ts';
import { hooded } from './people.ts';
import { stamp } from './stamps.ts';
import { PLAYER_PAINT, type PlayerColour } from './theme.ts';
import { brassLine } from './brass.ts';
import { OAK, planks, TABLE_WOOD } from './wood.ts';

/** A beer mat of cork and card, printed in its owner's colour. */
export function coaster(ink: Ink, colour: PlayerColour): void {
  const { base, dark } = PLAYER_PAINT[colour];
  const middle = 105;
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.65)', blur: 9, y: 5 });
    disc(ink, middle, middle, 96, '#5c4326');
  });
  disc(ink, middle, middle, 96, glowing(ink, 84, 74, 150, [0, '#dcb983', 0.6, '#c29a62', 1, '#8a6638']));
  isolated(ink, () => {
    ink.beginPath();
    ink.arc(middle, middle, 96, 0, Math.PI * 2);
    ink.clip();
    const random = seeded('cork');
    for (let grain = 0; grain < 420; grain++) {
      const angle = random.next() * Math.PI * 2;
      const radius = Math.sqrt(random.next()) * 96;
      const tone = random.happens(0.55) ? 'rgba(88,54,20,.32)' : 'rgba(255,232,184,.3)';
      oval(
        ink,
        middle + Math.cos(angle) * radius,
        middle + Math.sin(angle) * radius,
        random.between(0.6, 2.2),
        random.between(0.5, 1.4),
        tone,
      );
    }
    roughen(ink, { x: 0, y: 0, width: 210, height: 210 }, 0.2);
  });
  disc(ink, middle, middle, 84, glowing(ink, 88, 84, 110, [0, '#fcf2d9', 0.8, '#ead7ab', 1, '#d3b97f']));
  ring(ink, middle, middle, 79, 7, base);
  ring(ink, middle, middle, 83.4, 1.4, dark);
  ring(ink, middle, middle, 74.4, 1.4, dark);
  for (let at = 0; at < 24; at++) {
    const angle = (at / 24) * Math.PI * 2;
    disc(ink, middle + Math.cos(angle) * 79, middle + Math.sin(angle) * 79, 1.6, '#fbf1da');
  }
  isolated(ink, () => {
    ink.globalAlpha = 0.2;
    stamp(ink, PLAYER_PAINT[colour].emblem, middle, middle, 96, dark);
  });
  // A wet ring, where a glass stood.
  isolated(ink, () => {
    ink.globalAlpha = 0.16;
    ring(ink, middle + 14, middle + 10, 48, 5, '#7a4a12');
  });
}

/** A wooden pawn for the tracks, in colour and with emblem. */
export function marker(ink: Ink, colour: PlayerColour): void {
  const { base, light: bright, dark } = PLAYER_PAINT[colour];
  oval(ink, 24, 52, 17, 6, 'rgba(0,0,0,.5)');
  const body = 'M10 50Q10 40 17 34L14 30L34 30L31 34Q38 40 38 50Q24 57 10 50Z';
  shape(ink, body, ball(ink, 24, 40, 18, [0, bright, 0.5, base, 1, dark]), ['#1a0d05', 1.6]);
  crest(ink, colour, 24, 20, 36);
}

/** A guest at the counter: a pawn with a hood. */
export const counterGuest = (ink: Ink): void => hooded(ink, 28, 30, 50, '#6a4f38');

function stoolFromAbove(ink: Ink, x: number, y: number): void {
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 6, y: 4 });
    disc(ink, x, y, 20, '#2a160a');
  });
  disc(ink, x, y, 20, ball(ink, x, y, 22, [0, '#b57c44', 0.7, '#7d4d26', 1, '#4a2a14']));
  ring(ink, x, y, 15, 1.2, 'rgba(40,18,5,.6)');
  ring(ink, x, y, 9, 1, 'rgba(40,18,5,.45)');
}

export function guestTable(ink: Ink): void {
  for (const [x, y] of [
    [22, 66],
    [146, 66],
    [22, 140],
    [146, 140],
    [84, 22],
  ] as const)
    stoolFromAbove(ink, x, y);
  const top: Box = { x: 16, y: 16, width: 136, height: 180 };
  solid(ink, top, { radius: 16, colour: '#2a160a', shade: { colour: 'rgba(0,0,0,.75)', blur: 9, y: 5 } }, () => {
    planks(ink, top, TABLE_WOOD, 27.2, 'guest table', 'upright');
    fillBox(ink, top, glowing(ink, 70, 76, 130, [0, 'rgba(255,206,126,.22)', 1, 'rgba(20,8,2,.55)']));
  });
  brassLine(ink, { x: 17, y: 17, width: 134, height: 178 }, 15, 1.4);
  // The place of the card: a carved outline, and a stein burnt into the wood.
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

/** A tray for a pile, with its sign in pale brass. */
export function pilePlace(ink: Ink, kind: 'deck' | 'discard'): void {
  const box: Box = { x: 2, y: 2, width: 128, height: 176 };
  solid(ink, box, { radius: 12, colour: OAK.dark, shade: { colour: 'rgba(0,0,0,.6)', blur: 5, y: 3 } }, () => {
    planks(ink, box, OAK, 32, `pile ${kind}`, 'upright');
    fillBox(ink, { x: 8, y: 8, width: 116, height: 164 }, 'rgba(10,4,1,.5)');
    fillBox(
      ink,
      { x: 8, y: 8, width: 116, height: 12 },
      downward(ink, 8, 20, [0, 'rgba(0,0,0,.6)', 1, 'rgba(0,0,0,0)']),
    );
  });
  brassLine(ink, { x: 8, y: 8, width: 116, height: 164 }, 8, 1.2);
  // The deck's sign is a card, that of the discard an arrow that turns back.
  stamp(ink, kind === 'deck' ? 'card' : 'back', 66, 90, 62, 'rgba(243,216,140,.4)');
}
