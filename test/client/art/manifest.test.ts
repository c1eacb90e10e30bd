// The art manifest, the list of all pictures of the table, with cards in their usual size, has one for everything that
// is printed.
import { describe, expect, test } from 'vitest';
import {
  ENTERTAINERS,
  FACES,
  GUEST_IDS,
  REGULARS,
  SEATS,
  SIDES,
  START_CARD_NUMBERS,
  TAVERN_CARDS,
  TILES,
} from '../../../game/index.ts';
import { CHARACTERS } from '../../../game/bots/index.ts';
import { barKey } from '../../../client/art/barKeys.ts';
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

  test('has every card, and the back of cards', () => {
    const cards = [...REGULARS, ...TAVERN_CARDS, 'noble', ...GUEST_IDS, 'back'];
    expect(cards.filter((card) => !keys.has(`card/${card}`))).toEqual([]);
  });

  test('has everybody who sits at a table in every mood', () => {
    // A player's regulars of one kind have up to four faces.
    const numbers = [0, 1, 2, 3];
    const sitting = [...GUEST_IDS, 'noble' as const, ...REGULARS].flatMap((card) =>
      SEATS.flatMap((seat) => MOODS.flatMap((mood) => numbers.map((nth) => cardKey(card, { seat, nth, mood })))),
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

  test.each(PLAYER_COLOURS)('has coaster and marker in %s', (colour) => {
    const wanted = ['coaster', 'marker'].map((what) => `${what}/${colour}`);
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  test.each(PLAYER_COLOURS)('has the bar in %s with the bartender of a person, and with every character', (colour) => {
    const wanted = [null, ...CHARACTERS.map(({ name }) => name)].map((name) => barKey(colour, name));
    expect(new Set(wanted).size).toBe(CHARACTERS.length + 1);
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('names the bar of a character after its colour and the character', () => {
    expect(PLAYER_COLOURS.map((colour) => barKey(colour, 'Edda'))).toEqual(
      PLAYER_COLOURS.map((colour) => `bar/${colour}/Edda`),
    );
  });

  test('has cards in their usual size only; the large ones are kept apart from it', () => {
    for (const card of manifest.filter(({ key }) => key.startsWith('card/'))) expect(card).toMatchObject(SIZE.card);
    expect(largeCard('card/8d')).toMatchObject(SIZE.cardLarge);
  });
});
