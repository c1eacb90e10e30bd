// Hit tests: a click means the uppermost piece, or else the smallest printed place; a finger takes the nearest die.
import { describe, expect, test } from 'vitest';
import { view, type Modules, type Seat, type State } from '../../../game/index.ts';
import { spotKey, type Spot } from '../../../client/model/spots.ts';
import type { TableSelection } from '../../../client/model/stage.ts';
import { tableModel } from '../../../client/model/tableModel.ts';
import { pieceAt, spotAt } from '../../../client/scenes/hitTest.ts';
import { layoutOf, rectIn, type Layout } from '../../../client/scenes/layout.ts';
import { contains, middle, rect, type Rect } from '../../../client/scenes/layout/rect.ts';
import { needsOf } from '../../../client/scenes/needsOf.ts';
import type { Piece } from '../../../client/scenes/pieces/piece.ts';
import { tableauOf } from '../../../client/scenes/tableau.ts';
import { layoutWith } from '../../kit/layouts.ts';
import { asks, choosing, savedState } from '../../kit/savedGames.ts';
import { PEOPLE } from '../../kit/people.ts';

const layoutWithTables = (tables: number): Layout =>
  layoutWith({ width: 960, height: 672, modules: 5, tables: [tables, 3] });

/** The sizes to which a finger and a mouse enlarge smaller targets, in pixels. */
const FINGER = 44;
const MOUSE = 0;

/** The spot that a click in the middle of a spot hits. */
const hitInMiddleOf = (layout: Layout, spot: Spot): Spot | null => {
  const box = rectIn(layout, spot);
  if (box === null) throw new Error('no such spot');
  return spotAt([], layout, middle(box).x, middle(box).y, MOUSE);
};

/** Five by six points spread over a box, up to its edges. */
const thirtyPoints = ({ x, y, width, height }: Rect): [x: number, y: number][] =>
  Array.from({ length: 30 }, (_, nth) => [
    x + width * (0.02 + (0.96 * (nth % 5)) / 4),
    y + height * (0.02 + (0.96 * Math.floor(nth / 5)) / 5),
  ]);

/** Chooses `card`, the juggler's side with a question at closing time, and start card `3`. */
const JUGGLER = choosing('card', '3');

const SIZES = [
  { width: 1280, height: 720 },
  { width: 960, height: 672 },
  { width: 1520, height: 1020 },
  { width: 844, height: 330 },
  { width: 390, height: 560 },
  { width: 360, height: 400 },
] as const;

function shown(state: State, size: { width: number; height: number }): { layout: Layout; pieces: Piece[] } {
  const me: Seat = 0;
  const selection: TableSelection = { focus: me, held: null, pointedAt: null };
  const model = tableModel({ view: view(state, me), me, people: [...PEOPLE] });
  const layout = layoutOf(needsOf(model, selection, { ...size, scale: 1, dock: { width: 0, height: 0 } }));
  return { layout, pieces: tableauOf(model, selection, layout) };
}

/** Points on a piece at which the piece does not answer, though no piece with a spot lies over it there. */
function unansweredPoints({ layout, pieces }: ReturnType<typeof shown>, only: (spot: Spot) => boolean): string[] {
  return pieces.flatMap(({ key, spot, box }, depth) => {
    if (spot === undefined || !only(spot)) return [];
    const above = pieces.slice(depth + 1).filter((other) => other.spot !== undefined);
    return thirtyPoints(box).flatMap(([x, y]) => {
      if (above.some((other) => contains(other.box, x, y))) return [];
      const found = spotAt(pieces, layout, x, y, MOUSE);
      return found !== null && spotKey(found) === spotKey(spot) ? [] : [`${key}: ${found?.at ?? 'nothing'}`];
    });
  });
}

describe.each(SIZES)('at $width × $height', (size) => {
  test.each<Modules>([4, 5])('start cards answer on their whole face with modules 1 to %i', (modules) => {
    const table = savedState({ id: 'start', modules }, asks('startCard'));
    const { layout, pieces } = shown(table, size);
    for (const card of table.startCards) {
      const box = rectIn(layout, { at: 'startCard', card });
      const found = thirtyPoints(box!).map(([x, y]) => spotAt(pieces, layout, x, y, MOUSE));
      expect(found).toEqual(Array.from({ length: 30 }, () => ({ at: 'startCard', card })));
    }
    expect(unansweredPoints({ layout, pieces }, ({ at }) => at === 'startCard')).toEqual([]);
  });

  test.each(['evening', 'plan', 'serve', 'keepCard'] as const)(
    'when %s is asked, every piece with a spot answers wherever no other one lies on it',
    (kind) => {
      const table = savedState({ id: kind, modules: 5, chooseMove: JUGGLER }, asks(kind));
      expect(unansweredPoints(shown(table, size), () => true)).toEqual([]);
    },
  );
});

describe('a click', () => {
  test('in the middle of a printed place means that place', () => {
    const layout = layoutWithTables(3);
    for (const spot of [
      { at: 'display', place: 2 },
      { at: 'supply', card: 'brewer' },
      { at: 'table', seat: 0, table: 1 },
      { at: 'cell', seat: 0, column: '6', row: 2 },
      { at: 'monastery', space: 12 },
      { at: 'plate', seat: 1 },
      { at: 'coaster', seat: 0 },
    ] as const)
      expect(hitInMiddleOf(layout, spot)).toEqual(spot);
  });

  test('beside everything means nothing', () => {
    // The lower left corner of the table.
    expect(spotAt([], layoutWithTables(3), 1, 671, MOUSE)).toBeNull();
  });
});

describe('a finger', () => {
  const die = (key: string, x: number): Piece => ({ key, picture: 'die/white/1', box: rect(x, 0, 20, 20) });

  test('takes the nearest of two small dice', () => {
    const dice = [die('left', 0), die('right', 24)];
    expect(pieceAt(dice, 12, 10, FINGER)?.key).toBe('left');
    expect(pieceAt(dice, 30, 10, FINGER)?.key).toBe('right');
  });

  test('hits a die from a greater distance than a mouse', () => {
    expect(pieceAt([die('one', 0)], 28, 10, MOUSE)).toBeNull();
    expect(pieceAt([die('one', 0)], 28, 10, FINGER)?.key).toBe('one');
  });

  test('takes the upper one of two dice that lie on each other', () => {
    expect(pieceAt([die('lower', 0), die('upper', 0)], 10, 10, FINGER)?.key).toBe('upper');
  });
});
