// The layouts: nothing overlaps, nothing leaves the table, everything is large enough to be read and hit.
import { describe, expect, test } from 'vitest';
import {
  COLUMNS,
  ENTERTAINERS,
  EQUIPMENT,
  isInPlay,
  MODULES,
  MONASTERY_LAST,
  playsWith,
  reputationTrack,
  ROUNDS,
  SEATS,
  TAVERN_CARD,
  TAVERN_CARDS,
  TILES,
  type Modules,
  type Seat,
} from '../../../game/index.ts';
import { spotKey, type Spot } from '../../../client/model/spots.ts';
import { layoutOf, rectIn, screenOf, seenFirst, type Layout } from '../../../client/scenes/layout.ts';
import { holds, overlaps, rect, right, sameBox, type Rect } from '../../../client/scenes/layout/rect.ts';
import { coasterDice, dieBody } from '../../../client/scenes/pieces/diceOnTable.ts';

/** The dock covers the lower right corner of the canvas on screens with room; on phones it lies beside the canvas. */
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
  { name: 'a phone on its side', width: 634, height: 390, dock: null },
  { name: 'a small phone on its side', width: 440, height: 360, dock: null },
] as const;

const PLAYERS = [2, 3, 4] as const;

interface Case {
  name: string;
  width: number;
  height: number;
  dock: { width: number; height: number } | null;
  players: number;
  modules: Modules;
  tables: number;
  focus: Seat;
}

const CASES: Case[] = SIZES.flatMap((size) =>
  PLAYERS.flatMap((players) =>
    MODULES.flatMap((modules) =>
      [3, 4, 8].map((tables) => ({ ...size, players, modules, tables, focus: (players - 1) as Seat })),
    ),
  ),
);

const layoutFor = (
  { width, height, dock, players, modules, tables, focus }: Case,
  scale = 1,
  drafting = false,
): Layout =>
  layoutOf({
    width,
    height,
    dock: dock ?? { width: 0, height: 0 },
    scale,
    modules,
    focus,
    tables: Array.from({ length: players }, () => tables),
    drafting,
    startCards: [1, 4, 7],
  });

/** The part of the table under the dock, at its lower right end. */
const underDock = ({ dock }: Case, { width, height }: Layout): Rect =>
  dock === null ? rect(width, height, 0, 0) : rect(width - dock.width, height - dock.height, dock.width, dock.height);

const told = ({ name, players, modules, tables }: Case): string =>
  `${name}, ${players} players, modules ${modules}, ${tables} tables`;

function at(layout: Layout, spot: Spot): Rect {
  const box = rectIn(layout, spot);
  if (box === null) throw new Error(`The layout has no place for ${spotKey(spot)}.`);
  return box;
}

/** All spots of a game. */
function spotsOf({ players, modules, tables }: Case): Spot[] {
  const shared: Spot[] = [
    ...Array.from({ length: ROUNDS }, (_, round) => ({ at: 'moon', round: round + 1 }) as const),
    ...Array.from({ length: MONASTERY_LAST + 1 }, (_, space) => ({ at: 'monastery', space }) as const),
    ...[0, 1, 2, 3, 4].map((place) => ({ at: 'offer', place }) as const),
    { at: 'guestDeck' },
    ...TAVERN_CARDS.map((card) => ({ at: 'supply', card }) as const),
    { at: 'nobles' },
    { at: 'schnappsSupply' },
    { at: 'signatures' },
    { at: 'box' },
    ...([1, 4, 7] as const).map((card) => ({ at: 'startCard', card }) as const),
  ];
  const own = SEATS.slice(0, players).flatMap((seat): Spot[] => [
    ...(['plate', 'deck', 'discard', 'hand', 'coaster', 'thalers', 'beer', 'schnapps', 'counterGuests'] as const).map(
      (name) => ({ at: name, seat }),
    ),
    ...Array.from({ length: tables }, (_, table) => ({ at: 'table', seat, table }) as const),
    ...EQUIPMENT.map((space) => ({ at: 'equipment', seat, space }) as const),
    ...TAVERN_CARDS.map((card) => ({ at: 'beside', seat, card }) as const),
    ...TILES.map((tile) => ({ at: 'tile', seat, tile }) as const),
    ...(playsWith(modules, 'entertainers')
      ? ENTERTAINERS.map((entertainer) => ({ at: 'entertainer', seat, entertainer }) as const)
      : []),
    ...(playsWith(modules, 'reputation')
      ? [-1, ...reputationTrack(modules).keys()].map((space) => ({ at: 'reputation', seat, space }) as const)
      : []),
    ...(playsWith(modules, 'guestBook')
      ? COLUMNS.flatMap((column) => [0, 1, 2, 3].map((row) => ({ at: 'cell', seat, column, row }) as const))
      : []),
  ]);
  return [...shared, ...own];
}

