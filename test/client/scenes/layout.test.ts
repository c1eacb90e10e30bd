// The layouts: every spot has a place on the table, what has to lie apart does, and neighbours are large enough to be
// seen.
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import { rectIn, screenOf, type Layout } from '../../../client/scenes/layout.ts';
import { bottom, holds, overlaps, rect, sameBox, type Rect } from '../../../client/scenes/layout/rect.ts';
import { lyingDice } from '../../../client/scenes/pieces/diceOnTable.ts';
import {
  COLUMNS,
  ENTERTAINERS,
  isInPlay,
  MODULES,
  playsWith,
  reputationTrack,
  TAVERN_CARD,
  TAVERN_CARDS,
  TILES,
  type Die,
  type Seat,
} from '../../../game/index.ts';
import {
  ALLOWED_OVERLAP,
  boxAt,
  CASES,
  layoutFor,
  layoutWith,
  pairsThatOverlap,
  seenFirst,
  spotsOfCase,
  describeCase,
  type Case,
} from '../../kit/layouts.ts';

/** The part of the table under the dock, at its lower right end. */
const underDock = ({ dock }: Case, { width, height }: Layout): Rect =>
  dock === null ? rect(width, height, 0, 0) : rect(width - dock.width, height - dock.height, dock.width, dock.height);

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

const onBrewer: Die = { value: 6, own: false, at: 'brewer', raise: 0, spent: false };

describe('every layout', () => {
  test('has a place for every spot of the game', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const missing = spotsOfCase(one).filter((spot) => rectIn(layout, spot) === null);
      expect(missing, describeCase(one)).toEqual([]);
    }
  });

  test('keeps everything on the table', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const table = rect(0, 0, layout.width, layout.height);
      const outside = spotsOfCase(one).filter((spot) => !holds(table, boxAt(layout, spot), 1));
      expect(outside, describeCase(one)).toEqual([]);
    }
  });

  test('gives everything a size', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const flat = spotsOfCase(one).filter(
        (spot) => !(boxAt(layout, spot).width > 3 && boxAt(layout, spot).height > 3),
      );
      expect(flat, describeCase(one)).toEqual([]);
    }
  });

  test('keeps the blocks of the table and the dock apart', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const { tavern, monastery, market, others } = layout;
      const blocks = [
        tavern.whole,
        ...(holds(tavern.whole, tavern.tray) ? [] : [tavern.tray]),
        ...(tavern.annex === null ? [] : [tavern.annex]),
        monastery,
        market,
        ...others.map(({ whole }) => whole),
        underDock(one, layout),
      ];
      blocks.forEach((block, index) =>
        blocks.slice(index + 1).forEach((other) => {
          expect(overlaps(block, other), describeCase(one)).toBe(false);
        }),
      );
    }
  });

  test('keeps apart the spots of the large tavern that must not touch', () => {
    for (const one of CASES)
      expect(pairsThatOverlap(layoutFor(one), apartInTavern(one)), describeCase(one)).toEqual([]);
  });

  test('keeps the spots of the large tavern inside its house, its annex or the tray', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const { whole, tray, annex } = layout.tavern;
      const outside = apartInTavern(one).filter(
        (spot) => ![whole, tray, annex].some((box) => box !== null && holds(box, boxAt(layout, spot), 1)),
      );
      expect(outside, describeCase(one)).toEqual([]);
    }
  });

  test('keeps monastery and annex inside the wing, where there is one, and has no annex without a wing', () => {
    const winged = CASES.map((one) => ({ one, layout: layoutFor(one) })).filter(({ layout }) => layout.wing !== null);
    expect(winged.length).toBeGreaterThan(0);
    for (const { one, layout } of winged) {
      const { wing, monastery, tavern } = layout;
      for (const part of [monastery, tavern.annex])
        if (part !== null) expect(holds(wing!, part, 1), describeCase(one)).toBe(true);
    }
    for (const { one, layout } of CASES.map((one) => ({ one, layout: layoutFor(one) })))
      if (layout.tavern.annex !== null) expect(layout.wing, describeCase(one)).not.toBeNull();
  });

  test('lays start cards side by side in the part of the table that is seen first, wide enough for a finger', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      const cards = ([1, 4, 7] as const).map((card): Spot => ({ at: 'startCard', card }));
      const seen = seenFirst(layout, one, { isServing: false });
      const faults = cards.filter((spot) => !holds(seen, boxAt(layout, spot), 1) || boxAt(layout, spot).width < 44);
      expect([...faults, ...pairsThatOverlap(layout, cards)], describeCase(one)).toEqual([]);
    }
  });

  test('lets nothing on the market lie on anything else', () => {
    for (const one of CASES) {
      const market = spotsOfCase(one).filter(({ at: name }) =>
        ['display', 'guestDeck', 'nobles', 'supply', 'box'].includes(name),
      );
      expect(pairsThatOverlap(layoutFor(one), market), describeCase(one)).toEqual([]);
    }
  });

  test('keeps every small tavern in its own block', () => {
    for (const one of CASES) {
      const layout = layoutFor(one);
      for (const { seat, whole } of layout.others) {
        const outside = spotsOfCase(one).filter(
          (spot) => 'seat' in spot && spot.seat === seat && !holds(whole, boxAt(layout, spot), 1),
        );
        expect(outside, describeCase(one)).toEqual([]);
      }
    }
  });
});

