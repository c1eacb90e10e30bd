// The cards: a face at a table, its price at the upper left, its points at the upper right, what it wants and pays below.
import {
  type Card,
  type GuestId,
  GUESTS,
  isGuest,
  liesBeside,
  NOBLE,
  REGULAR,
  TAVERN_CARD,
  type TavernCard,
  VICTORY_POINTS,
} from '../../game/index.ts';
import { hop } from './barrels.ts';
import { cloth, inFrame, room, seated, type Wall, WINDOW } from './cardScene.ts';
import type { NobleFace, Person } from './casting.ts';
import { die } from './dice.ts';
import { roundTable } from './furniture.ts';
import { laurel, signatureSeal } from './honours.ts';
import {
  isolated,
  disc,
  downward,
  figure,
  fillBox,
  glowing,
  type Ink,
  light,
  ring,
  rounded,
  shape,
  vignette,
} from './ink.ts';
import { candle, flame } from './lights.ts';
import { coin, coins } from './money.ts';
import { person } from './people.ts';
import { stamp } from './stamps.ts';
import { bonusSign, ownDie, reputationToken, times, TRADE, tradeSign } from './symbols.ts';
import { PALETTE } from './theme.ts';
import { stein } from './vessels.ts';
import { board, brass, brassLine, OAK, planks } from './wood.ts';

/** Wall colours by cost: darker and richer for dearer guests. */
const WALLS: Record<number, Wall> = {
  3: { colour: '#b08a55', shade: '#5e4226' },
  4: { colour: '#8f9058', shade: '#414521' },
  5: { colour: '#5f8a80', shade: '#22403c' },
  6: { colour: '#5b7799', shade: '#1f3049' },
  7: { colour: '#8a5a80', shade: '#3c1f3c' },
  8: { colour: '#9c4a44', shade: '#44151a' },
};

const PLAIN_WALL: Wall = { colour: '#b39468', shade: '#5e452a' };

const NOBLE_WALL: Wall = { colour: '#7a3f92', shade: '#2a0f38' };

/** The die that is wanted and the thalers that are paid. */
function wants(ink: Ink, value: 1 | 2 | 3 | 4 | 5 | 6, pays: number): void {
  fillBox(
    ink,
    { x: 10, y: 290, width: 260, height: 92 },
    downward(ink, 290, 382, [0, 'rgba(14,6,2,0)', 1, 'rgba(14,6,2,.5)']),
  );
  die(ink, 'white', value, 55, 338, 92);
  coins(ink, 222, 330, 80, pays);
}

const priceInBeer = (ink: Ink, cost: number): void => stein(ink, 50, 52, 84, cost);

const priceInThalers = (ink: Ink, price: number): void => coin(ink, 50, 50, 80, price);

function points(ink: Ink, vp: number): void {
  if (vp > 0) laurel(ink, 230, 52, 92, vp);
}

/** Only marked cards bear the seal of the third module. */
function mark(ink: Ink): void {
  isolated(ink, () => {
    ink.globalAlpha = 0.95;
    signatureSeal(ink, 140, 24, 24);
  });
}

function guest(ink: Ink, id: GuestId): void {
  const { cost, die: value, pays, vp, bonus, from } = GUESTS[id];
  inFrame(ink, 'oak', () => {
    seated(ink, id, WALLS[cost] ?? PLAIN_WALL, id, null);
    wants(ink, value, pays);
    if (bonus !== null) {
      cloth(ink, 140, 318, 49);
      bonusSign(ink, bonus, 140, 315, 70);
    }
  });
  if (from > 1) mark(ink);
  priceInBeer(ink, cost);
  points(ink, vp);
}

function regular(ink: Ink, card: 'regular1' | 'regular2'): void {
  const { die: value, pays, vp } = REGULAR[card];
  inFrame(ink, 'oak', () => {
    seated(ink, card, PLAIN_WALL, card, null);
    wants(ink, value, pays);
  });
  points(ink, vp);
}

function noble(ink: Ink, face: NobleFace): void {
  const [one, two, three] = NOBLE.cost;
  inFrame(ink, 'brass', () => {
    seated(ink, `noble${face}`, NOBLE_WALL, `noble ${face}`, PALETTE.noble);
    wants(ink, NOBLE.die, NOBLE.pays);
  });
  stein(ink, 50, 52, 84, one);
  // Two or three nobles at once are cheaper: these prices are smaller, each beside the number of nobles.
  [two, three].forEach((cost, at) => {
    const y = 116 + at * 44;
    stein(ink, 34, y, 42, cost);
    rounded(ink, { x: 55, y: y - 10, width: 28, height: 20 }, 10);
    ink.fillStyle = '#22062e';
    ink.fill();
    ink.lineWidth = 1.2;
    ink.strokeStyle = '#d9b052';
    ink.stroke();
    figure(ink, `×${at + 2}`, 69, y, 18, PALETTE.cream);
  });
  points(ink, NOBLE.vp);
}

