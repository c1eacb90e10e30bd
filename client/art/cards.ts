// The fronts of cards: a person at a table or a counter, the price at the upper left, the points at the upper right;
// below, the die, the bonus and the pay, or the effect of a tavern card.
import {
  type Card,
  type Face,
  type Gift,
  type GuestId,
  GUESTS,
  isGuest,
  liesBeside,
  NOBLE,
  REGULAR,
  type Regular,
  TAVERN_CARD,
  type TavernCard,
  VICTORY_POINTS,
} from '../../game/index.ts';
import { CARD_ANCHOR, inFrame, room, seatedPerson, type Wall } from './cardScene.ts';
import { withAlpha } from './hexColour.ts';
import { NOBLE_FACES, type NobleFace } from './cast.ts';
import type { PersonId } from './casting.ts';
import type { Mood } from './faces.ts';
import type { RegularFace } from './regularLooks.ts';
import { roundTable } from './furniture.ts';
import { laurel, LAUREL_LETTERS, signatureSeal } from './honours.ts';
import { isolated, downward, figure, fillBox, type Ink, light, rounded } from './ink.ts';
import { atCounter, behindTable } from './halfFigure.ts';
import { candle, flame } from './lights.ts';
import { coin, COIN_LETTERS, coins } from './money.ts';
import { medal, medallion } from './medallions.ts';
import { printedDie, slot } from './slots.ts';
import { stamp } from './stamps.ts';
import { ownDie, TAVERN_CARD_COLOURS, tavernCardSign } from './symbols.ts';
import { leastLetters, PALETTE } from './theme.ts';
import { stein, STEIN_LETTERS } from './vessels.ts';
import { plank, OAK, planks } from './wood.ts';
import { CARD_UNIT } from './units.ts';

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

/** Middles of the price, the points and the pay. */
const PRICE = { x: 50, y: 52 } as const;
const LAUREL = { x: 230, y: 52 } as const;
const COINS = { x: 223, y: 330 } as const;

/** Small cards have larger symbols, so that they can still be read. */
const emphasis = (shownWidth: number): number => Math.min(1.5, Math.max(1, 1 + (150 - shownWidth) / 240));

interface Scale {
  /** Size of symbols, as a multiple of that on the large card. */
  readonly size: number;
  /** The least size of numbers, in units of the card. */
  readonly least: number;
}

/** The die that a guest takes, the bonus, and the thalers that the guest pays. */
function dieBonusAndPay(ink: Ink, value: Face, bonus: Gift | null, pays: number, { size, least }: Scale): void {
  fillBox(
    ink,
    { x: 10, y: 284, width: 260, height: 98 },
    downward(ink, 284, 382, [0, 'rgba(14,6,2,0)', 1, 'rgba(14,6,2,.5)']),
  );
  slot(ink, value, CARD_ANCHOR.die.x, CARD_ANCHOR.die.y, 84 * Math.min(size, 1.24));
  coins(ink, COINS.x, COINS.y, Math.max(80 * Math.min(size, 1.2), least / COIN_LETTERS), pays);
  if (bonus !== null) medallion(ink, bonus, 139, 330 - (size - 1) * 60, 84 * size, least);
}

/** The distance of a symbol's middle from the card's edge, raised so that at most 12 units of the symbol lie beyond. */
const within = (distance: number, size: number): number => Math.max(distance, size / 2 - 12);

function priceInBeer(ink: Ink, cost: number, { size, least }: Scale): void {
  const across = Math.max(84 * size, least / STEIN_LETTERS);
  stein(ink, within(PRICE.x, across), within(PRICE.y, across), across, cost);
}

function priceInThalers(ink: Ink, price: number, { size, least }: Scale): void {
  const across = Math.max(80 * size, least / COIN_LETTERS);
  coin(ink, within(PRICE.x, across), within(PRICE.y, across), across, price);
}

function points(ink: Ink, vp: number, { size, least }: Scale): void {
  if (vp <= 0) return;
  const across = Math.max(92 * size, least / LAUREL_LETTERS);
  laurel(ink, CARD_UNIT.width - within(CARD_UNIT.width - LAUREL.x, across), within(LAUREL.y, across), across, vp);
}

/** The mark of guests who are in the game from module 3 on. */
function moduleMark(ink: Ink): void {
  isolated(ink, () => {
    ink.globalAlpha = 0.95;
    signatureSeal(ink, 140, 24, 24);
  });
}

function guest(ink: Ink, id: GuestId, mood: Mood, scale: Scale): void {
  const { cost, die: value, pays, vp, bonus, from } = GUESTS[id];
  inFrame(ink, 'oak', () => {
    seatedPerson(ink, { who: id, mood, wall: WALLS[cost] ?? PLAIN_WALL, seed: id, cloth: null });
    dieBonusAndPay(ink, value, bonus, pays, scale);
  });
  if (from > 1) moduleMark(ink);
  priceInBeer(ink, cost, scale);
  points(ink, vp, scale);
}

function regular(ink: Ink, card: Regular, face: RegularFace, mood: Mood, scale: Scale): void {
  const { die: value, pays, vp } = REGULAR[card];
  inFrame(ink, 'oak', () => {
    seatedPerson(ink, { who: `${card}/${face}`, mood, wall: PLAIN_WALL, seed: `${card} ${face}`, cloth: null });
    dieBonusAndPay(ink, value, null, pays, scale);
  });
  points(ink, vp, scale);
}

