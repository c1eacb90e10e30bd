// Pieces of dice: the place of each on its spot, help by dishwashers, and used dice.
import { SEATS, SUPPLIES, type Die, type Face, type Seat, type Space } from '../../../game/index.ts';
import { spotOfDie, type Spot } from '../../model/spots.ts';
import type { Colour } from '../../model/tableModel.ts';
import { type ArtKey, CARD_ANCHOR, CARD_UNIT, SLOT_ROW, TILE_ANCHOR, TILE_UNIT } from '../art.ts';
import { rectIn, type Layout } from '../layout.ts';
import { gathered, grown, rect, type Rect } from '../layout/rect.ts';
import type { Piece } from './piece.ts';

export const diePicture = (value: Face, own: boolean, colour: Colour): ArtKey =>
  `die/${own ? colour : 'white'}/${value}`;

/** The place of die n of `count` on a spot. */
export function placeOfDie(layout: Layout, spot: Spot, index: number, count: number, size: number): Rect | null {
  const box = rectIn(layout, spot);
  if (box === null) return null;
  switch (spot.at) {
    case 'coaster':
      return isBroad(box) ? inRowOfCoaster(box, index, count, size) : onCoaster(box, index, count, size);
    case 'table':
      // In the slot of the card.
      return rect(
        box.x + (box.width * CARD_ANCHOR.die.x) / CARD_UNIT.width - size / 2,
        box.y + (box.height * CARD_ANCHOR.die.y) / CARD_UNIT.height - size / 2,
        size,
        size,
      );
    case 'equipment': {
      // On a small tile dice lie beside each other rather than on its slots.
      if (isSmall(layout, spot.seat)) return gathered(box, Math.max(count, index + 1), size)[index] ?? null;
      const scale = box.width / TILE_UNIT.width;
      const x = box.x + TILE_ANCHOR.die.x * scale - size / 2;
      const y = box.y + TILE_ANCHOR.die.y * scale - size / 2;
      // Beside each other along the slots, from the left; closer together when there are too many.
      const last = (SLOT_ROW.count - 1) * SLOT_ROW.pitch * TILE_ANCHOR.die.size * scale;
      const step = count > 1 ? Math.min(size * BODY_SHARE, last / (count - 1)) : 0;
      return rect(x + step * index, y, size, size);
    }
    default:
      return inRows(box, index, count, size);
  }
}

const isSmall = ({ others }: Layout, seat: Seat): boolean => others.some((one) => one.seat === seat);

/** While dice are drafted they lie in a row, from the coaster on. */
export const isBroad = ({ width, height }: Rect): boolean => width > height * 1.2;

/** The coaster in its spot, at the left where the spot is broad. */
export const coasterIn = (box: Rect): Rect => (isBroad(box) ? rect(box.x, box.y, box.height, box.height) : box);

/** From the left, in as many rows as there is room for; closer together when there is none. */
function inRows(box: Rect, index: number, count: number, size: number): Rect {
  const pitch = size * 1.12;
  const across = Math.max(1, Math.floor((box.width - size) / pitch) + 1);
  const down = Math.max(1, Math.floor((box.height - size) / pitch) + 1);
  const lines = Math.min(down, Math.ceil(count / across));
  const perLine = Math.ceil(count / lines);
  const step = perLine > 1 ? Math.min(pitch, (box.width - size) / (perLine - 1)) : 0;
  const line = Math.floor(index / perLine);
  const inLine = Math.min(perLine, count - line * perLine);
  const left = box.x + (box.width - size - step * (inLine - 1)) / 2;
  const top = box.y + (box.height - size - pitch * (lines - 1)) / 2;
  return rect(left + (index % perLine) * step, top + line * pitch, size, size);
}

/** From the right, each in a place of its own, so that fewer dice leave the coaster at the left in sight. */
function inRowOfCoaster(box: Rect, index: number, count: number, size: number): Rect {
  const places = Math.max(count, SUPPLIES.whiteDice);
  return inRows(box, places - count + index, places, size);
}

/** Four in a square, three in a triangle, two side by side, one in the middle. */
function onCoaster(box: Rect, index: number, count: number, size: number): Rect {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = size * 0.56;
  const corners: readonly (readonly [number, number])[] =
    count === 1
      ? [[0, 0]]
      : count === 2
        ? [
            [-1, 0],
            [1, 0],
          ]
        : count === 3
          ? [
              [-1, 0.8],
              [1, 0.8],
              [0, -1],
            ]
          : [
              [-1, -1],
              [1, -1],
              [-1, 1],
              [1, 1],
            ];
  const [u, v] = corners[index % corners.length] ?? [0, 0];
  return rect(x + u * reach - size / 2, y + v * reach - size / 2, size, size);
}

/** Unplaced dice are larger, as they are to be picked up. */
export function dieSize(layout: Layout, spot: Spot, seat: Seat): number {
  const other = layout.others.find((one) => one.seat === seat);
  if (other !== undefined) return other.die;
  const { die, hand } = layout.tavern;
  if (spot.at === 'hand') return Math.max(die, Math.min(hand.height * 0.62, hand.width / LEAST_IN_HAND, die * 1.5));
  if (spot.at !== 'table') return die;
  return Math.max(die, (rectIn(layout, spot)?.width ?? 0) * 0.42);
}

/** So many dice lie side by side in the hand while others are drafted. */
const LEAST_IN_HAND = 5;