/** True where deck and discard pile of a neighbour lie in one place and are not drawn. */
const hasOnePile = (layout: Layout, seat: Seat): boolean =>
  sameBox(boxAt(layout, { at: 'deck', seat }), boxAt(layout, { at: 'discard', seat }));

describe('a small tavern', () => {
  test('has a place on desktops and tablets for the symbol of each kind of staff, in every phase, away from guests, tiles, dice and plate', () => {
    for (const one of CASES.filter(({ width, height, tables }) => screenOf(width, height) === 'desk' && tables < 8))
      for (const needs of [
        { isDrafting: false, hasDiceInHand: false },
        { isDrafting: true, hasDiceInHand: true },
        { isDrafting: false, hasDiceInHand: true },
      ]) {
        const layout = layoutFor(one, needs);
        for (const { seat } of layout.others) {
          const staff = TAVERN_CARDS.filter((card) => isInPlay(one.modules, TAVERN_CARD[card])).map((card): Spot => ({
            at: 'beside',
            seat,
            card,
          }));
          const guests = Array.from({ length: one.tables }, (_, table): Spot => ({ at: 'table', seat, table }));
          const things = [
            { at: 'plate', seat } as const,
            ...TILES.map((tile): Spot => ({ at: 'tile', seat, tile })),
            ...(needs.isDrafting ? [{ at: 'coaster', seat } as const] : []),
            ...(needs.hasDiceInHand ? [{ at: 'hand', seat } as const] : []),
          ];
          const overlapping = staff.filter((spot) =>
            [...guests, ...things].some((other) =>
              overlaps(boxAt(layout, spot), boxAt(layout, other), ALLOWED_OVERLAP),
            ),
          );
          expect([...pairsThatOverlap(layout, staff), ...overlapping], describeCase(one)).toEqual([]);
          for (const spot of staff) {
            const { width, height } = boxAt(layout, spot);
            expect(Math.min(width, height), describeCase(one)).toBeGreaterThanOrEqual(13);
          }
        }
      }
  });

  test('shows piles, tiles, coaster and dice side by side, unless two share a place or one has its place on the plate', () => {
    for (const one of CASES.filter(({ tables }) => tables === 4)) {
      const layout = layoutFor(one);
      for (const { seat } of layout.others) {
        const plate = boxAt(layout, { at: 'plate', seat });
        const shown = spotsOfCase(one).filter(
          (spot) =>
            'seat' in spot &&
            spot.seat === seat &&
            ['tile', 'coaster', 'hand', 'deck', 'discard', 'plate'].includes(spot.at) &&
            (spot.at === 'plate' || !holds(plate, boxAt(layout, spot))) &&
            !((spot.at === 'deck' || spot.at === 'discard') && hasOnePile(layout, seat)) &&
            !(spot.at === 'hand' && sameBox(boxAt(layout, { at: 'coaster', seat }), boxAt(layout, spot))),
        );
        expect(pairsThatOverlap(layout, shown), describeCase(one)).toEqual([]);
      }
    }
  });
});

describe('the neighbour on a phone', () => {
  test.each([
    { width: 390, height: 638 },
    { width: 360, height: 470 },
    { width: 617, height: 390 },
  ])('shows guests, and tiles that cover none of them, below the plate at $width × $height', (size) => {
    const layout = layoutWith({ ...size, modules: 5 });
    const plate = rectIn(layout, { at: 'plate', seat: 1 })!;
    const guests = [0, 1, 2].map((table) => rectIn(layout, { at: 'table', seat: 1, table })!);
    const tiles = TILES.map((tile) => rectIn(layout, { at: 'tile', seat: 1, tile })!);
    for (const box of [...guests, ...tiles]) expect(box.y).toBeGreaterThanOrEqual(bottom(plate));
    for (const tile of tiles) expect(guests.some((guest) => overlaps(guest, tile))).toBe(false);
    for (const { width } of guests) expect(width).toBeGreaterThan(30);
  });
});

