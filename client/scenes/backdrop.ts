// The backdrop: everything that never moves, in one picture that is painted once for each layout and scenery.
import { playsWith, type Modules, type Seat } from '../../game/index.ts';
import type { Colour } from '../model/tableModel.ts';
import {
  type ArtKey,
  artManifest,
  barKey,
  plank,
  booth,
  diceTray,
  downward,
  fillBox,
  house,
  type Ink,
  isolated,
  light,
  night,
  OAK,
  PALETTE,
  rounded,
  shadow,
  smallHouse,
  TABLE_WOOD,
} from './art.ts';
import { reputationBoard } from './layout/barLayout.ts';
import { grown, inset, rect, right, type Rect } from './layout/rect.ts';
import { rectIn, type Layout } from './layout.ts';

export interface Scenery {
  modules: Modules;
  focus: Seat;
  colour: Colour;
  /** The name of the bots' character who tends the bar; null if a person plays. */
  character: string | null;
  /** For high contrast: plain surfaces in place of the painted night, tavern and booth. */
  isPlain: boolean;
}

/** The cache key: the backdrop is repainted when it changes. */
export const sceneryKey = (
  { modules, focus, colour, character, isPlain }: Scenery,
  layout: Layout,
  ratio: number,
): string =>
  [
    modules,
    focus,
    colour,
    character,
    isPlain,
    layout.width,
    layout.height,
    layout.tavern.bar.width,
    layout.others.length,
    layout.tavern.storeys.map(({ y, height }) => `${y} ${height}`),
    layout.tavern.tray.width,
    layout.tavern.tray.y,
    ratio,
  ].join(' ');

const pictures = new Map(artManifest().map((picture) => [picture.key, picture]));

/** Paints a picture into a box; `ink` is scaled to CSS pixels. */
export function paintArt(ink: Ink, key: ArtKey, box: Rect): void {
  const art = pictures.get(key);
  if (art === undefined) return;
  isolated(ink, () => {
    ink.translate(box.x, box.y);
    ink.scale(box.width / art.width, box.height / art.height);
    art.paint(ink, box.width);
  });
}

/** Paints onto a context that is scaled to CSS pixels. */
export function paintBackdrop(ink: Ink, layout: Layout, scenery: Scenery): void {
  if (scenery.isPlain) fillBox(ink, rect(0, 0, layout.width, layout.height), PALETTE.oakBlack);
  else night(ink, layout.width, layout.height);
  paintShelves(ink, layout, scenery.isPlain);
  for (const { whole } of layout.others) smallHouse(ink, whole);
  paintWing(ink, layout.wing, scenery.isPlain);
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.75)', blur: 10, y: 4 });
    rounded(ink, inset(layout.monastery, 2), 8);
    ink.fillStyle = '#120a05';
    ink.fill();
  });
  paintArt(
    ink,
    playsWith(scenery.modules, 'winterTrack') ? 'board/monastery/winter' : 'board/monastery/summer',
    layout.monastery,
  );
  paintHouse(ink, layout, scenery);
}

/** The market: a booth of boards with shelves. */
function paintShelves(ink: Ink, { market, shelves }: Layout, isPlain: boolean): void {
  const back = grown(market, 2);
  if (isPlain) fillBox(ink, back, PALETTE.oakDark);
  else booth(ink, back);
  const each = market.height / shelves;
  for (let shelf = 0; shelf < shelves; shelf++) {
    const y = market.y + each * (shelf + 1) - 7;
    light(ink, market.x + market.width / 2, y - each / 2, market.width * 0.3, '#ff9a3c', 0.16);
    plank(ink, { x: back.x, y, width: back.width, height: 8 }, TABLE_WOOD, `shelf ${shelf}`);
    fillBox(ink, { x: back.x, y, width: back.width, height: 1.4 }, 'rgba(255,232,180,.5)');
    fillBox(
      ink,
      { x: back.x, y: y + 8, width: back.width, height: 5 },
      downward(ink, y + 8, y + 13, [0, 'rgba(0,0,0,.6)', 1, 'rgba(0,0,0,0)']),
    );
  }
}

/** The wing beside the house: the monastery hangs on its wall, above what the modules add. */
function paintWing(ink: Ink, wing: Rect | null, isPlain: boolean): void {
  if (wing === null) return;
  if (isPlain) fillBox(ink, grown(wing, 3), OAK.dark);
  else smallHouse(ink, grown(wing, 3));
}

/** The large tavern: house, tray for coaster and dice, bar, boards of the modules, and tray for deck and discard. */
export function paintHouse(ink: Ink, layout: Layout, { modules, colour, character, focus, isPlain }: Scenery): void {
  const { tavern } = layout;
  const { bar, book, reputation } = tavern;
  if (isPlain) fillBox(ink, tavern.whole, OAK.dark);
  else house(ink, tavern);
  diceTray(ink, grown(tavern.tray, 3));

  paintArt(ink, barKey(colour, character), bar);
  if (reputation !== null) paintArt(ink, `board/reputation/${reputationBoard(modules)}`, reputation);
  if (book !== null) paintArt(ink, 'board/book', book);

  // A shallow tray for the cards, so that deck and discard are seen to belong together.
  const deck = rectIn(layout, { at: 'deck', seat: focus });
  const discard = rectIn(layout, { at: 'discard', seat: focus });
  if (deck !== null && discard !== null) {
    const cardTray = grown(rect(deck.x, deck.y, right(discard) - deck.x, deck.height), 5);
    rounded(ink, cardTray, 7);
    ink.fillStyle = 'rgba(12,6,2,.55)';
    ink.fill();
    ink.lineWidth = 1.2;
    ink.strokeStyle = OAK.pale;
    ink.stroke();
  }
}