/** Edge of the dice on the coaster in front of a seat. */
export function coasterDieSize(layout: Layout, seat: Seat): number {
  const spot: Spot = { at: 'coaster', seat };
  const { width, height } = rectIn(layout, spot) ?? rect(0, 0, 0, 0);
  if (isBroad(rect(0, 0, width, height)))
    return Math.min(height * 0.94, width / SUPPLIES.whiteDice, LARGEST_ON_COASTER);
  return Math.min(dieSize(layout, spot, seat) * 1.1, width * 0.42);
}

const LARGEST_ON_COASTER = 84;

/** The share of its box that a die fills without the margin for its shadow. */
const BODY_SHARE = 0.76;

/** Removes the margin for the shadow from the box of a die. */
export const dieBody = (box: Rect): Rect => grown(box, (-box.width * (1 - BODY_SHARE)) / 2);

export interface LyingDie {
  die: Die;
  spot: Spot;
  box: Rect;
}

/** Every die of a seat with its place. */
export function lyingDice(layout: Layout, seat: Seat, dice: readonly Die[]): LyingDie[] {
  const bySpace = new Map<Space | null, Die[]>();
  for (const die of dice) bySpace.set(die.at, [...(bySpace.get(die.at) ?? []), die]);
  const lying: LyingDie[] = [];
  for (const [space, group] of bySpace) {
    const spot = spotOfDie(seat, space);
    if (space === null && !isSmall(layout, seat)) {
      for (const { die, box } of diceInTray(layout, seat, dice)) if (die.at === null) lying.push({ die, spot, box });
      continue;
    }
    (space === null ? byValue(group) : group).forEach((die, index) => {
      const box = placeOfDie(layout, spot, index, group.length, dieSize(layout, spot, seat));
      if (box !== null) lying.push({ die, spot, box });
    });
  }
  return lying;
}

/** White dice first, so that each is found by its value; of equal ones those that are placed come first. */
const byValue = (dice: readonly Die[]): Die[] =>
  dice.toSorted(
    (a, b) => Number(a.own) - Number(b.own) || a.value - b.value || Number(a.at === null) - Number(b.at === null),
  );

/** The places in the tray of all dice, also of those that are placed: nothing moves there while dice come and go. */
function diceInTray(layout: Layout, seat: Seat, dice: readonly Die[]): { die: Die; box: Rect }[] {
  const spot: Spot = { at: 'hand', seat };
  const size = sizeInTray(layout, seat, dice.length);
  return byValue(dice).flatMap((die, index) => {
    const box = placeOfDie(layout, spot, index, dice.length, size);
    return box === null ? [] : [{ die, box }];
  });
}

/** The hollows of the tray, one for each die of the seat. */
export const homesOfDice = (layout: Layout, seat: Seat, dice: readonly Die[]): Rect[] =>
  diceInTray(layout, seat, dice).map(({ box }) => box);

/** The edge of a die in the tray: many dice are smaller rather than cover each other. */
export function sizeInTray(layout: Layout, seat: Seat, count: number): number {
  const spot: Spot = { at: 'hand', seat };
  const size = dieSize(layout, spot, seat);
  const { width } = rectIn(layout, spot) ?? rect(0, 0, 0, 0);
  return isSmall(layout, seat) ? size : Math.min(size, width / (1 + BODY_SHARE * Math.max(0, count - 1)));
}

/** The dice on the coaster in front of a seat; all are white. */
export function coasterDice(layout: Layout, seat: Seat, dice: readonly Face[]): { value: Face; box: Rect }[] {
  const spot: Spot = { at: 'coaster', seat };
  const size = coasterDieSize(layout, seat);
  const sorted = dice.slice().sort();
  return sorted.flatMap((value, index) => {
    const place = placeOfDie(layout, spot, index, sorted.length, size);
    return place === null ? [] : [{ value, box: place }];
  });
}

/** Large enough for a legible number. */
const LEAST_MARK = 17;

/** A die that was taken off fades, and its space is marked as used. */
export function addDice(pieces: Piece[], layout: Layout, seat: Seat, dice: readonly Die[], colour: Colour): void {
  const counts = new Map<string, number>();
  for (const { die, spot, box } of lyingDice(layout, seat, dice)) {
    const name = `die/${seat}/${die.at ?? 'hand'}/${die.value}/${die.own ? 'own' : 'white'}`;
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    const key = `${name}/${nth}`;
    const { value, own, at, raise, spent } = die;
    pieces.push({
      key,
      picture: diePicture(value, own, colour),
      box,
      spot,
      subject: { is: 'die', value, own, seat, at },
      ...(spent ? { alpha: 0.5 } : {}),
    });
    if (spent && box.width >= 20) pieces.push({ key: `${key}/used`, picture: 'slot/used', box });
    const mark = HELP[raise];
    if (mark !== undefined && box.width >= 20) {
      const size = Math.max(LEAST_MARK, box.width * 0.52);
      pieces.push({
        key: `${key}/help`,
        picture: mark,
        box: rect(box.x + box.width - size * 0.62, box.y - size * 0.38, size, size),
      });
    }
  }
}

const HELP: readonly (ArtKey | undefined)[] = [undefined, 'helped/1', 'helped/2', 'helped/3', 'helped/4', 'helped/5'];

export const seatsOf = (count: number): Seat[] => SEATS.slice(0, count);
