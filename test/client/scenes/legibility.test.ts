// The layouts: what has to be read or hit is large enough, the whole table fits on desktops and tablets, and upright
// phones show what is needed at once.
import { describe, expect, test } from 'vitest';
import { spotKey, type Spot } from '../../../client/model/spots.ts';
import { screenOf } from '../../../client/scenes/layout.ts';
import { holds } from '../../../client/scenes/layout/rect.ts';
import { isInPlay, playsWith, TAVERN_CARD, TAVERN_CARDS, TILES } from '../../../game/index.ts';
import { boxAt, CASES, layoutFor, describeCase, seenFirst } from '../../kit/layouts.ts';

describe('what is to be read and hit', () => {
  const desktop = CASES.filter(({ width, height }) => width >= 960 && screenOf(width, height) === 'desk');
  const phones = CASES.filter(({ width, height }) => screenOf(width, height) !== 'desk');

  test('guests on display are at least 90 pixels wide on a desktop, piles and three or four guests at the tables 66', () => {
    for (const one of desktop.filter(({ width }) => width >= 1280)) {
      const layout = layoutFor(one);
      for (let place = 0; place < 5; place++)
        expect(boxAt(layout, { at: 'display', place }).width, describeCase(one)).toBeGreaterThanOrEqual(90);
      for (const spot of [
        { at: 'nobles' },
        { at: 'supply', card: 'brewer' },
        ...(one.tables < 8 ? [{ at: 'table', seat: one.focus, table: 0 } as const] : []),
      ] as const)
        expect(boxAt(layout, spot).width, `${describeCase(one)}: ${spotKey(spot)}`).toBeGreaterThanOrEqual(66);
    }
  });

  test('eight guests at the tables leave the thalers and points of each in sight', () => {
    for (const one of desktop.filter(({ tables }) => tables === 8)) {
      const layout = layoutFor(one);
      const guests = Array.from({ length: 8 }, (_, table) => boxAt(layout, { at: 'table', seat: one.focus, table }));
      for (const [nth, { x, width }] of guests.slice(0, 7).entries())
        expect(guests[nth + 1]!.x, describeCase(one)).toBeGreaterThanOrEqual(x + width * 0.9);
      expect(guests[0]!.width, describeCase(one)).toBeGreaterThanOrEqual(44);
    }
  });

  test('three or four guests at the tables are at least 96 pixels wide on a desktop with a low dock', () => {
    const roomy = desktop.filter(
      ({ width, dock, tables }) => width >= 1280 && dock !== null && dock.height < 120 && tables < 8,
    );
    for (const one of roomy) {
      const guest = boxAt(layoutFor(one), { at: 'table', seat: one.focus, table: 0 });
      expect(guest.width, describeCase(one)).toBeGreaterThanOrEqual(96);
    }
  });

  test('tiles are at least 100 pixels wide on a desktop with a low dock, and 70 everywhere else', () => {
    for (const one of CASES) {
      const hasLowDock = one.dock !== null && one.dock.height < 120;
      const least = hasLowDock && one.width >= 1280 ? 100 : 70;
      for (const tile of TILES)
        expect(
          boxAt(layoutFor(one), { at: 'tile', seat: one.focus, tile }).width,
          describeCase(one),
        ).toBeGreaterThanOrEqual(least);
    }
  });

  test('the dancer, the reputation track and the guest book are wide enough on a desktop', () => {
    for (const one of desktop.filter(({ modules }) => playsWith(modules, 'schnapps'))) {
      const layout = layoutFor(one);
      const dancer = boxAt(layout, { at: 'entertainer', seat: one.focus, entertainer: 'dancer' });
      expect(dancer.width, describeCase(one)).toBeGreaterThanOrEqual(54);
      const { book, reputation } = layout.tavern;
      if (playsWith(one.modules, 'reputation'))
        expect(reputation!.width, describeCase(one)).toBeGreaterThanOrEqual(130);
      if (playsWith(one.modules, 'guestBook')) expect(book!.width, describeCase(one)).toBeGreaterThanOrEqual(96);
    }
  });

  test('what fingers touch is at least 40 pixels high and wide', () => {
    for (const one of phones) {
      const layout = layoutFor(one);
      const seat = one.focus;
      const touched: Spot[] = [
        ...[0, 1, 2, 3, 4].map((place) => ({ at: 'display', place }) as const),
        ...TAVERN_CARDS.filter((card) => isInPlay(one.modules, TAVERN_CARD[card])).map(
          (card) => ({ at: 'supply', card }) as const,
        ),
        { at: 'nobles' },
        { at: 'table', seat, table: 0 },
        { at: 'coaster', seat },
        { at: 'hand', seat },
        ...TILES.map((tile) => ({ at: 'tile', seat, tile }) as const),
      ];
      const small = touched.filter((spot) => boxAt(layout, spot).width < 40 || boxAt(layout, spot).height < 40);
      expect(small, describeCase(one)).toEqual([]);
    }
  });

  test('the whole table is to be seen without moving it on desktops and tablets', () => {
    for (const one of CASES.filter(({ width, height }) => screenOf(width, height) === 'desk')) {
      const { width, height } = layoutFor(one);
      expect({ width, height }, describeCase(one)).toEqual({ width: one.width, height: one.height });
    }
  });
});

describe('a phone held upright', () => {
  const upright = CASES.filter(({ width, height, tables }) => screenOf(width, height) === 'tall' && tables === 4);

  test('shows guests, dice and all tiles at once while dice are placed, when there are few buttons below', () => {
    for (const one of upright.filter(({ height }) => height > 400)) {
      const layout = layoutFor(one);
      const seen = seenFirst(layout, one, { isServing: false });
      const seat = one.focus;
      const hidden = [
        { at: 'table', seat, table: 0 } as const,
        { at: 'hand', seat } as const,
        ...TILES.map((tile) => ({ at: 'tile', seat, tile }) as const),
      ].filter((spot) => !holds(seen, boxAt(layout, spot), 1));
      expect(hidden, describeCase(one)).toEqual([]);
    }
  });

  test('shows the guests on display and those at the tables while one serves', () => {
    for (const one of upright) {
      const layout = layoutFor(one);
      const seen = seenFirst(layout, one, { isServing: true });
      const guests = [0, 1, 2, 3, 4].map((place): Spot => ({ at: 'display', place }));
      const hidden = [...guests, { at: 'table', seat: one.focus, table: 0 } as const].filter(
        (spot) => !holds(seen, boxAt(layout, spot), 1),
      );
      expect(hidden, describeCase(one)).toEqual([]);
    }
  });
});
