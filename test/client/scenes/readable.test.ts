// Counts on piles and cards, and markers and tags on the reputation track, leave readable what they lie on; the counts
// are right, and light and dark on the monastery's windows have the windows' shape.
import { describe, expect, test } from 'vitest';
import { GUESTS, GUEST_IDS, reputationTrack, rngFrom, setup, type State } from '../../../game/index.ts';
import {
  middle,
  overlaps,
  holds,
  rect,
  centred,
  grown,
  right,
  bottom,
  type Rect,
} from '../../../client/scenes/layout/rect.ts';
import { reputationMarkerBox } from '../../../client/scenes/pieces/bar.ts';
import { reputationTagBox } from '../../../client/scenes/pieces/forecasts.ts';
import { windowBox } from '../../../client/scenes/pieces/monastery.ts';
import { boxAt, layoutWith } from '../../kit/layouts.ts';
import { layoutOfModel, modelOf, piecesOf } from '../../kit/tableaux.ts';

const stateWith = (change: (state: State) => void): State => {
  const { state } = setup({ players: 2, modules: 5 }, rngFrom('readable'));
  change(state);
  return state;
};

const badgeOf = (state: State, key: string): { text: string; box: Rect } | null => {
  const piece = piecesOf(modelOf(state)).find((one) => one.key === `${key}/badge` || one.key === `${key}/tag`);
  if (piece === undefined || typeof piece.picture === 'string') return null;
  return { text: piece.picture.key.replace('badge ', ''), box: piece.box };
};

const boxOf = (state: State, key: string): Rect => {
  const piece = piecesOf(modelOf(state)).find((one) => one.key === key);
  if (piece === undefined) throw new Error(`Nothing is drawn as ${key}.`);
  return piece.box;
};

describe('the count of a pile', () => {
  test('is shown for its last card, too', () => {
    const one = stateWith((state) => (state.supply.bard = 1));
    expect(badgeOf(one, 'supply/bard')?.text).toBe('1');
  });

  test('is shown for the last guest of the pile, and not for one of the deck in its place', () => {
    const placed = (cost: number): State =>
      stateWith((state) => {
        state.pile = [];
        state.display[0] = { guest: GUEST_IDS.find((id) => GUESTS[id].cost === cost)!, signature: false };
      });
    expect(badgeOf(placed(3), 'display/0')?.text).toBe('1');
    expect(badgeOf(placed(7), 'display/0')).toBeNull();
  });
});

describe('the count of cards in a tavern', () => {
  test.each([0, 1] as const)('of nobles at a table hides neither die nor coin: seat %i', (seat) => {
    const state = stateWith((one) => {
      one.players[seat]!.tables = ['noble'];
      one.players[seat]!.nobles = 3;
    });
    const card = boxOf(state, `${seat}/table/0/noble`);
    const count = badgeOf(state, `${seat}/table/0`);
    expect(count?.text).toBe('×3');
    // The lower right and the lower left corner of the card; the boxes reach beyond it.
    const coin = rect(card.x + card.width * 0.62, card.y + card.height * 0.74, card.width, card.height);
    const die = rect(card.x, coin.y, card.width * 0.36, card.height);
    const face = centred({ ...card, height: card.height * 0.78 }, card.width * 0.36, card.height * 0.36);
    // The small card of the neighbour, seat 1, has no room for a legible number below the face.
    for (const part of seat === 0 ? [coin, die, face] : [coin, die]) expect(overlaps(count!.box, part)).toBe(false);
  });

  test('of dishwashers says, in planning and serving, how many of them are still free to help', () => {
    const shownFor = (phase: State['phase'], raise: number): string | undefined =>
      badgeOf(
        stateWith((one) => {
          one.phase = phase;
          one.players[0]!.beside.dishwasher = 2;
          one.players[0]!.dice = [{ value: 4, own: false, at: 'monk', raise, spent: false }];
        }),
        '0/beside/dishwasher',
      )?.text;
    expect(shownFor('planning', 1)).toBe('1/2');
    expect(shownFor('serving', 2)).toBe('0/2');
    expect(shownFor('guests', 0)).toBe('×2');
  });

  test('of dishwashers includes the upgraded tile, for which it is shown even without a card', () => {
    const shownFor = ({ cards, raise, isUpgraded = true }: { cards: number; raise: number; isUpgraded?: boolean }) =>
      badgeOf(
        stateWith((one) => {
          one.phase = 'planning';
          one.round = 2;
          one.players[0]!.upgraded.dishwasher = isUpgraded ? 1 : 0;
          one.players[0]!.beside.dishwasher = cards;
          one.players[0]!.dice = [{ value: 4, own: false, at: 'monk', raise, spent: false }];
        }),
        '0/beside/dishwasher',
      )?.text;
    expect(shownFor({ cards: 1, raise: 0 })).toBe('2/2');
    expect(shownFor({ cards: 1, raise: 1 })).toBe('1/2');
    expect(shownFor({ cards: 0, raise: 1 })).toBe('0/1');
    expect(shownFor({ cards: 0, raise: 0, isUpgraded: false })).toBeUndefined();
  });

  test('of staff beside a tile leaves the sign of the trade in sight', () => {
    const state = stateWith((one) => (one.players[0]!.beside.barback = 3));
    const count = badgeOf(state, '0/beside/barback');
    const card = boxOf(state, '0/beside/barback/0');
    expect(bottom(count!.box)).toBeLessThan(card.y + card.height * 0.45);
  });
});

