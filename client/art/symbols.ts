// Signs of bonuses on start cards, tracks and cells, one for each kind of bonus, and of what tiles yield.
import type { Gift, Entertainer, TavernCard, Tile } from '../../game/index.ts';
import type { AnyIcon } from './iconNames.ts';
import type { HexColour } from './hexColour.ts';
import { isolated, ball, shadow, disc, downward, figure, inSquare, ring, rounded, shape, type Ink } from './ink.ts';
import { stamp } from './stamps.ts';
import { barrelUpright, hop } from './barrels.ts';
import { coin, COIN_LETTERS } from './money.ts';
import { crown } from './honours.ts';
import { schnappsGlass, stein, STEIN_LETTERS } from './vessels.ts';
import { roundTable } from './furniture.ts';
import { brass } from './brass.ts';
import { printedDie } from './slots.ts';
import { hooded } from './people.ts';
import { PALETTE, PLAYER_COLOURS, PLAYER_PAINT, SHADOW } from './theme.ts';

interface CardColours {
  readonly colour: string;
  readonly deep: HexColour;
}

/** The colour of each kind of tavern card, on cards, tiles and bonuses. */
export const TAVERN_CARD_COLOURS: Record<TavernCard, CardColours> = {
  bard: { colour: '#8c3558', deep: '#3f1026' },
  barback: { colour: '#b06a1c', deep: '#4e2a07' },
  dishwasher: { colour: '#33708a', deep: '#0f2d3b' },
  server: { colour: '#3f7a4a', deep: '#15331c' },
  table: { colour: '#9a7350', deep: '#3d2716' },
  brewer: { colour: '#7d8a2c', deep: '#343a0c' },
};

/** A gleaming pile of plates. */
export function plates(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    for (let at = 0; at < 4; at++) {
      const py = 34 - at * 13;
      shape(ink, `M-38 ${py}Q0 ${py + 16} 38 ${py}L30 ${py - 6}L-30 ${py - 6}Z`, '#c9d6d8', ['#2c4048', 2.4]);
      ink.beginPath();
      ink.ellipse(0, py - 2, 38, 9, 0, 0, Math.PI * 2);
      ink.fillStyle = '#f4faf8';
      ink.fill();
      ink.lineWidth = 2.4;
      ink.strokeStyle = '#2c4048';
      ink.stroke();
    }
    ink.beginPath();
    ink.ellipse(0, -7, 22, 5, 0, 0, Math.PI * 2);
    ink.lineWidth = 2;
    ink.strokeStyle = '#8fb0bc';
    ink.stroke();
    shape(ink, 'M26-34L29-26L37-23L29-20L26-12L23-20L15-23L23-26Z', '#ffffff', ['#2c4048', 1.4]);
    shape(ink, 'M-24-40L-22-34L-16-32L-22-30L-24-24L-26-30L-32-32L-26-34Z', '#ffffff', ['#2c4048', 1.2]);
  });
}

/** A tray with steins on it. */
export function tray(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    stein(ink, -24, -8, 42);
    stein(ink, 24, -8, 42);
    stein(ink, 0, -2, 46);
    shape(ink, 'M-48 22Q0 34 48 22L44 31Q0 43-44 31Z', brass(ink, -48, 20, 48, 40), ['#3a2408', 2.4]);
    shape(ink, 'M-14 37Q-10 48 0 50Q10 48 14 37', null, ['#c9925f', 7]);
  });
}

/** A table from the side with a stein on it, simple enough to be recognised when it is small. */
function tableSign(ink: Ink, x: number, y: number, size: number): void {
  inSquare(ink, x, y, size, 100, () => {
    stein(ink, -2, -20, 46);
    for (const side of [-1, 1]) shape(ink, `M${side * 26} 10L${side * 34} 46`, null, ['#2b1608', 14]);
    for (const side of [-1, 1]) shape(ink, `M${side * 26} 10L${side * 34} 45`, null, ['#9c6430', 8]);
    shape(ink, 'M-46 2L46 2L46 14L-46 14Z', '#c98f4c', ['#2b1608', 4]);
  });
}