describe('a neighbour on a desktop or an upright tablet', () => {
  const cases = CASES.filter(({ name }) => ['a small desktop', 'a desktop', '4K', 'a tablet upright'].includes(name));

  test('has three or four guests side by side, so that what each wants and pays is seen', () => {
    for (const one of cases.filter(({ tables }) => tables <= 4)) {
      const layout = layoutFor(one);
      for (const { seat } of layout.others) {
        const guests = Array.from({ length: one.tables }, (_, table): Spot => ({ at: 'table', seat, table }));
        expect(pairsThatOverlap(layout, guests), describeCase(one)).toEqual([]);
      }
    }
  });

  test('shows five guests wide enough for faces', () => {
    const fives = cases.filter(({ tables }) => tables === 4).map((one) => ({ ...one, tables: 5 }));
    for (const one of fives) {
      const layout = layoutFor(one);
      // In the low strips of an upright tablet the symbols of staff stand below the guests.
      const leastBesideOthers = one.name === 'a tablet upright' ? 32 : 36;
      const least = one.players === 2 ? 46 : leastBesideOthers;
      for (const { seat } of layout.others)
        expect(boxAt(layout, { at: 'table', seat, table: 0 }).width, describeCase(one)).toBeGreaterThanOrEqual(least);
    }
  });

  test('has five guests side by side while dice are drafted', () => {
    const withFourPlayers = cases.filter(({ tables, players }) => tables === 4 && players === 4);
    for (const one of withFourPlayers.map((each) => ({ ...each, tables: 5 }))) {
      const layout = layoutFor(one, { isDrafting: true, hasDiceInHand: true });
      for (const { seat } of layout.others) {
        const guests = [0, 1, 2, 3, 4].map((table): Spot => ({ at: 'table', seat, table }));
        expect(pairsThatOverlap(layout, guests), describeCase(one)).toEqual([]);
      }
    }
  });

  test('has its dice on their tile, each beside the others', () => {
    for (const one of cases) {
      const layout = layoutFor(one);
      for (const { seat } of layout.others)
        for (const count of [1, 2, 3, 4, 6]) {
          const spot: Spot = { at: 'equipment', seat, space: 'brewer' };
          const dice = lyingDice(
            layout,
            seat,
            Array.from({ length: count }, () => onBrewer),
          );
          const boxes = dice.map(({ box }) => box);
          expect(
            boxes.filter((box) => !holds(boxAt(layout, spot), box)),
            describeCase(one),
          ).toEqual([]);
          const hidden = boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlaps(box, other)));
          expect(hidden, describeCase(one)).toEqual([]);
        }
    }
  });
});

describe('a tablet held upright', () => {
  const tablets = CASES.filter(({ name, tables }) => name === 'a tablet upright' && tables === 4);

  test('gives the market no more than a quarter of its height, and each neighbour at least 70 pixels', () => {
    for (const one of tablets) {
      const { market, height, others } = layoutFor(one);
      expect(market.height / height, describeCase(one)).toBeLessThanOrEqual(0.25);
      for (const { whole } of others) expect(whole.height, describeCase(one)).toBeGreaterThanOrEqual(70);
    }
  });
});

describe('several neighbours on a desktop', () => {
  const desktops = CASES.filter(
    ({ players, name, tables }) => players > 2 && tables === 3 && ['a small desktop', 'a desktop', '4K'].includes(name),
  );

  test('show three guests at least 48 pixels wide, hardly covering each other', () => {
    for (const one of desktops) {
      const layout = layoutFor(one);
      for (const { seat } of layout.others) {
        const [first, second] = [0, 1].map((table) => boxAt(layout, { at: 'table', seat, table })) as [Rect, Rect];
        expect(first.width, describeCase(one)).toBeGreaterThanOrEqual(48);
        expect(second.x - first.x, describeCase(one)).toBeGreaterThan(first.width * 0.85);
      }
    }
  });

  test('show four guests hardly covering each other while dice are drafted', () => {
    for (const one of desktops.map((each) => ({ ...each, tables: 4 }))) {
      const layout = layoutFor(one, { isDrafting: true, hasDiceInHand: true });
      for (const { seat } of layout.others) {
        const [first, second] = [0, 1].map((table) => boxAt(layout, { at: 'table', seat, table })) as [Rect, Rect];
        expect(second.x - first.x, describeCase(one)).toBeGreaterThan(first.width * 0.95);
      }
    }
  });

  test('leave the monastery more than a quarter of the width', () => {
    for (const one of desktops) {
      const { monastery, width } = layoutFor(one);
      expect(monastery.width / width, describeCase(one)).toBeGreaterThan(0.28);
    }
  });
});

describe.each([
  { width: 1366, height: 619 },
  { width: 1280, height: 595 },
  { width: 1280, height: 570 },
])('on a laptop with the bars of a browser, at $width × $height', ({ width, height }) => {
  test('three neighbours leave the monastery wide enough for its numbers, and tiles at least 80 pixels wide', () => {
    for (const modules of MODULES) {
      const layout = layoutWith({
        width,
        height,
        dock: { width: width * 0.58, height: 90 },
        modules,
        tables: [3, 3, 3, 3],
      });
      expect(layout.monastery.width, `modules ${modules}`).toBeGreaterThanOrEqual(260);
      for (const tile of TILES)
        expect(boxAt(layout, { at: 'tile', seat: 0, tile }).width, tile).toBeGreaterThanOrEqual(80);
    }
  });
});
