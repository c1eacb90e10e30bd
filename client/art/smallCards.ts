// Start cards and entertainers: paper and posters rather than people at tables.
import {
  ENTERTAINER_PRINT,
  START_CARDS,
  type Entertainer,
  type Side,
  type StartCard,
  type StartItem,
} from '../../game/index.ts';
import type { AnyIcon } from './iconNames.ts';
import {
  isolated,
  ball,
  shadow,
  disc,
  figure,
  fillBox,
  glowing,
  light,
  ring,
  rounded,
  shape,
  vignette,
  type Box,
  type Ink,
} from './ink.ts';
import { person } from './people.ts';
import { stamp } from './stamps.ts';
import { bonusSign, cardToken, denyToken, TILE_YIELD } from './symbols.ts';
import { coin, COIN_LETTERS } from './money.ts';
import { flame } from './lights.ts';
import { schnappsGlass, stein } from './vessels.ts';
import { brass, brassLine } from './brass.ts';
import { frame } from './frame.ts';
import { OAK, planks } from './wood.ts';
import { paper } from './surfaces.ts';
import { die } from './dice.ts';
import { leastLetters, PALETTE } from './theme.ts';
import { ENTERTAINER_UNIT, START_UNIT } from './units.ts';

/** One thing that a start card gives: an upgraded tile, regulars to remove, or a bonus. */
function startItem(ink: Ink, item: StartItem, x: number, y: number, size: number, least: number): void {
  const letters = Math.max(size * 0.3, least);
  switch (item.gives) {
    case 'upgrade': {
      TILE_YIELD[item.tile](ink, x, y, size * 0.9);
      stamp(ink, 'upgrade', x + size * 0.36, y - size * 0.32, size * 0.4, '#4d7a2a', PALETTE.cream);
      if (item.holding > 0) {
        disc(ink, x + size * 0.34, y + size * 0.34, letters * 0.67, PALETTE.cream);
        figure(ink, String(item.holding), x + size * 0.34, y + size * 0.34, letters, PALETTE.ink);
      }
      return;
    }
    case 'removal': {
      stamp(ink, 'person', x, y, size * 0.8, '#6b4a2b');
      shape(ink, `M${x - size * 0.34} ${y + size * 0.34}L${x + size * 0.34} ${y - size * 0.34}`, null, [
        '#9c3240',
        size * 0.1,
      ]);
      disc(ink, x + size * 0.34, y + size * 0.34, letters * 0.67, '#9c3240');
      figure(ink, String(item.regulars), x + size * 0.34, y + size * 0.34, letters, PALETTE.cream);
      return;
    }
    default:
      bonusSign(ink, item, x, y, size, least);
  }
}

/** The size of the things on a start card, by how many there are. */
const START_ITEM_SIZE: Readonly<Record<number, number>> = { 1: 86, 2: 86, 3: 72, 4: 70 };

/** A start card: a deed pinned to a board, with everything that the card gives. */
export function startCard(ink: Ink, number: StartCard, shownWidth: number): void {
  const box: Box = { x: 0, y: 0, ...START_UNIT };
  planks(ink, box, OAK, 40, `start ${number}`, 'upright');
  vignette(ink, box, 0.5);
  const sheet: Box = { x: 14, y: 18, width: 192, height: 268 };
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.7)', blur: 8, y: 4 });
    rounded(ink, sheet, 5);
    ink.fillStyle = PALETTE.paper;
    ink.fill();
  });
  paper(ink, sheet, 5);
  brassLine(ink, { x: 24, y: 28, width: 172, height: 248 }, 3, 1.2);
  const items: readonly StartItem[] = START_CARDS[number];
  const size = START_ITEM_SIZE[items.length] ?? 70;
  const places: Record<number, readonly (readonly [number, number])[]> = {
    1: [[110, 164]],
    2: [
      [110, 122],
      [110, 216],
    ],
    3: [
      [110, 112],
      [66, 204],
      [154, 204],
    ],
    4: [
      [66, 118],
      [154, 118],
      [66, 210],
      [154, 210],
    ],
  };
  items.forEach((item, at) => {
    const [x, y] = places[items.length]?.[at] ?? [110, 160];
    startItem(ink, item, x, y, size, leastLetters(START_UNIT.width, shownWidth));
  });
  disc(ink, 110, 34, 26, '#2b0c10');
  disc(ink, 110, 34, 24, glowing(ink, 102, 26, 34, [0, '#b33a48', 1, '#5b0c18']));
  ring(ink, 110, 34, 24, 2.4, brass(ink, 86, 10, 134, 58));
  figure(ink, String(number), 110, 34, 34, PALETTE.cream);
}

const POSTER: Record<Entertainer, { readonly top: string; readonly bottom: string; readonly icon: AnyIcon }> = {
  dancer: { top: '#8b2635', bottom: '#2f0a14', icon: 'ballet' },
  fireBreather: { top: '#a8521c', bottom: '#33110a', icon: 'fire' },
  juggler: { top: '#2f5f63', bottom: '#0c2226', icon: 'juggler' },
};

