// The places of the scroll arrows: at the edges of the host, where they lie over nothing that can be tapped, and if there
// is room over no number either.
import type { Spot } from '../model/spots.ts';
import type { Arrow, ScrollDirection } from '../model/stage.ts';
import type { Layout } from './layout.ts';
import { overlaps, rect, type Rect } from './layout/rect.ts';

/** Spots that only explain themselves, so that an arrow may lie over them. */
const ONLY_EXPLAINED: readonly Spot['at'][] = [
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

/** Of the former: what is read all the time. */
const READ: readonly Spot['at'][] = ['thalers', 'beer', 'schnapps'];

/** The numbers of cards in a pile hang below it by this much. */
const HANGING = 12;

const SIZE = 44;
/** The width of one at the very edge. */
const SLIM = 24;
const MARGIN = 4;
/** From one place that is tried to the next. */
const STEP = 6;

/**
 * The arrows for these sides, lit if one of the boxes that shine lies beyond that edge; without those for which all of the
 * edge can be tapped, where a swipe does the same.
 */
export function arrowPlaces(
  layout: Layout,
  view: Rect,
  sides: readonly ScrollDirection[],
  shining: readonly Rect[] = [],
): Arrow[] {
  const spots = [...layout.spots.values()];
  const inView = ({ x, y, width, height }: Rect): Rect => rect(x - view.x, y - view.y, width, height);
  const tapped = spots.filter(({ spot }) => !ONLY_EXPLAINED.includes(spot.at));
  const taken: Rect[] = tapped.map(({ box }) => inView(box));
  const tray = taken.filter((_, nth) => tapped[nth]?.spot.at === 'hand');
  const numbers = spots.flatMap(({ spot: { at }, box }): Rect[] =>
    READ.includes(at)
      ? [inView(box)]
      : at === 'nobles' || at === 'supply'
        ? [inView(rect(box.x, box.y + box.height, box.width, HANGING))]
        : [],
  );
  return sides.flatMap((side): Arrow[] => {
    const isFree = (one: Rect) => !taken.some((other) => overlaps(one, other));
    const free = candidates(side, view).filter(isFree);
    const usual = free.find((one) => !numbers.some((number) => overlaps(one, number))) ?? free[0];
    const isLit = shining.some((one) => isBeyond(side, one, view));
    // Nothing is paid for while dice lie in the tray.
    const isOnTray = (one: Rect) => taken.every((other) => tray.includes(other) || !overlaps(one, other));
    const box =
      usual ?? slimCandidates(side, view).find(isFree) ?? (isLit ? candidates(side, view).find(isOnTray) : undefined);
    if (box === undefined) return [];
    taken.push(box);
    return [{ side, x: box.x, y: box.y, isLit, isSlim: box.width === SLIM }];
  });
}

/** Beyond the edge by half of it, or more. */
function isBeyond(side: ScrollDirection, box: Rect, view: Rect): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (side === 'left') return x < view.x;
  if (side === 'right') return x > view.x + view.width;
  return side === 'up' ? y < view.y : y > view.y + view.height;
}

/** Along its own edge, the usual place first: in the right corners, and half way down the left and right edges; then without a margin. */
const candidates = (side: ScrollDirection, view: Rect): Rect[] => [
  ...candidatesWith(MARGIN, side, view),
  ...candidatesWith(0, side, view),
];

function candidatesWith(margin: number, side: ScrollDirection, { width, height }: Rect): Rect[] {
  const x = side === 'left' ? margin : width - SIZE - margin;
  const last = height - SIZE - MARGIN;
  const steps = Array.from({ length: Math.max(0, Math.floor((last - MARGIN) / STEP) + 1) }, (_, nth) => nth * STEP);
  const middle = last / 2;
  const heights =
    side === 'up'
      ? steps.map((by) => MARGIN + by).filter((y) => y <= middle)
      : side === 'down'
        ? steps.map((by) => last - by).filter((y) => y > middle)
        : steps.map((by) => MARGIN + by).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return heights.map((y) => rect(x, y, SIZE, SIZE));
}

/** At the very edge, left and right: rows of tiles leave no more room there. */
function slimCandidates(side: ScrollDirection, view: Rect): Rect[] {
  if (side === 'up' || side === 'down') return [];
  const x = side === 'left' ? 0 : view.width - SLIM;
  return candidatesWith(0, side, view).map(({ y }) => rect(x, y, SLIM, SIZE));
}