describe('on the reputation track', () => {
  const layout = layoutWith({ width: 1280, height: 683, modules: 5 });
  const board = layout.tavern.reputation!;
  const spaces = reputationTrack(5).map((_, space) => boxAt(layout, { at: 'reputation', seat: 0, space }));

  test('the marker leaves the number of its space in sight', () => {
    for (const space of spaces) {
      const { y } = middle(space);
      const marker = reputationMarkerBox(space, board);
      const number = centred(space, space.width * 0.5, space.height * 0.3);
      expect(overlaps(marker, number)).toBe(false);
      expect(Math.abs(middle(marker).y - y)).toBeLessThan(space.height);
    }
  });

  test('stand the markers of all players, each to be seen, with that of the tavern’s owner in front', () => {
    const state = stateWith((one) => one.players.forEach((player) => (player.reputation = 4)));
    const markers = piecesOf(modelOf(state)).filter(
      ({ subject }) => subject?.is === 'marker' && subject.track === 'reputation',
    );
    expect(markers.map(({ picture }) => picture)).toEqual(['marker/blue', 'marker/red']);
    expect(markers[0]!.box.x).toBeGreaterThan(markers[1]!.box.x + markers[1]!.box.width * 0.3);
  });

  test('the coming steps are written at the edge of the board and hide neither the marker nor a number', () => {
    for (const space of spaces) {
      const marker = reputationMarkerBox(space, board);
      const tag = reputationTagBox(marker, board);
      expect(holds(grown(board, 12), tag)).toBe(true);
      expect(overlaps(tag, marker)).toBe(false);
      for (const other of spaces)
        expect(overlaps(tag, centred(other, other.width * 0.5, other.height * 0.5))).toBe(false);
    }
  });
});

test('light and dark on the windows of the monastery have the shape and the place of the windows', () => {
  const model = modelOf(stateWith((one) => (one.round = 3)));
  const layout = layoutOfModel(model);
  const windows = [1, 2, 3].map((round) => windowBox(layout, round));
  for (const [nth, window] of windows.entries()) {
    expect(holds(boxAt(layout, { at: 'moon', round: nth + 1 }), window)).toBe(true);
    expect(window.height).toBeGreaterThan(window.width);
    expect(right(window)).toBeLessThan(windows[nth + 1]?.x ?? layout.width);
  }
  const drawn = piecesOf(model).filter(({ key }) => key.startsWith('past/') || key === 'thisEvening');
  expect(drawn.map(({ picture }) => (typeof picture === 'string' ? picture : picture.key))).toEqual([
    'past window',
    'past window',
    'tonight',
  ]);
  expect(drawn.slice(0, 2).map(({ box }) => box)).toEqual(windows.slice(0, 2));
  expect(holds(drawn[2]!.box, windows[2]!)).toBe(true);
});