/** Props of each entertainer, drawn around the head. */
const PROPS: Record<Entertainer, (ink: Ink) => void> = {
  dancer: (ink) => {
    // A rose behind the ear.
    for (const [x, y] of [
      [92, 44],
      [100, 50],
      [92, 56],
      [98, 42],
    ] as const)
      disc(ink, x, y, 6, ball(ink, x, y, 7, [0, '#ff8a8a', 0.6, '#c3262f', 1, '#6b0f18']));
  },
  fireBreather: (ink) => {
    isolated(ink, () => {
      ink.translate(81, 86);
      for (const [turn, height] of [
        [-1.25, 62],
        [-1.8, 58],
        [-1.52, 84],
      ] as const)
        isolated(ink, () => {
          ink.rotate(turn);
          flame(ink, 0, 0, height, 1);
        });
    });
  },
  juggler: (ink) => {
    for (const [x, y, colour] of [
      [20, 62, '#c3262f'],
      [30, 30, '#f2c42f'],
      [104, 30, '#3f7fc0'],
      [112, 62, '#63ad5c'],
    ] as const)
      disc(ink, x, y, 9, ball(ink, x, y, 10, [0, '#ffffff', 0.3, colour, 1, '#1a0d05']));
  },
};

type SideDrawing = (ink: Ink, x: number, y: number, size: number) => void;

/** The effect of each side of an entertainer. */
const EFFECTS: { readonly [E in Entertainer]: Record<Side<E>, SideDrawing> } = {
  dancer: {
    thalers: (ink, x, y, size) => coin(ink, x, y, size, ENTERTAINER_PRINT.dancer.thalers.yields),
    beer: (ink, x, y, size) => stein(ink, x, y, size, ENTERTAINER_PRINT.dancer.beer.yields),
  },
  fireBreather: {
    upgrade: (ink, x, y, size) => bonusSign(ink, { gives: 'freeUpgrade' }, x, y, size),
    deny: denyToken,
  },
  juggler: {
    die: (ink, x, y, size) => {
      die(ink, 'white', 6, x, y, size);
      stamp(ink, 'undo', x + size * 0.34, y - size * 0.34, size * 0.36, PALETTE.cream, PALETTE.ink);
    },
    card: (ink, x, y, size) => {
      cardToken(ink, 'table', x + size * 0.06, y + size * 0.04, size * 0.86);
      stamp(ink, 'undo', x - size * 0.3, y - size * 0.34, size * 0.36, PALETTE.cream, PALETTE.ink);
    },
  },
};

const costOf = (who: Entertainer, side: Side): number => {
  const sides: Readonly<Record<string, { readonly schnapps: number }>> = ENTERTAINER_PRINT[who];
  const print = sides[side];
  if (print === undefined) throw new Error(`The ${who} has no side ${side}.`);
  return print.schnapps;
};

/** One side of an entertainer: the person, the price in schnapps, and the effect. */
export function entertainerSide<E extends Entertainer>(ink: Ink, who: E, side: Side<E>, shownWidth: number): void {
  const box: Box = { x: 0, y: 0, ...ENTERTAINER_UNIT };
  const { top, bottom, icon } = POSTER[who];
  isolated(ink, () => {
    rounded(ink, box, 12);
    ink.clip();
    fillBox(ink, box, glowing(ink, 70, 50, 190, [0, top, 1, bottom]));
    for (let ray = 0; ray < 12; ray++) {
      const angle = (ray / 12) * Math.PI * 2;
      shape(
        ink,
        `M70 70L${70 + Math.cos(angle) * 260} ${70 + Math.sin(angle) * 260}L${70 + Math.cos(angle + 0.2) * 260} ${70 + Math.sin(angle + 0.2) * 260}Z`,
        'rgba(255,226,160,.09)',
      );
    }
    light(ink, 70, 60, 90, '#ffb04a', 0.4);
    stamp(ink, icon, 30, 112, 52, 'rgba(255,236,190,.3)');
    person(ink, who, who === 'fireBreather' ? 88 : 66, 66, 62);
    PROPS[who](ink);
    fillBox(
      ink,
      { x: 0, y: 108, width: 220, height: 42 },
      glowing(ink, 110, 150, 150, [0, 'rgba(10,4,2,.75)', 1, 'rgba(10,4,2,.2)']),
    );
    const cost = costOf(who, side);
    const letters = Math.max(18, leastLetters(ENTERTAINER_UNIT.width, shownWidth));
    schnappsGlass(ink, 128, 50, Math.max(46, letters * 1.7));
    disc(ink, 146, 62, letters * 0.64, PALETTE.cream);
    figure(ink, String(cost), 146, 62, letters, PALETTE.ink);
    shape(ink, 'M158 66Q172 70 172 86M164 80L172 90L181 81', null, [PALETTE.candle, 3.4]);
    // So large that the number on a coin is at least as high as `letters`.
    (EFFECTS[who] as Record<string, SideDrawing>)[side]?.(ink, 178, 114, Math.max(54, letters / COIN_LETTERS));
  });
  frame(ink, box, { breadth: 9, isPolished: true, seed: `${who} ${side}` });
}
