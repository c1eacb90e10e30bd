// The manifest has a picture for everything that is printed.
import { describe, expect, test } from 'vitest';
import {
  ENTERTAINERS,
  FACES,
  GUEST_IDS,
  REGULARS,
  SIDES,
  START_CARD_NUMBERS,
  TAVERN_CARDS,
  TILES,
} from '../../../game/index.ts';
import { cardKey } from '../../../client/art/cardKeys.ts';
import { MOODS } from '../../../client/art/faces.ts';
import { TUMBLE_FRAMES } from '../../../client/art/dice.ts';
import { artManifest } from '../../../client/art/manifest.ts';
import { largeCard } from '../../../client/art/cardPictures.ts';
import { SIZE } from '../../../client/art/picture.ts';
import { PLAYER_COLOURS } from '../../../client/art/theme.ts';

const manifest = artManifest();
const keys = new Set<string>(manifest.map(({ key }) => key));

describe('the manifest', () => {
  test('names each picture once', () => {
    expect(keys.size).toBe(manifest.length);
  });

  test('has every card, and its back', () => {
    const cards = [...REGULARS, ...TAVERN_CARDS, 'noble', ...GUEST_IDS, 'back'];
    expect(cards.filter((card) => !keys.has(`card/${card}`))).toEqual([]);
  });

  test('has everybody who sits at a table in every mood', () => {
    const seats = [0, 1, 2, 3];
    const sitting = [...GUEST_IDS, 'noble' as const, ...REGULARS].flatMap((card) =>
      seats.flatMap((seat) => MOODS.flatMap((mood) => seats.map((nth) => cardKey(card, { seat, nth, mood })))),
    );
    expect(sitting.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('has both sides of every tile', () => {
    const sides = TILES.flatMap((tile) => [`tile/${tile}/basic`, `tile/${tile}/upgraded`]);
    expect(sides.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('has both sides of every entertainer, and every start card', () => {
    const sides = ENTERTAINERS.flatMap((who) => SIDES[who].map((side) => `entertainer/${who}/${side}`));
    const starts = START_CARD_NUMBERS.map((number) => `startCard/${number}`);
    expect([...sides, ...starts].filter((key) => !keys.has(key))).toEqual([]);
  });

  test.each(['white', ...PLAYER_COLOURS])('has every face of a %s die, and how it tumbles', (colour) => {
    const wanted = [
      ...FACES.map((face) => `die/${colour}/${face}`),
      ...TUMBLE_FRAMES.map((frame) => `die/${colour}/tumble/${frame}`),
    ];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  test.each(PLAYER_COLOURS)('has bar, coaster and marker in %s', (colour) => {
    const wanted = ['bar', 'coaster', 'marker'].map((what) => `${what}/${colour}`);
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('paints large cards one at a time', () => {
    expect(largeCard('card/8d')).toMatchObject(SIZE.cardLarge);
    expect(keys.has('card/8d')).toBe(true);
  });
});