/** Spots of the large tavern that must not touch each other. */
function apartInTavern({ modules, tables, focus: seat }: Case): Spot[] {
  return [
    ...TILES.map((tile) => ({ at: 'tile', seat, tile }) as const),
    ...TAVERN_CARDS.map((card) => ({ at: 'beside', seat, card }) as const),
    ...(['plate', 'deck', 'discard', 'hand', 'coaster', 'thalers', 'beer', 'counterGuests'] as const).map((name) => ({
      at: name,
      seat,
    })),
    { at: 'table', seat, table: 0 },
    { at: 'table', seat, table: tables - 1 },
    ...(playsWith(modules, 'schnapps')
      ? ([
          { at: 'schnapps', seat },
          ...ENTERTAINERS.map((entertainer) => ({ at: 'entertainer', seat, entertainer }) as const),
        ] as const)
      : []),
    ...(playsWith(modules, 'reputation')
      ? [...reputationTrack(modules).keys()].map((space) => ({ at: 'reputation', seat, space }) as const)
      : []),
    ...(playsWith(modules, 'guestBook')
      ? COLUMNS.flatMap((column) => [0, 1, 2, 3].map((row) => ({ at: 'cell', seat, column, row }) as const))
      : []),
  ];
}

function pairsThatTouch(layout: Layout, spots: readonly Spot[]): string[] {
  return spots.flatMap((one, index) =>
    spots
      .slice(index + 1)
      .filter((other) => overlaps(at(layout, one), at(layout, other), 1))
      .map((other) => `${spotKey(one)} and ${spotKey(other)}`),
  );
}

describe('every layout', () => {
  test('has a place for every spot of the game', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const missing = spotsOf(one).filter((spot) => rectIn(layout, spot) === null);
      expect(missing, told(one)).toEqual([]);
    }
  });

  test('keeps everything on the table', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const table = rect(0, 0, layout.width, layout.height);
      const outside = spotsOf(one).filter((spot) => !holds(table, at(layout, spot), 1));
      expect(outside, told(one)).toEqual([]);
    }
  });

  test('gives everything a size', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const flat = spotsOf(one).filter((spot) => !(at(layout, spot).width > 3 && at(layout, spot).height > 3));
      expect(flat, told(one)).toEqual([]);
    }
  });

  test('keeps the blocks of the table and the dock apart', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const { tavern, monastery, market, others } = layout;
      const blocks = [
        tavern.whole,
        ...(holds(tavern.whole, tavern.tray) ? [] : [tavern.tray]),
        monastery,
        market,
        ...others.map(({ whole }) => whole),
        underDock(one, layout),
      ];
      blocks.forEach((block, index) =>
        blocks.slice(index + 1).forEach((other) => {
          expect(overlaps(block, other), told(one)).toBe(false);
        }),
      );
    }
  });

  test('lets nothing in the large tavern lie on anything else', () => {
    for (const one of CASES) expect(pairsThatTouch(layoutFor(one), apartInTavern(one)), told(one)).toEqual([]);
  });

  test('keeps the large tavern inside its house, with the dice in the tray in front of it', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const { whole, tray } = layout.tavern;
      const outside = apartInTavern(one).filter(
        (spot) => !holds(whole, at(layout, spot), 1) && !holds(tray, at(layout, spot), 1),
      );
      expect(outside, told(one)).toEqual([]);
    }
  });

  test('lays start cards side by side where the table is seen first, large enough for a finger', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const cards = ([1, 4, 7] as const).map((card): Spot => ({ at: 'startCard', card }));
      const first = seenFirst(layout, false);
      const [x, y] = [Math.min(first.x, layout.width - one.width), Math.min(first.y, layout.height - one.height)];
      const seen = rect(x, y, one.width, one.height);
      const faults = cards.filter((spot) => !holds(seen, at(layout, spot), 1) || at(layout, spot).width < 44);
      expect([...faults, ...pairsThatTouch(layout, cards)], told(one)).toEqual([]);
    }
  });

  test('lets nothing on the market lie on anything else', () => {
    for (const one of CASES) {
      const market = spotsOf(one).filter(({ at: name }) =>
        ['offer', 'guestDeck', 'nobles', 'supply', 'box'].includes(name),
      );
      expect(pairsThatTouch(layoutFor(one), market), told(one)).toEqual([]);
    }
  });

  test('keeps every small tavern in its own block', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      for (const { seat, whole } of layout.others) {
        const outside = spotsOf(one).filter(
          (spot) => 'seat' in spot && spot.seat === seat && !holds(whole, at(layout, spot), 1),
        );
        expect(outside, told(one)).toEqual([]);
      }
    }
  });
});

