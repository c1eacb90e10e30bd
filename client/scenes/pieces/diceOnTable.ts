// Pieces of dice: the place of each on its spot, and the marks on those that dishwashers help or that were taken off.
import { SEATS, SUPPLIES, type Die, type Face, type Seat, type Space } from '../../../game/index.ts';
import { spotOfDie, type Spot } from '../../model/spots.ts';
import type { Colour } from '../../model/tableModel.ts';
import { type ArtKey, CARD_ANCHOR, CARD_UNIT, TILE_ANCHOR, TILE_UNIT } from '../art.ts';
import { rectIn, type Layout } from '../layout.ts';
import { clamp, gathered, grown, middle, rect, type Rect } from '../layout/rect.ts';
import type { Piece } from './piece.ts';

/** `colour` is that of the player, whose own dice have it. */
export const diePicture = ({ value, own }: Pick<Die, 'value' | 'own'>, colour: Colour): ArtKey =>
  `die/${own ? colour : 'white'}/${value}`;

/** The place of the die with this index among `count` dice on a spot. */
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
    case 'equipment':
      // On a small tile dice lie beside each other rather than on its slots.
      return isSmall(layout, spot.seat)
        ? (gathered(box, Math.max(count, index + 1), size)[index] ?? null)
        : onTile(box, index, count, size);
    default:
      return inRows(box, index, count, size);
  }
}

/** The part of a tile for its dice, between the price above and the yield at the right, in the tile's own units. */
const DICE_ON_TILE = { left: 8, right: 124, top: 44, bottom: 143 } as const;
/** The most dice in a row: as many as there are slots on the tiles of the monk and the brewer. */
const PER_ROW = 3;

/** A die on a tile: the first on the first slot, the others at its right and above it; more dice are smaller and never overlap. */
function onTile(tile: Rect, index: number, count: number, size: number): Rect {
  const scale = tile.width / TILE_UNIT.width;
  const { left, right: end, top, bottom: floor } = DICE_ON_TILE;
  const lines = Math.ceil(Math.max(count, index + 1) / PER_ROW);
  const perLine = lines > 1 ? PER_ROW : Math.max(count, index + 1);
  const body = Math.min((size * BODY_SHARE) / scale, (end - left) / perLine, (floor - top) / lines);
  const first = clamp(TILE_ANCHOR.die.x - body / 2, left, end - perLine * body) + body / 2;
  const lowest = Math.min(TILE_ANCHOR.die.y, floor - body / 2);
  const x = first + (index % perLine) * body;
  const y = lowest - Math.floor(index / perLine) * body;
  const edge = (body * scale) / BODY_SHARE;
  return rect(tile.x + x * scale - edge / 2, tile.y + y * scale - edge / 2, edge, edge);
}

const isSmall = ({ others }: Layout, seat: Seat): boolean => others.some((one) => one.seat === seat);

/**
 * True for the spot of a coaster that is broad enough for its dice in a row, as that of the large tavern is while dice
 * are drafted.
 */
export const isBroad = ({ width, height }: Rect): boolean => width > height * 1.2;

/** The coaster in its spot, at the left where the spot is broad. */
export const coasterIn = (box: Rect): Rect => (isBroad(box) ? rect(box.x, box.y, box.height, box.height) : box);

/** A die among the centred rows of dice in a box; dice stand closer together where there is no room for another row. */
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

/** A die in the row of a coaster, filled from the right: once dice are taken, the coaster at its left is seen. */
function inRowOfCoaster(box: Rect, index: number, count: number, size: number): Rect {
  const places = Math.max(count, SUPPLIES.whiteDice);
  return inRows(box, places - count + index, places, size);
}

/** The places of one, two, three and four dice on a coaster, from its middle, as multiples of the reach. */
const ON_COASTER: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-1, 0],
    [1, 0],
  ],
  [
    [-1, 0.8],
    [1, 0.8],
    [0, -1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
];

function onCoaster(box: Rect, index: number, count: number, size: number): Rect {
  const { x, y } = middle(box);
  const reach = size * 0.56;
  const places = ON_COASTER[count - 1] ?? ON_COASTER.at(-1) ?? [];
  const [across, down] = places[index % places.length] ?? [0, 0];
  return rect(x + across * reach - size / 2, y + down * reach - size / 2, size, size);
}

/** Edge of a die on a spot. Unplaced dice of the large tavern are larger if there is room: they are to be picked up. */
export function dieSize(layout: Layout, spot: Spot, seat: Seat): number {
  const other = layout.others.find((one) => one.seat === seat);
  if (other !== undefined) return other.die;
  const { die, hand } = layout.tavern;
  if (spot.at === 'hand') return Math.max(die, Math.min(hand.height * 0.62, hand.width / LEAST_IN_HAND, die * 1.5));
  if (spot.at !== 'table') return die;
  const card = rectIn(layout, spot)?.width ?? 0;
  return Math.max(Math.min(die, card * MOST_OF_CARD), card * 0.42);
}

/** The most of a guest's width that a die takes: the thalers beside it stay in sight. */
const MOST_OF_CARD = 0.52;

/** The least number of dice for which there is room side by side in the hand. */
const LEAST_IN_HAND = 5;

/** Edge of the dice on the coaster in front of a seat. */
export function coasterDieSize(layout: Layout, seat: Seat): number {
  const spot: Spot = { at: 'coaster', seat };
  const box = rectIn(layout, spot) ?? rect(0, 0, 0, 0);
  if (isBroad(box)) return Math.min(box.height * 0.94, box.width / SUPPLIES.whiteDice, LARGEST_ON_COASTER);
  return Math.min(dieSize(layout, spot, seat) * 1.1, box.width * 0.42);
}

const LARGEST_ON_COASTER = 84;

/** The share of its box that a die fills; the rest is a margin for its shadow. */
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

/** White dice before those of the player's colour, each kind by value; equal ones in the order of the list. */
const byValue = (dice: readonly Die[]): Die[] =>
  dice.toSorted((a, b) => Number(a.own) - Number(b.own) || a.value - b.value);

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
export const hollowsInTray = (layout: Layout, seat: Seat, dice: readonly Die[]): Rect[] =>
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

/** The opacity of a die that was taken off. */
export const SPENT_ALPHA = 0.5;

/** The least size of a mark with a legible number. */
const LEAST_MARK = 17;

/** Adds the dice of a seat, with marks: one on a die that was taken off, which is pale, and the help of dishwashers. */
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
      picture: diePicture(die, colour),
      box,
      spot,
      subject: { is: 'die', value, own, seat, at, nth },
      ...(spent ? { alpha: SPENT_ALPHA } : {}),
    });
    if (spent && box.width >= 20)
      pieces.push({ key: `${key}/used`, picture: 'mark/spent', box: grown(dieBody(box), box.width * 0.04) });
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

/** The mark of each amount by which dishwashers raise a die. */
const HELP: readonly (ArtKey | undefined)[] = [undefined, 'helped/1', 'helped/2', 'helped/3', 'helped/4', 'helped/5'];

export const seatsOf = (count: number): Seat[] => SEATS.slice(0, count);