/** The symbol of a tavern card. */
export function tavernCardSign(ink: Ink, card: TavernCard, x: number, y: number, size: number): void {
  switch (card) {
    case 'bard':
      stamp(ink, 'reputation', x, y, size, brass(ink, 0, 0, 512, 512), '#2b1405');
      return;
    case 'barback':
      stein(ink, x, y, size * 0.96);
      return;
    case 'dishwasher':
      plates(ink, x, y, size);
      return;
    case 'server':
      tray(ink, x, y, size);
      return;
    case 'table':
      tableSign(ink, x, y, size);
      return;
    case 'brewer':
      hop(ink, x, y, size);
      return;
    default:
      card satisfies never;
  }
}

/** A small card with a sign on it. */
function smallCard(ink: Ink, x: number, y: number, size: number, top: string, bottom: string, draw: () => void): void {
  isolated(ink, () => {
    const width = size * 0.74;
    const height = size * 0.98;
    const box = { x: x - width / 2, y: y - height / 2, width, height };
    isolated(ink, () => {
      shadow(ink, SHADOW.resting);
      rounded(ink, box, size * 0.1);
      ink.fillStyle = downward(ink, box.y, box.y + height, [0, top, 1, bottom]);
      ink.fill();
    });
    ink.lineWidth = size * 0.05;
    ink.strokeStyle = brass(ink, box.x, box.y, box.x + width, box.y + height);
    rounded(ink, box, size * 0.1);
    ink.stroke();
    draw();
  });
}

export function cardToken(ink: Ink, card: TavernCard, x: number, y: number, size: number): void {
  const { colour, deep } = TAVERN_CARD_COLOURS[card];
  smallCard(ink, x, y, size, colour, deep, () => tavernCardSign(ink, card, x, y, size * 0.58));
}

export function nobleToken(ink: Ink, x: number, y: number, size: number): void {
  smallCard(ink, x, y, size, PALETTE.nobleLight, '#2d1238', () => crown(ink, x, y, size * 0.54));
}

/** A round token of one colour with something stamped on it, or nothing. */
function token(ink: Ink, x: number, y: number, size: number, colour: string, deep: string, icon: AnyIcon | null): void {
  const radius = size * 0.46;
  isolated(ink, () => {
    shadow(ink, SHADOW.resting);
    disc(ink, x, y, radius, deep);
  });
  disc(ink, x, y, radius, ball(ink, x, y, radius, [0, colour, 1, deep]));
  ring(ink, x, y, radius, size * 0.045, brass(ink, x - radius, y - radius, x + radius, y + radius));
  if (icon !== null) stamp(ink, icon, x, y, size * 0.58, PALETTE.cream, deep);
}

/** A number in the lower right of a token, at least `least` high; left out where it would cover the token. */
function cornerNumber(ink: Ink, x: number, y: number, size: number, text: string, least: number): void {
  const share = text.length > 2 ? 1.05 : 1.4;
  const radius = Math.max(size * 0.24, least / share);
  if (radius > size * 0.42) return;
  const cx = x + size * 0.32;
  const cy = y + size * 0.32;
  disc(ink, cx, cy + radius * 0.1, radius * 1.12, 'rgba(0,0,0,.6)');
  disc(ink, cx, cy, radius, PALETTE.cream);
  ring(ink, cx, cy, radius, size * 0.03, PALETTE.brassDark);
  figure(ink, text, cx, cy, radius * share, PALETTE.ink);
}

const ENTERTAINER_ICON: Record<Entertainer, AnyIcon> = { dancer: 'ballet', fireBreather: 'fire', juggler: 'juggler' };

const entertainerToken = (ink: Ink, who: Entertainer, x: number, y: number, size: number): void =>
  token(ink, x, y, size, '#a8552a', '#4a1c0a', ENTERTAINER_ICON[who]);