describe('a small tavern', () => {
  test('shows cards, tiles, coaster and dice side by side where there is room', () => {
    for (const one of CASES.filter(({ tables }) => tables === 4)) {
      const layout = layoutFor(one);
      for (const { seat } of layout.others) {
        const plate = at(layout, { at: 'plate', seat });
        const shown = spotsOf(one).filter(
          (spot) =>
            'seat' in spot &&
            spot.seat === seat &&
            ['tile', 'coaster', 'hand', 'deck', 'discard', 'plate'].includes(spot.at) &&
            (spot.at === 'plate' || !sameBox(plate, at(layout, spot))) &&
            !(spot.at === 'hand' && sameBox(at(layout, { at: 'coaster', seat }), at(layout, spot))),
        );
        expect(pairsThatTouch(layout, shown), told(one)).toEqual([]);
      }
    }
  });
});

describe('while dice are drafted', () => {
  const drafts = CASES.map((one) => ({ one, layout: layoutFor(one, 1, true), seat: one.focus }));

  test('those on the coaster in front are large and lie side by side, also beside the dice already taken', () => {
    for (const { one, layout, seat } of drafts) {
      const dice = coasterDice(layout, seat, [1, 2, 4, 6]).map(({ box }) => dieBody(box));
      const least = one.dock === null ? 36 : 44;
      for (const { width } of dice) expect(width, told(one)).toBeGreaterThanOrEqual(least);
      const [first, second, third, last] = dice as [Rect, Rect, Rect, Rect];
      expect([overlaps(first, second), overlaps(second, third), overlaps(third, last)], told(one)).toEqual([
        false,
        false,
        false,
      ]);
      expect(right(last), told(one)).toBeLessThanOrEqual(at(layout, { at: 'hand', seat }).x);
    }
  });
});

describe('many tables', () => {
  test('move together, but each shows the die it wants', () => {
    for (const one of CASES.filter(({ tables }) => tables === 8)) {
      const layout = layoutFor(one);
      for (let table = 1; table < 8; table++) {
        const [before, here] = [table - 1, table].map((n) => at(layout, { at: 'table', seat: one.focus, table: n }));
        expect(here!.x - before!.x, told(one)).toBeGreaterThan(before!.width * 0.35);
      }
    }
  });

  test('leave the first three where they were as long as there is room', () => {
    for (const one of CASES.filter(({ width, tables }) => width >= 1280 && tables === 3)) {
      const [few, more] = [layoutFor(one), layoutFor({ ...one, tables: 4 })];
      const third: Spot = { at: 'table', seat: one.focus, table: 2 };
      expect(at(more, third), told(one)).toEqual(at(few, third));
    }
  });
});

