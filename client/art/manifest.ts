// Every picture of the table by key: how large it is, how soon it is needed, and how it is drawn.
import {
  ENTERTAINERS,
  FACES,
  GUEST_IDS,
  REGULARS,
  reputationTrack,
  SIDES,
  START_CARD_NUMBERS,
  TAVERN_CARDS,
  TILES,
  type Card,
  type Entertainer,
  type Face,
  type ReputationSpace,
  type Side,
  type StartCard,
  type Tile,
} from '../../game/index.ts';
import { barPicture, crest } from './bar.ts';
import { guestBook } from './guestBook.ts';
import { monasteryBoard } from './monasteryBoard.ts';
import { SEASONS, type Season } from './monasteryLandscape.ts';
import { reputationBoard, reputationSpace, type ReputationBoard } from './reputationBoard.ts';
import type { CardKey, Sitting } from './cardKeys.ts';
import { cardBack } from './cardBack.ts';
import { cardFace, type Expression } from './cards.ts';
import { NOBLE_FACES } from './cast.ts';
import { MOODS } from './faces.ts';
import { facesOf } from './regularLooks.ts';
import { die, TUMBLE_FRAMES, tumblingDie, type DieColour, type TumbleFrame } from './dice.ts';
import { BUTTON_ICONS, type ButtonIcon } from './iconNames.ts';
import { stool } from './furniture.ts';
import type { Ink } from './ink.ts';
import { PANEL_KEYS, PANELS, type PanelKey } from './panels.ts';
import { cardGlow, cardPlace, coaster, counterGuest, marker, pilePlace, guestTable } from './tableware.ts';
import { flyingCoin, flyingStein, glow, hopLeaf, puff, spaceHollow, spark, step, storedBarrel } from './effects.ts';
import { helped, slotAllowed, slotUsed } from './slots.ts';
import { entertainerSide, startCard } from './smallCards.ts';
import { stamp } from './stamps.ts';
import { cardToken, denyToken, entertainerToken, monasteryToken, nobleToken, reputationToken } from './symbols.ts';
import { candle, flame, moon } from './lights.ts';
import { coin } from './money.ts';
import { crown, laurel, signatureSeal } from './honours.ts';
import { schnappsGlass, startMug, stein } from './vessels.ts';
import { TILE_SIDES, tilePicture, type TileSide } from './tiles.ts';
import { PALETTE, PLAYER_COLOURS, type PlayerColour } from './theme.ts';
import {
  BAR_UNIT,
  BOOK_UNIT,
  CARD_UNIT,
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

/** 0: needed before play can begin. 1: needed soon. 2: needed on demand. */
export type Priority = 0 | 1 | 2;

export interface Picture {
  readonly key: ArtKey;
  readonly width: number;
  readonly height: number;
  readonly priority: Priority;
  /** Draws into a box of width by height whose corner is the origin; `shown` is its width on the screen in CSS pixels. */
  readonly paint: (ink: Ink, shown?: number) => void;
}

export type EntertainerKey = { [E in Entertainer]: `entertainer/${E}/${Side<E>}` }[Entertainer];
const PILES = ['deck', 'discard'] as const;

/** The spaces of the reputation track, by their number or their bonus. */
export type ReputationSign = number | Extract<ReputationSpace, { gives: unknown }>['gives'];
const LONGEST_TRACK = reputationTrack(5);

const FLAMES = [0, 1, 2, 3, 4, 5] as const;
const RAISES = [1, 2, 3, 4, 5] as const;

const THINGS = {
  'thing/coin': [40, (ink: Ink) => coin(ink, 20, 20, 37)],
  'thing/stein': [40, (ink: Ink) => stein(ink, 19, 21, 34)],
  'thing/schnapps': [40, (ink: Ink) => schnappsGlass(ink, 20, 20, 38)],
  'thing/crown': [44, (ink: Ink) => crown(ink, 22, 22, 40)],
  'thing/laurel': [48, (ink: Ink) => laurel(ink, 24, 24, 46)],
  'thing/signature': [44, (ink: Ink) => signatureSeal(ink, 22, 22, 40)],
  'thing/moon': [84, (ink: Ink) => moon(ink, 42, 42, 82)],
  'thing/startMug': [56, (ink: Ink) => startMug(ink, 27, 29, 50)],
  'thing/candle': [48, (ink: Ink) => candle(ink, 24, 24, 46)],
  'thing/barrel': [34, storedBarrel],
  'thing/counterGuest': [60, counterGuest],
  'thing/stool': [60, (ink: Ink) => stool(ink, 30, 28, 56)],
  'thing/hollow': [52, spaceHollow],
  'token/noble': [48, (ink: Ink) => nobleToken(ink, 24, 24, 44)],
  'token/deny': [48, (ink: Ink) => denyToken(ink, 24, 24, 46)],
  'token/monastery': [48, (ink: Ink) => monasteryToken(ink, 24, 24, 46)],
  'token/reputation': [48, (ink: Ink) => reputationToken(ink, 24, 24, 46)],
  'token/bard': [48, (ink: Ink) => cardToken(ink, 'bard', 24, 24, 44)],
  'token/barback': [48, (ink: Ink) => cardToken(ink, 'barback', 24, 24, 44)],
  'token/dishwasher': [48, (ink: Ink) => cardToken(ink, 'dishwasher', 24, 24, 44)],
  'token/server': [48, (ink: Ink) => cardToken(ink, 'server', 24, 24, 44)],
  'token/table': [48, (ink: Ink) => cardToken(ink, 'table', 24, 24, 44)],
  'token/brewer': [48, (ink: Ink) => cardToken(ink, 'brewer', 24, 24, 44)],
  'token/dancer': [48, (ink: Ink) => entertainerToken(ink, 'dancer', 24, 24, 46)],
  'token/fireBreather': [48, (ink: Ink) => entertainerToken(ink, 'fireBreather', 24, 24, 46)],
  'token/juggler': [48, (ink: Ink) => entertainerToken(ink, 'juggler', 24, 24, 46)],
  'fx/coin': [28, flyingCoin],
  'fx/stein': [30, flyingStein],
  'fx/step': [32, step],
  'fx/spark': [16, spark],
  'fx/hop': [28, hopLeaf],
  'fx/puff': [32, puff],
  'fx/glow': [128, glow],
} as const;

export type ThingKey = keyof typeof THINGS;

export type ArtKey =
  | CardKey
  | `startCard/${StartCard}`
  | EntertainerKey
  | ThingKey
  | PanelKey
  | `tile/${Tile}/${TileSide}`
  | `bar/${PlayerColour}`
  | `crest/${PlayerColour}`
  | `coaster/${PlayerColour}`
  | `marker/${PlayerColour}`
  | `die/${DieColour}/${Face}`
  | `die/${DieColour}/tumble/${TumbleFrame}`
  | 'slot/used'
  | 'slot/allowed'
  | `helped/${(typeof RAISES)[number]}`
  | `board/monastery/${Season}`
  | `board/reputation/${ReputationBoard}`
  | 'board/book'
  | 'guestTable'
  | 'place/card'
  | `place/${(typeof PILES)[number]}`
  | `space/${ReputationSign}`
  | 'glow/card'
  | `flame/${(typeof FLAMES)[number]}`
  | `icon/${ButtonIcon}`;

/** Sizes on the table, in its own pixels. */
export const SIZE = {
  card: { width: 120, height: 168 },
  cardLarge: { width: 280, height: 392 },
  startCard: { width: 154, height: 210 },
  die: 52,
  icon: 32,
} as const;

const scaled = (
  unit: { readonly width: number; readonly height: number },
  width: number,
  draw: (ink: Ink, shown: number) => void,
) => ({
  width,
  height: Math.round((width * unit.height) / unit.width),
  paint: (ink: Ink, shown = width) => {
    ink.scale(width / unit.width, width / unit.width);
    draw(ink, shown);
  },
});

const cardPictures = (width: number): Picture[] => {
  const card = (key: CardKey, priority: Priority, draw: (ink: Ink, shown: number) => void): Picture => ({
    key,
    priority,
    ...scaled(CARD_UNIT, width, draw),
  });
  const sitting = (name: Sitting, whose: Card, face: Expression['face'], priority: Priority): Picture[] =>
    MOODS.map((mood) =>
      card(
        mood === 'waiting' ? `card/${name}` : `card/${name}/${mood}`,
        mood === 'waiting' ? priority : 2,
        (ink, shown) => cardFace(ink, whose, shown, face === undefined ? { mood } : { mood, face }),
      ),
    );
  return [
    ...REGULARS.map((name) => card(`card/${name}`, 0, (ink, shown) => cardFace(ink, name, shown))),
    ...TAVERN_CARDS.map((name) => card(`card/${name}`, 0, (ink, shown) => cardFace(ink, name, shown))),
    card('card/noble', 0, (ink, shown) => cardFace(ink, 'noble', shown)),
    card('card/back', 0, cardBack),
    ...GUEST_IDS.flatMap((id) => sitting(id, id, undefined, 1)),
    ...NOBLE_FACES.flatMap((face) => sitting(`noble/${face}`, 'noble', face, 2)),
    ...REGULARS.flatMap((name) => facesOf(name).flatMap((face) => sitting(`${name}/${face}`, name, face, 1))),
  ];
};

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

const pieces = (): Picture[] => [
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

const colours = (): Picture[] =>
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

const boards = (): Picture[] => [
  ...SEASONS.map((season): Picture => ({
    key: `board/monastery/${season}`,
    ...MONASTERY_UNIT,
    priority: 1,
    paint: (ink, shown = MONASTERY_UNIT.width) => monasteryBoard(ink, season, shown),
  })),
  ...(['plain', 'signature'] as const).map((kind): Picture => ({
    key: `board/reputation/${kind}`,
    ...REPUTATION_UNIT,
    priority: 1,
    paint: (ink, shown = REPUTATION_UNIT.width) => reputationBoard(ink, kind, shown),
  })),
  { key: 'board/book', ...BOOK_UNIT, priority: 1, paint: (ink, shown = BOOK_UNIT.width) => guestBook(ink, shown) },
];

const lists = (): Picture[] => [
  ...TILES.flatMap((tile) =>
    TILE_SIDES.map((side): Picture => ({
      key: `tile/${tile}/${side}`,
      ...TILE_UNIT,
      priority: side === 'basic' ? 0 : 1,
      paint: (ink, shown = TILE_UNIT.width) => tilePicture(ink, tile, side, shown),
    })),
  ),
  ...START_CARD_NUMBERS.map((number): Picture => ({
    key: `startCard/${number}`,
    priority: 2,
    ...scaled(START_UNIT, SIZE.startCard.width, (ink, shown) => startCard(ink, number, shown)),
  })),
  ...ENTERTAINERS.flatMap((who) =>
    SIDES[who].map((side): Picture => ({
      key: `entertainer/${who}/${side}` as EntertainerKey,
      ...ENTERTAINER_UNIT,
      priority: 2,
      paint: (ink, shown = ENTERTAINER_UNIT.width) => entertainerSide(ink, who, side, shown),
    })),
  ),
  ...PANEL_KEYS.map((key): Picture => {
    const { width, height, paint } = PANELS[key];
    return { key, width, height, priority: 0, paint: (ink) => paint(ink, { x: 0, y: 0, width, height }) };
  }),
];

/** All pictures, those needed first at the front. Large cards are not in it: `largeCard` paints them one at a time. */
export const artManifest = (): readonly Picture[] =>
  [...cardPictures(SIZE.card.width), ...dicePictures(), ...pieces(), ...colours(), ...boards(), ...lists()].sort(
    (one, other) => one.priority - other.priority,
  );

const large = new Map(cardPictures(SIZE.cardLarge.width).map((picture) => [picture.key, picture]));

export const largeCards = (): Iterable<Picture> => large.values();

/** A card large enough to be read at leisure. */
export function largeCard(key: CardKey): Picture {
  const picture = large.get(key);
  if (picture === undefined) throw new Error(`No card is drawn under ${key}.`);
  return picture;
}
