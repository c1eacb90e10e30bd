// Layouts for tests: one with whatever a test needs, and all combinations of screens, players, modules and numbers of tables.
import { spotKey, type Spot } from '../../client/model/spots.ts';
import { cornerSeenFirst, layoutOf, rectIn, type Layout } from '../../client/scenes/layout.ts';
import type { Needs } from '../../client/scenes/layout/needs.ts';
import { overlaps, rect, type Rect } from '../../client/scenes/layout/rect.ts';
import { MODULES, playsWith, SEATS, type Addition, type Modules, type Seat, type StartCard } from '../../game/index.ts';
import { spotsOf } from './spots.ts';

/** The layout of a table for two with module 1, without a dock, unless `needs` says otherwise. */
export const layoutWith = (needs: Partial<Needs> & Pick<Needs, 'width' | 'height'>): Layout =>
  layoutOf({
    scale: 1,
    dock: { width: 0, height: 0 },
    modules: 1,
    focus: 0,
    tables: [3, 3],
    isDrafting: false,
    hasDiceInHand: false,
    startCards: [],
    ...needs,
  });

/**
 * Sizes of the canvas on usual screens, in CSS pixels. The dock covers the lower right corner of the canvas; it is null
 * where it lies outside, on phones and on a tablet held upright.
 */
const SIZES = [
  { name: 'a small desktop', width: 1280, height: 683, dock: { width: 742, height: 90 } },
  { name: 'a desktop', width: 1920, height: 1033, dock: { width: 1114, height: 109 } },
  { name: 'a desktop with large letters', width: 1280, height: 683, dock: { width: 742, height: 143 } },
  { name: '4K', width: 3840, height: 2113, dock: { width: 1638, height: 143 } },
  { name: 'a tablet', width: 1024, height: 728, dock: { width: 594, height: 90 } },
  { name: 'a tablet upright', width: 820, height: 1000, dock: null },
  { name: 'a phone upright', width: 390, height: 654, dock: null },
  { name: 'a whole phone upright', width: 390, height: 844, dock: null },
  { name: 'a small phone upright', width: 360, height: 470, dock: null },
  { name: 'a small phone upright with many buttons below', width: 360, height: 340, dock: null },
  { name: 'a phone on its side', width: 617, height: 390, dock: null },
  { name: 'a small phone on its side', width: 440, height: 360, dock: null },
] as const;

const PLAYERS = [2, 3, 4] as const;
const START_CARDS: readonly StartCard[] = [1, 4, 7];

export interface Case {
  name: string;
  width: number;
  height: number;
  dock: { width: number; height: number } | null;
  players: number;
  modules: Modules;
  tables: number;
  focus: Seat;
}

export const CASES: Case[] = SIZES.flatMap((size) =>
  PLAYERS.flatMap((players) =>
    MODULES.flatMap((modules) =>
      [3, 4, 8].map((tables) => ({ ...size, players, modules, tables, focus: (players - 1) as Seat })),
    ),
  ),
);

export const layoutFor = (
  { width, height, dock, players, modules, tables, focus }: Case,
  needs: Partial<Needs> = {},
): Layout =>
  layoutWith({
    width,
    height,
    dock: dock ?? { width: 0, height: 0 },
    modules,
    focus,
    tables: Array.from({ length: players }, () => tables),
    startCards: START_CARDS,
    ...needs,
  });

export const describeCase = ({ name, players, modules, tables }: Case): string =>
  `${name}, ${players} players, modules ${modules}, ${tables} tables`;

export function boxAt(layout: Layout, spot: Spot): Rect {
  const box = rectIn(layout, spot);
  if (box === null) throw new Error(`The layout has no place for ${spotKey(spot)}.`);
  return box;
}

/** The part of the table that a screen of this size shows first. */
export function seenFirst(
  layout: Layout,
  { width, height }: { readonly width: number; readonly height: number },
  moment: { isServing: boolean },
): Rect {
  const { x, y } = cornerSeenFirst(layout, moment);
  return rect(Math.min(x, layout.width - width), Math.min(y, layout.height - height), width, height);
}

/** The additions without which a layout has no place for these spots. */
const ADDED_BY: Partial<Record<Spot['at'], Addition>> = {
  entertainer: 'entertainers',
  reputation: 'reputation',
  cell: 'guestBook',
};

/** The spots that a layout has a place for, with that of the reputation marker before its first step. */
export function spotsOfCase({ players, modules, tables }: Case): Spot[] {
  const before = SEATS.slice(0, players).map((seat): Spot => ({ at: 'reputation', seat, space: -1 }));
  const named = spotsOf({ players, modules, tables, startCards: START_CARDS });
  return [...named, ...before].filter(({ at }) => {
    const addition = ADDED_BY[at];
    return addition === undefined || playsWith(modules, addition);
  });
}

/** Pixels of width or of height that boxes may share and still lie apart: the `slack` of `overlaps`. */
export const ALLOWED_OVERLAP = 1;

/** Pairs of spots whose boxes overlap by more than `ALLOWED_OVERLAP`. */
export function pairsThatOverlap(layout: Layout, spots: readonly Spot[]): string[] {
  return spots.flatMap((one, index) =>
    spots
      .slice(index + 1)
      .filter((other) => overlaps(boxAt(layout, one), boxAt(layout, other), ALLOWED_OVERLAP))
      .map((other) => `${spotKey(one)} and ${spotKey(other)}`),
  );
}
