// The list of all pictures of the table.
import { ENTERTAINERS, FACES, reputationTrack, SIDES, START_CARD_NUMBERS, TILES } from '../../game/index.ts';
import { barPicture } from './bar.ts';
import { bartendersOf } from './barKeys.ts';
import { guestBook } from './guestBook.ts';
import { monasteryBoard } from './monasteryBoard.ts';
import { SEASONS } from './monasteryLandscape.ts';
import { reputationBoard, reputationSpace } from './reputationBoard.ts';
import { die, TUMBLE_FRAMES, tumblingDie } from './dice.ts';
import { cardPlace, coaster, marker, pilePlace, guestTable } from './tableware.ts';
import { raiseMark, spentMark } from './slots.ts';
import { entertainerSide, startCard } from './smallCards.ts';
import { stamp } from './stamps.ts';
import { TILE_SIDES, tilePicture } from './tiles.ts';
import { PALETTE, PLAYER_COLOURS } from './theme.ts';
import {
  BAR_UNIT,
  BOOK_UNIT,
  COASTER_UNIT,
  ENTERTAINER_UNIT,
  MARKER_UNIT,
  MONASTERY_UNIT,
  PILE_UNIT,
  REPUTATION_UNIT,
  GUEST_TABLE_UNIT,
  START_UNIT,
  TILE_UNIT,
} from './units.ts';
import { cardPictures } from './cardPictures.ts';
import { PILES, RAISES, scaled, SIZE, type EntertainerKey, type Picture, type ReputationSign } from './picture.ts';
import { THINGS, type ThingKey } from './tableThings.ts';

const LONGEST_TRACK = reputationTrack(5);

const dicePictures = (): Picture[] => {
  const half = SIZE.die / 2;
  const colours = ['white', ...PLAYER_COLOURS] as const;
  return colours.flatMap((colour) => [
    ...FACES.map((value): Picture => ({
      key: `die/${colour}/${value}`,
      width: SIZE.die,
      height: SIZE.die,
      paint: (ink) => die(ink, colour, value, half, half, SIZE.die),
    })),
    ...TUMBLE_FRAMES.map((at): Picture => ({
      key: `die/${colour}/tumble/${at}`,
      width: SIZE.die,
      height: SIZE.die,
      paint: (ink) => tumblingDie(ink, colour, at, half, half, SIZE.die),
    })),
  ]);
};

/** Places for cards, marks on dice, spaces of the reputation track, and small things. */
const placesAndThings = (): Picture[] => [
  { key: 'mark/spent', width: 64, height: 64, paint: spentMark },
  ...RAISES.map((raise): Picture => ({
    key: `helped/${raise}`,
    width: 32,
    height: 32,
    paint: (ink) => raiseMark(ink, raise),
  })),
  { key: 'guestTable', ...GUEST_TABLE_UNIT, paint: guestTable },
  { key: 'place/card', ...SIZE.card, paint: cardPlace },
  ...PILES.map((kind): Picture => ({
    key: `place/${kind}`,
    ...PILE_UNIT,
    paint: (ink) => pilePlace(ink, kind),
  })),
  ...LONGEST_TRACK.map((space): Picture => {
    const sign: ReputationSign = 'vp' in space ? space.vp : space.gives;
    return {
      key: `space/${sign}`,
      width: 56,
      height: 56,
      paint: (ink) => reputationSpace(ink, space, 28, 27),
    };
  }),
  ...(Object.keys(THINGS) as ThingKey[]).map((key): Picture => {
    const [size, paint] = THINGS[key];
    return { key, width: size, height: size, paint };
  }),
  {
    key: 'icon/hourglass',
    width: SIZE.icon,
    height: SIZE.icon,
    paint: (ink) => stamp(ink, 'hourglass', SIZE.icon / 2, SIZE.icon / 2, SIZE.icon - 2, PALETTE.cream),
  },
];

const playerPictures = (): Picture[] =>
  PLAYER_COLOURS.flatMap((colour): Picture[] => [
    ...bartendersOf(colour).map((bartender): Picture => ({
      key: `bar/${colour}/${bartender}`,
      ...BAR_UNIT,
      paint: (ink) => barPicture(ink, colour, bartender),
    })),
    {
      key: `coaster/${colour}`,
      width: COASTER_UNIT,
      height: COASTER_UNIT,
      paint: (ink) => coaster(ink, colour),
    },
    { key: `marker/${colour}`, ...MARKER_UNIT, paint: (ink) => marker(ink, colour) },
  ]);

const boardPictures = (): Picture[] => [
  ...SEASONS.map((season): Picture => ({
    key: `board/monastery/${season}`,
    ...MONASTERY_UNIT,
    paint: (ink, shownWidth = MONASTERY_UNIT.width) => monasteryBoard(ink, season, shownWidth),
  })),
  ...(['plain', 'signature'] as const).map((kind): Picture => ({
    key: `board/reputation/${kind}`,
    ...REPUTATION_UNIT,
    paint: (ink, shownWidth = REPUTATION_UNIT.width) => reputationBoard(ink, kind, shownWidth),
  })),
  {
    key: 'board/book',
    ...BOOK_UNIT,
    paint: (ink, shownWidth = BOOK_UNIT.width) => guestBook(ink, shownWidth),
  },
];

/** Tiles, start cards and entertainers. */
const printedPictures = (): Picture[] => [
  ...TILES.flatMap((tile) =>
    TILE_SIDES.map((side): Picture => ({
      key: `tile/${tile}/${side}`,
      ...TILE_UNIT,
      paint: (ink, shownWidth = TILE_UNIT.width) => tilePicture(ink, tile, side, shownWidth),
    })),
  ),
  ...START_CARD_NUMBERS.map((number): Picture => ({
    key: `startCard/${number}`,
    ...scaled(START_UNIT, SIZE.startCard.width, (ink, shownWidth) => startCard(ink, number, shownWidth)),
  })),
  ...ENTERTAINERS.flatMap((who) =>
    SIDES[who].map((side): Picture => ({
      key: `entertainer/${who}/${side}` as EntertainerKey,
      ...ENTERTAINER_UNIT,
      paint: (ink, shownWidth = ENTERTAINER_UNIT.width) => entertainerSide(ink, who, side, shownWidth),
    })),
  ),
];

/** All pictures of the table. Its cards are small: `largeCards` has them large, under the same keys. */
export const artManifest = (): readonly Picture[] => [
  ...cardPictures(SIZE.card.width),
  ...dicePictures(),
  ...placesAndThings(),
  ...playerPictures(),
  ...boardPictures(),
  ...printedPictures(),
];
