// The backdrop: everything that never moves, painted once per layout into one picture.
import { playsWith, type Modules, type Seat } from '../../game/index.ts';
import type { Colour } from '../model/tableModel.ts';
import {
  isolated,
  type ArtKey,
  artManifest,
  board,
  brassLine,
  downward,
  fillBox,
  type Ink,
  light,
  OAK,
  PALETTE,
  type PanelKey,
  PANELS,
  room,
  rounded,
  shadow,
  TABLE_WOOD,
} from './art.ts';
import { reputationBoard } from './layout/barLayout.ts';
import { inset, rect, right, type Rect, grown } from './layout/rect.ts';
import { rectIn, type Layout } from './layout.ts';

export interface Scenery {
  modules: Modules;
  focus: Seat;
  colour: Colour;
  /** For high contrast: no room around the things. */
  plain: boolean;
}

/** The cache key: the backdrop is repainted when it changes. */
export const sceneryKey = ({ modules, focus, colour, plain }: Scenery, layout: Layout, ratio: number): string =>
  [
    modules,
    focus,
    colour,
    plain,
    layout.width,
    layout.height,
    layout.tavern.bar.width,
    layout.others.length,
    ratio,
  ].join(' ');

const pictures = new Map(artManifest().map((picture) => [picture.key, picture]));

function paintArt(ink: Ink, key: ArtKey, box: Rect): void {
  const art = pictures.get(key);
  if (art === undefined) return;
  isolated(ink, () => {
    ink.translate(box.x, box.y);
    ink.scale(box.width / art.width, box.height / art.height);
    art.paint(ink);
  });
}

const paintPanel = (ink: Ink, key: PanelKey, { x, y, width, height }: Rect): void =>
  isolated(ink, () => {
    ink.translate(x, y);
    PANELS[key].paint(ink, { x: 0, y: 0, width, height });
  });

/** Paints onto a context that is scaled to CSS pixels. */
export function paintBackdrop(ink: Ink, layout: Layout, scenery: Scenery): void {
  if (scenery.plain) fillBox(ink, rect(0, 0, layout.width, layout.height), PALETTE.oakBlack);
  else room(ink, layout.width, layout.height);
  paintShelves(ink, layout);
  for (const { whole } of layout.others) paintNeighbour(ink, whole);
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
  paintTavern(ink, layout, scenery);
}

/** Corners of brass where there is room for them. */
function paintNeighbour(ink: Ink, whole: Rect): void {
  paintPanel(ink, whole.height > 150 ? 'panel/oak' : 'panel/night', grown(whole, 3));
  light(ink, whole.x + whole.width / 2, whole.y + whole.height * 0.6, whole.width * 0.45, '#ff9a3c', 0.14);
}

/** The market stands on shelves against the wall. */
function paintShelves(ink: Ink, layout: Layout): void {
  const { market, shelves } = layout;
  const back = grown(market, 2);
  isolated(ink, () => {
    rounded(ink, back, 8);
    ink.fillStyle = 'rgba(16,8,3,.66)';
    ink.fill();
  });
  brassLine(ink, back, 8, 1.2);
  const each = market.height / shelves;
  for (let shelf = 0; shelf < shelves; shelf++) {
    const y = market.y + each * (shelf + 1) - 7;
    light(ink, market.x + market.width / 2, y - each / 2, market.width * 0.3, '#ff9a3c', 0.12);
    board(ink, { x: back.x, y, width: back.width, height: 8 }, TABLE_WOOD, `shelf ${shelf}`);
    fillBox(ink, { x: back.x, y, width: back.width, height: 1.4 }, 'rgba(255,232,180,.5)');
    fillBox(
      ink,
      { x: back.x, y: y + 8, width: back.width, height: 5 },
      downward(ink, y + 8, y + 13, [0, 'rgba(0,0,0,.6)', 1, 'rgba(0,0,0,0)']),
    );
  }
}

function paintTavern(ink: Ink, layout: Layout, { modules, colour, focus }: Scenery): void {
  const { tavern } = layout;
  const { tables, tray: front, bar, book, reputation } = tavern;
  // Candle light over the tables, so that the guests are seen first.
  light(ink, tables.x + tables.width * 0.3, tables.y + tables.height * 0.6, tables.width * 0.3, '#ffb35a', 0.16);
  light(ink, tables.x + tables.width * 0.75, tables.y + tables.height * 0.6, tables.width * 0.28, '#ffb35a', 0.14);

  // The edge of the big table in front: coaster and dice lie on it.
  const rail = grown(front, 3);
  isolated(ink, () => {
    shadow(ink, { colour: 'rgba(0,0,0,.8)', blur: 12, y: -2 });
    rounded(ink, rail, 8);
    ink.fillStyle = '#1a0d05';
    ink.fill();
  });
  isolated(ink, () => {
    rounded(ink, rail, 8);
    ink.clip();
    const half = rail.height / 2;
    board(ink, { ...rail, height: half }, { ...TABLE_WOOD, mid: '#6b4120' }, 'rail back');
    board(ink, { ...rail, y: rail.y + half, height: half }, { ...TABLE_WOOD, mid: '#5d3719' }, 'rail front');
    light(ink, rail.x + rail.width / 2, rail.y, rail.width * 0.4, '#ffb35a', 0.18);
  });
  brassLine(ink, rail, 8, 1.6);

  paintArt(ink, `bar/${colour}`, bar);
  if (reputation !== null) paintArt(ink, `board/reputation/${reputationBoard(modules)}`, reputation);
  if (book !== null) paintArt(ink, 'board/book', book);

  // A shallow tray for the cards, so that deck and discard are seen to belong together.
  const deck = rectIn(layout, { at: 'deck', seat: focus });
  const discard = rectIn(layout, { at: 'discard', seat: focus });
  if (deck !== null && discard !== null) {
    const tray = grown(rect(deck.x, deck.y, right(discard) - deck.x, deck.height), 5);
    rounded(ink, tray, 7);
    ink.fillStyle = 'rgba(12,6,2,.55)';
    ink.fill();
    ink.lineWidth = 1.2;
    ink.strokeStyle = OAK.pale;
    ink.stroke();
  }
}
