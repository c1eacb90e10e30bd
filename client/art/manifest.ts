// The list of all pictures of the table.
import { ENTERTAINERS, FACES, reputationTrack, SIDES, START_CARD_NUMBERS, TILES } from '../../game/index.ts';
import { barPicture, crest } from './bar.ts';
import { guestBook } from './guestBook.ts';
import { monasteryBoard } from './monasteryBoard.ts';
import { SEASONS } from './monasteryLandscape.ts';
import { reputationBoard, reputationSpace } from './reputationBoard.ts';
import { die, TUMBLE_FRAMES, tumblingDie } from './dice.ts';
import { BUTTON_ICONS, type ButtonIcon } from './iconNames.ts';
import { PANEL_KEYS, PANELS } from './panels.ts';
import { cardGlow, cardPlace, coaster, marker, pilePlace, guestTable } from './tableware.ts';
import { helped, slotAllowed, slotUsed } from './slots.ts';
import { entertainerSide, startCard } from './smallCards.ts';
import { stamp } from './stamps.ts';
import { flame } from './lights.ts';
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
import {
  FLAMES,
  PILES,
  RAISES,
  scaled,
  SIZE,
  type EntertainerKey,
  type Picture,
  type ReputationSign,
} from './picture.ts';
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
      priority: 0,
      paint: (ink) => die(ink, colour, value, half, half, SIZE.die),
    })),
    ...TUMBLE_FRAMES.map((at): Picture => ({
      key: `die/${colour}/tumble/${at}`,
      width: SIZE.die,
      height: SIZE.die,
      priority: 1,
      paint: (ink) => tumblingDie(ink, colour, at, half, half, SIZE.die),
    })),
  ]);
};

const smallPictures = (): Picture[] => [
  { key: 'slot/used', width: 64, height: 64, priority: 0, paint: slotUsed },
  { key: 'slot/allowed', width: 84, height: 84, priority: 0, paint: slotAllowed },
  ...RAISES.map((raise): Picture => ({
    key: `helped/${raise}`,
    width: 32,
    height: 32,
    priority: 1,
    paint: (ink) => helped(ink, raise),
  })),
  { key: 'guestTable', ...GUEST_TABLE_UNIT, priority: 0, paint: guestTable },
  { key: 'place/card', ...SIZE.card, priority: 0, paint: cardPlace },
  ...PILES.map((kind): Picture => ({
    key: `place/${kind}`,
    ...PILE_UNIT,
    priority: 0,
    paint: (ink) => pilePlace(ink, kind),
  })),
  ...LONGEST_TRACK.map((space): Picture => {
    const sign: ReputationSign = 'vp' in space ? space.vp : space.gives;
    return {
      key: `space/${sign}`,
      width: 56,
      height: 56,
      priority: 2,
      paint: (ink) => reputationSpace(ink, space, 28, 27),
    };
  }),
  { key: 'glow/card', width: 152, height: 200, priority: 0, paint: cardGlow },
  ...FLAMES.map((at): Picture => ({
    key: `flame/${at}`,
    width: 40,
    height: 48,
    priority: 1,
    paint: (ink) => flame(ink, 20, 44, 40, at),
  })),
  ...(Object.keys(THINGS) as ThingKey[]).map((key): Picture => {
    const [size, paint] = THINGS[key];
    return { key, width: size, height: size, priority: key.startsWith('token/') ? 1 : 0, paint };
  }),
  ...(Object.keys(BUTTON_ICONS) as ButtonIcon[]).map((name): Picture => ({
    key: `icon/${name}`,
    width: SIZE.icon,
    height: SIZE.icon,
    priority: 1,
    paint: (ink) => stamp(ink, name, SIZE.icon / 2, SIZE.icon / 2, SIZE.icon - 2, PALETTE.cream),
  })),
];

const playerPictures = (): Picture[] =>
  PLAYER_COLOURS.flatMap((colour): Picture[] => [
    { key: `bar/${colour}`, ...BAR_UNIT, priority: 0, paint: (ink) => barPicture(ink, colour) },
    { key: `crest/${colour}`, width: 48, height: 48, priority: 0, paint: (ink) => crest(ink, colour, 24, 24, 46) },
    {
      key: `coaster/${colour}`,
      width: COASTER_UNIT,
      height: COASTER_UNIT,
      priority: 0,
      paint: (ink) => coaster(ink, colour),
    },
    { key: `marker/${colour}`, ...MARKER_UNIT, priority: 0, paint: (ink) => marker(ink, colour) },
  ]);

const boardPictures = (): Picture[] => [
  ...SEASONS.map((season): Picture => ({
    key: `board/monastery/${season}`,
    ...MONASTERY_UNIT,
    priority: 1,
    paint: (ink, shownWidth = MONASTERY_UNIT.width) => monasteryBoard(ink, season, shownWidth),
  })),
  ...(['plain', 'signature'] as const).map((kind): Picture => ({
    key: `board/reputation/${kind}`,
    ...REPUTATION_UNIT,
    priority: 1,
    paint: (ink, shownWidth = REPUTATION_UNIT.width) => reputationBoard(ink, kind, shownWidth),
  })),
  {
    key: 'board/book',
    ...BOOK_UNIT,
    priority: 1,
    paint: (ink, shownWidth = BOOK_UNIT.width) => guestBook(ink, shownWidth),
  },
];

/** Tiles, start cards, entertainers and the panels below them all. */
const printedPictures = (): Picture[] => [
  ...TILES.flatMap((tile) =>
    TILE_SIDES.map((side): Picture => ({
      key: `tile/${tile}/${side}`,
      ...TILE_UNIT,
      priority: side === 'basic' ? 0 : 1,
      paint: (ink, shownWidth = TILE_UNIT.width) => tilePicture(ink, tile, side, shownWidth),
    })),
  ),
  ...START_CARD_NUMBERS.map((number): Picture => ({
    key: `startCard/${number}`,
    priority: 2,
    ...scaled(START_UNIT, SIZE.startCard.width, (ink, shownWidth) => startCard(ink, number, shownWidth)),
  })),
  ...ENTERTAINERS.flatMap((who) =>
    SIDES[who].map((side): Picture => ({
      key: `entertainer/${who}/${side}` as EntertainerKey,
      ...ENTERTAINER_UNIT,
      priority: 2,
      paint: (ink, shownWidth = ENTERTAINER_UNIT.width) => entertainerSide(ink, who, side, shownWidth),
    })),
  ),
  ...PANEL_KEYS.map((key): Picture => {
    const { width, height, paint } = PANELS[key];
    return { key, width, height, priority: 0, paint: (ink) => paint(ink, { x: 0, y: 0, width, height }) };
  }),
];

/** All pictures, those needed first at the front. Large cards are not in it: `largeCard` paints them one at a time. */
export const artManifest = (): readonly Picture[] =>
  [
    ...cardPictures(SIZE.card.width),
    ...dicePictures(),
    ...smallPictures(),
    ...playerPictures(),
    ...boardPictures(),
    ...printedPictures(),
  ].sort((one, other) => one.priority - other.priority);