function noble(ink: Ink, face: NobleFace, mood: Mood, scale: Scale, isForSale: boolean): void {
  const [one, two, three] = NOBLE.cost;
  // For sale there is no brass rim: it would be taken for the golden light around what can be bought.
  inFrame(ink, isForSale ? 'cloth' : 'brass', () => {
    seatedPerson(ink, { who: `noble${face}`, mood, wall: NOBLE_WALL, seed: `noble ${face}`, cloth: PALETTE.noble });
    dieBonusAndPay(ink, NOBLE.die, null, NOBLE.pays, scale);
  });
  priceInBeer(ink, one, scale);
  // Two or three nobles at once are cheaper: their prices are drawn smaller, each beside the number of nobles.
  const letters = Math.max(27 * scale.size, scale.least);
  // At a table these two prices mean nothing, and on small cards they would cover the face.
  const prices = letters > 42 || !isForSale ? [] : [two, three];
  prices.forEach((cost, at) => {
    const y = 84 + 46 * scale.size + at * Math.max(50 * scale.size, letters * 1.75);
    rounded(ink, { x: 12, y: y - letters * 0.7, width: letters * 3.1, height: letters * 1.4 }, 10);
    ink.fillStyle = 'rgba(34,6,46,.86)';
    ink.fill();
    ink.lineWidth = 1.4;
    ink.strokeStyle = '#d9b052';
    ink.stroke();
    figure(ink, `${at + 2}×`, 12 + letters * 0.66, y + 1, letters, PALETTE.cream);
    stein(ink, 12 + letters * 2.1, y, letters * 2, cost);
  });
  points(ink, NOBLE.vp, scale);
}

/** The effect of a tavern card, in the middle of a medallion of this size. */
const EFFECT: Record<TavernCard, (ink: Ink, size: number) => void> = {
  bard: (ink, size) => stamp(ink, 'reputation', 0, 0, size * 0.6, PALETTE.cream, '#1a0d05'),
  barback: (ink, size) => stein(ink, 0, 0, size * 0.62),
  dishwasher: (ink, size) => printedDie(ink, 3, 0, 0, size * 0.58),
  server: (ink, size) => ownDie(ink, 0, 0, size * 0.68),
  table: (ink, size) => roundTable(ink, 0, 0, size * 0.62),
  brewer: (ink, size) => {
    printedDie(ink, 6, -size * 0.17, -size * 0.1, size * 0.36);
    stein(ink, size * 0.18, 0, size * 0.44);
  },
};

const TRADESPEOPLE: Record<Exclude<TavernCard, 'table'>, PersonId> = {
  bard: 'bard',
  barback: 'barback',
  dishwasher: 'dishwasher',
  server: 'server',
  brewer: 'brewer',
};

/** The y of the upper edge of the counter behind which staff stand. */
const COUNTER_Y = 262;

function tavernCard(ink: Ink, card: TavernCard, scale: Scale): void {
  const { colour, deep } = TAVERN_CARD_COLOURS[card];
  inFrame(ink, 'oak', () => {
    room(ink, { colour, shade: deep }, card);
    if (card === 'table') {
      light(ink, 140, 160, 130, '#ffb865', 0.4);
      roundTable(ink, 140, 170, 196);
      candle(ink, 140, 122, 58);
      flame(ink, 140, 101, 34, 2);
      light(ink, 140, 96, 110, '#ffae4a', 0.55);
    } else {
      behindTable(ink, TRADESPEOPLE[card], 140, COUNTER_Y, 'served');
    }
    // Staff stand behind the bar instead of sitting at a table: a counter in the colour of their trade.
    planks(ink, { x: 10, y: COUNTER_Y + 14, width: 260, height: 106 }, OAK, 27, `${card} counter`, 'upright');
    fillBox(ink, { x: 10, y: COUNTER_Y + 14, width: 260, height: 106 }, withAlpha(deep, 0.667));
    plank(
      ink,
      { x: 10, y: COUNTER_Y, width: 260, height: 20 },
      { dark: '#3a200d', mid: '#8a5428', pale: '#d09a58' },
      `${card} top`,
    );
    fillBox(
      ink,
      { x: 10, y: COUNTER_Y + 20, width: 260, height: 10 },
      downward(ink, COUNTER_Y + 20, COUNTER_Y + 30, [0, 'rgba(0,0,0,.55)', 1, 'rgba(0,0,0,0)']),
    );
    if (card !== 'table') atCounter(ink, TRADESPEOPLE[card], 140, COUNTER_Y, () => tavernCardSign(ink, card, 0, 0, 84));
    const across = 88 * Math.min(scale.size, 1.14);
    // On small cards the "+1" is left out: the number of cards in the pile would lie over it.
    medal(
      ink,
      TAVERN_CARD_COLOURS[card],
      140,
      330,
      across,
      scale.size > 1.15 ? null : '+1',
      () => EFFECT[card](ink, across),
      scale.least,
    );
  });
  priceInThalers(ink, TAVERN_CARD[card].price, scale);
  points(ink, VICTORY_POINTS[card], scale);
}

/** The face that a card shows, if it has several, and the mood of that face. */
export interface FaceAndMood {
  readonly face?: RegularFace | NobleFace;
  readonly mood?: Mood;
}

/** The front of any card; `shownWidth` is its width on the screen. `sitting` is null for a card that is at no table. */
export function cardFace(ink: Ink, card: Card, shownWidth: number, sitting: FaceAndMood | null = null): void {
  const { face = 0, mood = 'waiting' } = sitting ?? {};
  const scale = { size: emphasis(shownWidth), least: leastLetters(CARD_UNIT.width, shownWidth) };
  if (isGuest(card)) guest(ink, card, mood, scale);
  else if (liesBeside(card)) tavernCard(ink, card, scale);
  else if (card === 'noble') noble(ink, NOBLE_FACES[face % NOBLE_FACES.length] ?? 0, mood, scale, sitting === null);
  else regular(ink, card, face, mood, scale);
}
