// The places of the scroll arrows: at the left and right edges of the host and, if possible, over no number and nothing
// that has to be tapped.
import type { Spot } from '../model/spots.ts';
import type { Arrow, ScrollDirection } from '../model/stage.ts';
import type { Layout } from './layout.ts';
import type { Placed } from './layout/needs.ts';
import { bottom, overlaps, rect, right, type Rect } from './layout/rect.ts';

/** Spots that an arrow may lie over: a tap there only explains, or does what a button does as well. */
const COVERABLE: readonly Spot['at'][] = [
  'plate',
  'beside',
  'deck',
  'discard',
  'guestDeck',
  'moon',
  'monastery',
  'reputation',
  'box',
  'thalers',
  'beer',
  'schnapps',
  'schnappsSupply',
  'signatures',
];

/** Spots with numbers that players read all the time. */
const NUMBERS: readonly Spot['at'][] = ['thalers', 'beer', 'schnapps'];

/** The number of cards in a pile hangs below it by this much. */
const HANGING = 12;

const SIZE = 44;
/** The width of a slim arrow, which has no margin, where there is no room for a whole one. */
const SLIM = 24;
const MARGIN = 4;
/** The distance between two places that are tried. */
const STEP = 2;

/**
 * The arrows for these sides, lit if one of the boxes that shine lies beyond that edge. An arrow that finds no place is
 * left out: the table can be swiped as well. The arrows up and down stand under each other if there is room.
 */
export function arrowPlaces(
  layout: Layout,
  view: Rect,
  sides: readonly ScrollDirection[],
  shining: readonly Rect[] = [],
): Arrow[] {
  const spots = [...layout.spots.values()];
  const inView = ({ x, y, width, height }: Rect): Rect => rect(x - view.x, y - view.y, width, height);
  const tapped = spots.filter(({ spot }) => !COVERABLE.includes(spot.at));
  const trays = tapped.filter(({ spot }) => spot.at === 'hand').map(({ box }) => inView(box));
  const spotsTaken = tapped.filter(({ spot }) => spot.at !== 'hand').map(({ box }) => inView(box));
  /** The hit targets other than the trays, and the arrows placed so far. */
  const taken = [...spotsTaken];
  const numbers = spots.flatMap((placed) => numberAt(placed) ?? []).map(inView);
  const overlapsAny = (one: Rect, others: readonly Rect[]) => others.some((other) => overlaps(one, other));
  const arrows = sides.flatMap((side): Arrow[] => {
    const isClear = (one: Rect) => !overlapsAny(one, taken);
    const isFree = (one: Rect) => isClear(one) && !overlapsAny(one, trays);
    const free = candidates(side, view).filter(isFree);
    const hiddenArea = (one: Rect) => numbers.reduce((area, other) => area + overlapArea(one, other), 0);
    const usual = free.reduce<Rect | undefined>(
      (best, one) => (best === undefined || hiddenArea(one) < hiddenArea(best) ? one : best),
      undefined,
    );
    const isLit = shining.some((one) => isBeyond(side, one, view));
    // A lit arrow may lie over a tray: it leads to what can be paid for, and by then the tray is empty. An arrow to the
    // left or right may, too: it brings the rest of a tray that lies across that edge into view.
    const mayCoverTray = isLit || side === 'left' || side === 'right';
    const overTray = () => (mayCoverTray ? candidates(side, view).find(isClear) : undefined);
    // The dice of a draft fill the tray: the arrow lies over a table or tile of which it brings the rest into view.
    const overCutSpot = () => {
      const whole = taken.filter((one) => !liesAcross(side, one, view));
      return candidates(side, view).find((one) => !overlapsAny(one, [...whole, ...trays]));
    };
    const box = usual ?? slimCandidates(side, view).find(isFree) ?? overTray() ?? overCutSpot();
    if (box === undefined) return [];
    taken.push(box);
    return [{ side, x: box.x, y: box.y, isLit, isSlim: box.width === SLIM }];
  });
  const isFreeAt = (x: number, y: number) => !overlapsAny(rect(x, y, SIZE, SIZE), [...spotsTaken, ...trays]);
  return underEachOther(arrows, isFreeAt);
}

/** If one of the arrows up and down stands nearer to the edge, the other one moves there, too, if that place is free. */
function underEachOther(arrows: readonly Arrow[], isFreeAt: (x: number, y: number) => boolean): Arrow[] {
  const isUpright = ({ side }: Arrow) => side === 'up' || side === 'down';
  const edge = Math.max(...arrows.filter(isUpright).map(({ x }) => x));
  return arrows.map((arrow) => (isUpright(arrow) && isFreeAt(edge, arrow.y) ? { ...arrow, x: edge } : arrow));
}

const overlapArea = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(right(a), right(b)) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y));

/** The box of a number that players read all the time, if this spot has one. */
function numberAt({ spot, box }: Placed): Rect | null {
  if (NUMBERS.includes(spot.at)) return box;
  const isPile = spot.at === 'nobles' || spot.at === 'supply';
  return isPile ? rect(box.x, box.y + box.height, box.width, HANGING) : null;
}

/** True if more than half of the box lies beyond the edge. */
function isBeyond(side: ScrollDirection, box: Rect, view: Rect): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (side === 'left') return x < view.x;
  if (side === 'right') return x > view.x + view.width;
  return side === 'up' ? y < view.y : y > view.y + view.height;
}

/** True if the left or right edge, whichever `side` names, runs through the box. */
function liesAcross(side: ScrollDirection, box: Rect, view: Rect): boolean {
  if (side === 'left') return box.x < 0 && right(box) > 0;
  return side === 'right' && box.x < view.width && right(box) > view.width;
}

/**
 * Places to try, the usual one first: for up and down from the right corners along the right edge, for left and right
 * from the middle of their own edge; first with a margin, then without.
 */
const candidates = (side: ScrollDirection, view: Rect): Rect[] => [
  ...candidatesWith(MARGIN, side, view),
  ...candidatesWith(0, side, view),
];

function candidatesWith(margin: number, side: ScrollDirection, { width, height }: Rect): Rect[] {
  const x = side === 'left' ? margin : width - SIZE - margin;
  const last = height - SIZE - MARGIN;
  const steps = Array.from({ length: Math.max(0, Math.floor((last - MARGIN) / STEP) + 1) }, (_, nth) => nth * STEP);
  const middle = last / 2;
  const downwards = steps.map((by) => MARGIN + by);
  const heights = (): number[] => {
    if (side === 'up') return downwards.filter((y) => y <= middle);
    if (side === 'down') return steps.map((by) => last - by).filter((y) => y > middle);
    return downwards.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  };
  return heights().map((y) => rect(x, y, SIZE, SIZE));
}

/** Narrow places at the left and right edges, beside rows of tiles. */
function slimCandidates(side: ScrollDirection, view: Rect): Rect[] {
  if (side === 'up' || side === 'down') return [];
  const x = side === 'left' ? 0 : view.width - SLIM;
  return candidatesWith(0, side, view).map(({ y }) => rect(x, y, SLIM, SIZE));
}