describe('what is to be read and hit', () => {
  const desktop = CASES.filter(({ width, height }) => width >= 960 && screenOf(width, height) === 'desk');
  const phones = CASES.filter(({ width, height }) => screenOf(width, height) !== 'desk');

  test('guests on display are at least 90 pixels wide on a desktop, piles and guests at the tables 66', () => {
    for (const one of desktop.filter(({ width }) => width >= 1280)) {
      const layout = layoutFor(one);
      for (let place = 0; place < 5; place++)
        expect(at(layout, { at: 'offer', place }).width, told(one)).toBeGreaterThanOrEqual(90);
      for (const spot of [
        { at: 'nobles' },
        { at: 'supply', card: 'brewer' },
        { at: 'table', seat: one.focus, table: 0 },
      ] as const)
        expect(at(layout, spot).width, `${told(one)}: ${spotKey(spot)}`).toBeGreaterThanOrEqual(66);
    }
  });

  test('tiles are at least 100 pixels wide on a desktop, and 70 on a phone', () => {
    for (const one of CASES) {
      const least = one.dock !== null && one.width >= 1280 && one.dock.height < 120 ? 100 : 70;
      for (const tile of TILES)
        expect(at(layoutFor(one), { at: 'tile', seat: one.focus, tile }).width, told(one)).toBeGreaterThanOrEqual(
          least,
        );
    }
  });

  test('what later modules bring can be told apart on a desktop', () => {
    for (const one of desktop.filter(({ modules }) => playsWith(modules, 'schnapps'))) {
      const layout = layoutFor(one);
      const dancer = at(layout, { at: 'entertainer', seat: one.focus, entertainer: 'dancer' });
      expect(dancer.width, told(one)).toBeGreaterThanOrEqual(54);
      const { book, reputation } = layout.tavern;
      if (playsWith(one.modules, 'reputation')) expect(reputation!.width, told(one)).toBeGreaterThanOrEqual(130);
      if (playsWith(one.modules, 'guestBook')) expect(book!.width, told(one)).toBeGreaterThanOrEqual(96);
    }
  });

  test('what fingers touch is at least 40 pixels high and wide', () => {
    for (const one of phones) {
      const layout = layoutFor(one);
      const seat = one.focus;
      const touched: Spot[] = [
        ...[0, 1, 2, 3, 4].map((place) => ({ at: 'offer', place }) as const),
        ...TAVERN_CARDS.filter((card) => isInPlay(one.modules, TAVERN_CARD[card])).map(
          (card) => ({ at: 'supply', card }) as const,
        ),
        { at: 'nobles' },
        { at: 'table', seat, table: 0 },
        { at: 'coaster', seat },
        { at: 'hand', seat },
        ...TILES.map((tile) => ({ at: 'tile', seat, tile }) as const),
      ];
      const small = touched.filter((spot) => at(layout, spot).width < 40 || at(layout, spot).height < 40);
      expect(small, told(one)).toEqual([]);
    }
  });

  test('the whole table is to be seen without moving it, but on small phones', () => {
    for (const one of CASES.filter(({ width, height }) => screenOf(width, height) === 'desk')) {
      const { width, height } = layoutFor(one);
      expect({ width, height }, told(one)).toEqual({ width: one.width, height: one.height });
    }
  });
});

describe('a phone held upright', () => {
  const upright = CASES.filter(({ width, height, tables }) => screenOf(width, height) === 'tall' && tables === 4);

  test('shows guests, dice and all tiles at once while dice are placed, when there are few buttons below', () => {
    for (const one of upright.filter(({ height }) => height > 400)) {
      const layout = layoutFor(one);
      const seen = rect(0, Math.min(seenFirst(layout, false).y, layout.height - one.height), one.width, one.height);
      const seat = one.focus;
      const hidden = [
        { at: 'table', seat, table: 0 } as const,
        { at: 'hand', seat } as const,
        ...TILES.map((tile) => ({ at: 'tile', seat, tile }) as const),
      ].filter((spot) => !holds(seen, at(layout, spot), 1));
      expect(hidden, told(one)).toEqual([]);
    }
  });

  test('shows the guests on display and those at the tables while one serves', () => {
    for (const one of upright) {
      const layout = layoutFor(one);
      const seen = rect(0, Math.min(seenFirst(layout, true).y, layout.height - one.height), one.width, one.height);
      const guests = [0, 1, 2, 3, 4].map((place): Spot => ({ at: 'offer', place }));
      const hidden = [...guests, { at: 'table', seat: one.focus, table: 0 } as const].filter(
        (spot) => !holds(seen, at(layout, spot), 1),
      );
      expect(hidden, told(one)).toEqual([]);
    }
  });
});

describe('the size of the table', () => {
  test('makes everything larger or smaller as the player wishes', () => {
    for (const one of CASES.filter(({ tables }) => tables === 4)) {
      const offer: Spot = { at: 'offer', place: 1 };
      const [small, normal, large] = [0.8, 1, 1.6].map((scale) => at(layoutFor(one, scale), offer).width);
      expect(small!, told(one)).toBeLessThan(normal!);
      expect(large!, told(one)).toBeCloseTo(normal! * 1.6);
    }
  });
});

describe('another tavern', () => {
  test('takes the large place when it is looked at, and the own one becomes small', () => {
    for (const one of CASES.filter(({ tables, players }) => tables === 4 && players > 2)) {
      const [own, other] = [layoutFor({ ...one, focus: 0 }), layoutFor({ ...one, focus: 1 })];
      expect(own.others.map(({ seat }) => seat)).not.toContain(0);
      expect(other.others.map(({ seat }) => seat)).not.toContain(1);
      expect(at(other, { at: 'tile', seat: 1, tile: 'brewer' })).toEqual(
        at(own, { at: 'tile', seat: 0, tile: 'brewer' }),
      );
    }
  });

  test('the neighbours sit in turn order, clockwise', () => {
    const layout = layoutFor({
      name: '',
      width: 1280,
      height: 720,
      players: 4,
      modules: 1,
      tables: 3,
      focus: 2,
      dock: null,
    });
    expect(layout.others.map(({ seat }) => seat)).toEqual([3, 0, 1]);
  });
});