export const reputationToken = (ink: Ink, x: number, y: number, size: number): void =>
  token(ink, x, y, size, '#8c3558', '#3f1026', 'reputation');

/** The token of reputation without its icon: the caller writes an amount on it. */
export const reputationDisc = (ink: Ink, x: number, y: number, size: number): void =>
  token(ink, x, y, size, '#8c3558', '#3f1026', null);

export const monasteryToken = (ink: Ink, x: number, y: number, size: number): void =>
  token(ink, x, y, size, '#4a6a86', '#16283a', 'monastery');

/** The deny-service bonus. */
export function denyToken(ink: Ink, x: number, y: number, size: number): void {
  token(ink, x, y, size, '#8a2b24', '#3d0b0a', 'leave');
}

const OWN_PIPS = PLAYER_COLOURS.map((colour) => PLAYER_PAINT[colour].base);

/** A die of the player's colour, whichever that is: it has a pip of each colour. */
export function ownDie(ink: Ink, x: number, y: number, size: number): void {
  printedDie(ink, 4, x, y, size * 0.86, OWN_PIPS);
}

/** Writes the count, unless it is one. */
const writeCount = (ink: Ink, x: number, y: number, size: number, count: number, least: number): void => {
  if (count > 1) cornerNumber(ink, x, y, size, String(count), least);
};

/** The sign of a bonus; its number is at least `least` units high. */
export function bonusSign(ink: Ink, bonus: Gift, x: number, y: number, size: number, least = 0): void {
  switch (bonus.gives) {
    case 'card':
      cardToken(ink, bonus.card, x, y, size);
      return;
    case 'noble':
      nobleToken(ink, x, y, size);
      return;
    case 'thalers':
      coin(ink, x, y, Math.max(size * 0.94, least / COIN_LETTERS), bonus.count);
      return;
    case 'monastery':
      monasteryToken(ink, x, y, size);
      cornerNumber(ink, x, y, size, `+${bonus.count}`, least);
      return;
    case 'reputation':
      reputationToken(ink, x, y, size);
      cornerNumber(ink, x, y, size, `+${bonus.count}`, least);
      return;
    case 'schnapps':
      schnappsGlass(ink, x, y, size * 0.96);
      writeCount(ink, x, y, size, bonus.count, least);
      return;
    case 'deny':
      denyToken(ink, x, y, size);
      return;
    case 'counterGuest':
      hooded(ink, x, y, size * 0.86, '#5e4a3a');
      return;
    case 'die':
      ownDie(ink, x, y, size);
      return;
    case 'threeBeerGuest':
      smallCard(ink, x, y, size, '#8a6a3a', '#3a2610', () =>
        stein(ink, x, y, Math.max(size * 0.6, least / STEIN_LETTERS), 3),
      );
      return;
    case 'freeUpgrade':
      token(ink, x, y, size, '#b98a2c', '#5a3c0a', 'upgrade');
      return;
    case 'entertainer':
      entertainerToken(ink, bonus.entertainer, x, y, size);
      return;
    default:
      bonus satisfies never;
  }
}

/** One unit of what each tile yields or keeps. */
export const TILE_YIELD: Record<Tile, (ink: Ink, x: number, y: number, size: number) => void> = {
  // A die with "+1" for pips: a number beside its corner would be too small to be read.
  dishwasher: (ink, x, y, size) => {
    printedDie(ink, null, x, y, size * 1.04);
    figure(ink, '+1', x, y, size * 0.92, '#5e2c16');
  },
  server: ownDie,
  tables: roundTable,
  brewer: (ink, x, y, size) => stein(ink, x, y, size * 0.94),
  barrel: (ink, x, y, size) => stein(ink, x, y, size * 0.94),
  cashbox: (ink, x, y, size) => coin(ink, x, y, size * 0.94),
  monk: monasteryToken,
  safe: (ink, x, y, size) => coin(ink, x, y, size * 0.94),
  storage: (ink, x, y, size) => barrelUpright(ink, x, y, size * 0.94, 'brass'),
};