/** The effect of a tavern card, drawn on the cloth before it. */
const EFFECT: Record<TavernCard, (ink: Ink, x: number, y: number, size: number) => void> = {
  bard: (ink, x, y, size) => {
    reputationToken(ink, x, y, size);
    times(ink, x, y, size, '+1');
  },
  barback: (ink, x, y, size) => {
    stein(ink, x, y, size * 0.94);
    times(ink, x, y, size, '+1');
  },
  dishwasher: (ink, x, y, size) => {
    die(ink, 'white', 3, x, y, size);
    times(ink, x, y, size, '+1');
  },
  server: (ink, x, y, size) => {
    ownDie(ink, x, y, size);
    times(ink, x, y, size, '+1');
  },
  table: (ink, x, y, size) => {
    roundTable(ink, x, y, size * 0.9);
    times(ink, x, y, size, '+1');
  },
  brewer: (ink, x, y, size) => {
    die(ink, 'white', 6, x - size * 0.26, y - size * 0.16, size * 0.58);
    stein(ink, x + size * 0.28, y - size * 0.08, size * 0.6);
    times(ink, x, y, size, '+1');
  },
};

const TRADESPEOPLE: Record<Exclude<TavernCard, 'table'>, Person> = {
  bard: 'bard',
  barback: 'barback',
  dishwasher: 'dishwasher',
  server: 'server',
  brewer: 'brewer',
};

function tavernCard(ink: Ink, card: TavernCard): void {
  const { colour, deep } = TRADE[card];
  inFrame(ink, 'oak', () => {
    room(ink, { colour, shade: deep }, card);
    if (card === 'table') {
      light(ink, 140, 160, 130, '#ffb865', 0.4);
      roundTable(ink, 140, 170, 196);
      candle(ink, 140, 122, 58);
      flame(ink, 140, 101, 34, 2);
      light(ink, 140, 96, 110, '#ffae4a', 0.55);
    } else {
      person(ink, TRADESPEOPLE[card], 146, 142, 114);
      tradeSign(ink, card, 62, 224, 84);
    }
    // Staff stand behind the bar instead of sitting at a table: a counter in the colour of their trade.
    planks(ink, { x: 10, y: 276, width: 260, height: 106 }, OAK, 27, `${card} counter`, true);
    fillBox(ink, { x: 10, y: 276, width: 260, height: 106 }, `${deep}aa`);
    board(
      ink,
      { x: 10, y: 262, width: 260, height: 20 },
      { dark: '#3a200d', mid: '#8a5428', pale: '#d09a58' },
      `${card} top`,
    );
    fillBox(
      ink,
      { x: 10, y: 282, width: 260, height: 10 },
      downward(ink, 282, 292, [0, 'rgba(0,0,0,.55)', 1, 'rgba(0,0,0,0)']),
    );
    cloth(ink, 140, 330, 52);
    EFFECT[card](ink, 140, 327, 76);
  });
  priceInThalers(ink, TAVERN_CARD[card].price);
  points(ink, VICTORY_POINTS[card]);
}

/** Any card's face; nobles have several to choose from. */
export function cardFace(ink: Ink, card: Card, nobleFace: NobleFace = 0): void {
  if (isGuest(card)) guest(ink, card);
  else if (liesBeside(card)) tavernCard(ink, card);
  else if (card === 'noble') noble(ink, nobleFace);
  else regular(ink, card);
}

/** The back that all cards share. */
export function cardBack(ink: Ink): void {
  inFrame(ink, 'oak', () => {
    fillBox(ink, WINDOW, glowing(ink, 140, 180, 260, [0, '#2f6a50', 0.6, PALETTE.bottle, 1, '#0a1e16']));
    ink.lineWidth = 1;
    ink.strokeStyle = 'rgba(217,176,82,.22)';
    ink.beginPath();
    for (let at = -16; at < 34; at++) {
      ink.moveTo(at * 20 - 400, 0);
      ink.lineTo(at * 20, 400);
      ink.moveTo(at * 20 + 400 - 120, 0);
      ink.lineTo(at * 20 - 120, 400);
    }
    ink.stroke();
    vignette(ink, WINDOW, 0.6);
    brassLine(ink, { x: 24, y: 24, width: 232, height: 344 }, 8, 1.6);
    for (const [x, y, turn] of [
      [44, 44, 0],
      [236, 44, 1],
      [236, 348, 2],
      [44, 348, 3],
    ] as const)
      isolated(ink, () => {
        ink.translate(x, y);
        ink.rotate((turn * Math.PI) / 2 - Math.PI / 4);
        hop(ink, 0, 2, 40);
      });
    disc(ink, 140, 196, 78, '#0a1e16');
    disc(ink, 140, 196, 76, glowing(ink, 130, 180, 90, [0, '#7a2433', 1, '#3a0b13']));
    ring(ink, 140, 196, 76, 4, brass(ink, 64, 120, 216, 272));
    ring(ink, 140, 196, 67, 1.4, '#d9b052');
    for (let at = 0; at < 32; at++) {
      const angle = (at / 32) * Math.PI * 2;
      disc(ink, 140 + Math.cos(angle) * 71.5, 196 + Math.sin(angle) * 71.5, 1.5, '#f3d88c');
    }
    light(ink, 140, 190, 70, '#ffb04a', 0.4);
    stein(ink, 140, 200, 92);
    stamp(ink, 'wheat', 98, 236, 34, '#d9b052');
    isolated(ink, () => {
      ink.translate(182, 236);
      ink.scale(-1, 1);
      stamp(ink, 'wheat', 0, 0, 34, '#d9b052');
    });
    shape(ink, 'M96 112L140 90L184 112', null, ['rgba(217,176,82,.7)', 2]);
    shape(ink, 'M96 280L140 302L184 280', null, ['rgba(217,176,82,.7)', 2]);
  });
}
