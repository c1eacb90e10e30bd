// Pieces of the large tavern: its light, tables with guests, tiles with cards beside them, deck and discard pile, bar,
// coaster, dice and sign.
import { freeDishwashers, TAVERN_CARDS, TILES, type Player, type Seat, type TavernCard } from '../../../game/index.ts';
import { sitterAt } from '../../model/sitters.ts';
import type { Spot } from '../../model/spots.ts';
import { cardKey, GUEST_TABLE_UNIT } from '../art.ts';
import { rectIn, type Layout } from '../layout.ts';
import { CARD_SHAPE } from '../layout/needs.ts';
import { centred, rect, right, type Rect } from '../layout/rect.ts';
import { tavernSign } from '../sketches/plates.ts';
import { HOLLOW, mat } from '../sketches/tray.ts';
import { addBar } from './bar.ts';
import { addLamps, gloomPiece } from './candlelight.ts';
import { addNobleCount, addOwnPiles, addStaffCount } from './cards.ts';
import { addDice, coasterDice, coasterIn, hollowsInTray, isBroad } from './diceOnTable.ts';
import type { Piece } from './piece.ts';
import { stateOf } from './plates.ts';
import type { Tavern } from './tavern.ts';

export function addLargeTavern(pieces: Piece[], tavern: Tavern, layout: Layout): void {
  const { view, seat, player, person, dice, score } = tavern;
  const at = (spot: Spot): Rect | null => rectIn(layout, spot);

  pieces.push(gloomPiece(tavern, layout));
  addTables(pieces, tavern, layout);

  // Cards beside a tile lie partly under it.
  for (const card of TAVERN_CARDS) addBeside(pieces, tavern, card, layout);
  for (const tile of TILES) {
    const round = player.upgraded[tile];
    const spot: Spot = { at: 'tile', seat, tile };
    const box = at(spot);
    if (box === null) continue;
    pieces.push({
      key: `${seat}/tile/${tile}`,
      picture: `tile/${tile}/${round > 0 ? 'upgraded' : 'basic'}`,
      box,
      spot,
    });
    // Upgraded, but in force from the next evening on only.
    if (round > view.round) {
      const size = box.width * 0.24;
      pieces.push({
        key: `${seat}/tile/${tile}/later`,
        picture: 'icon/hourglass',
        box: rect(box.x + box.width - size * 1.2, box.y + size * 0.2, size, size),
      });
    }
  }

  addLamps(pieces, tavern, layout);

  const deck = at({ at: 'deck', seat });
  const discard = at({ at: 'discard', seat });
  const badgeSize = Math.min(24, (deck?.width ?? 50) * 0.34);
  addOwnPiles(pieces, tavern, { deck, discard }, badgeSize);

  addBar(pieces, tavern, layout);
  addPlayArea(pieces, tavern, layout);
  addDice(pieces, layout, seat, dice, person.colour);

  const plateBox = at({ at: 'plate', seat });
  if (plateBox !== null)
    pieces.push({
      key: `${seat}/plate`,
      picture: tavernSign({
        name: tavern.sign,
        colour: person.colour,
        score,
        isStartPlayer: view.start === seat,
        state: stateOf(view, seat, person),
      }),
      box: plateBox,
      spot: { at: 'plate', seat },
    });
}

function addTables(pieces: Piece[], { player, dice, seat }: Tavern, layout: Layout): void {
  for (let table = 0; ; table++) {
    const spot: Spot = { at: 'table', seat, table };
    const box = rectIn(layout, spot);
    if (box === null) return;
    const card = player.tables[table] ?? null;
    const width = box.width * 1.06;
    pieces.push({
      key: `${seat}/seat/${table}`,
      picture: 'guestTable',
      box: centred(box, width, (width * GUEST_TABLE_UNIT.height) / GUEST_TABLE_UNIT.width),
      spot,
      // A table whose sitter was denied service is faint.
      ...(card === null && table < player.tables.length ? { alpha: 0.45 } : {}),
    });
    if (card === null) continue;
    const sitter = sitterAt({ tables: player.tables, dice }, seat, table);
    const stack = card === 'noble' ? player.nobles : 1;
    for (let under = Math.min(3, stack - 1); under > 0; under--)
      pieces.push({
        key: `${seat}/table/${table}/under/${under}`,
        picture: cardKey(card, { ...sitter, nth: sitter.nth + under, mood: 'waiting' }),
        box: rect(box.x + under * 4, box.y - under * 4, box.width, box.height),
      });
    pieces.push({
      key: `${seat}/table/${table}/${card}`,
      picture: cardKey(card, sitter),
      box,
      spot,
      subject: { is: 'card', card },
    });
    if (stack > 1) addNobleCount(pieces, `${seat}/table/${table}`, stack, box);
  }
}

/** Each further card beside a tile lies lower by this many pixels. */
const FAN = 5;

/**
 * The box of the nth card at the place beside a tile, as high as the place: the first has its right edge where the
 * place ends, each further one lies a little lower and more to the right.
 */
export function besideBox(place: Rect, nth: number): Rect {
  const width = place.height * CARD_SHAPE;
  return rect(right(place) - width - 2 + nth * FAN * 0.5, place.y + nth * FAN, width, place.height);
}

/**
 * The count of the cards beside a tile, such as "×2"; null for fewer than two. Of dishwashers, in planning and serving,
 * it is the number still free and the number of all, such as "1/2", with that of the upgraded tile.
 */
function countOf({ view, player, dice }: Tavern, card: TavernCard): string | null {
  const count = player.beside[card];
  const help = card === 'dishwasher' ? freeDishwashers(view, player, dice) : null;
  if (help !== null) return `${help.free}/${help.all}`;
  return count > 1 ? `×${count}` : null;
}

function addBeside(pieces: Piece[], tavern: Tavern, card: TavernCard, layout: Layout): void {
  const { seat, player } = tavern;
  const count = player.beside[card];
  const spot: Spot = { at: 'beside', seat, card };
  const place = rectIn(layout, spot);
  if (place === null) return;
  for (let nth = Math.min(count, 3) - 1; nth >= 0; nth--)
    pieces.push({
      key: `${seat}/beside/${card}/${nth}`,
      picture: cardKey(card),
      box: besideBox(place, nth),
      spot,
      ...(nth === 0 ? { subject: { is: 'card', card } as const } : {}),
    });
  const text = countOf(tavern, card);
  // Without a card beside it, only the upgraded tile of the dishwasher has a count, which stands on that tile.
  const counted = count > 0 ? place : rectIn(layout, { at: 'tile', seat, tile: 'dishwasher' });
  if (text !== null && counted !== null)
    addStaffCount(pieces, `${seat}/beside/${card}`, text, counted, counted.height * 0.24);
}

/** The hollows of the tray, and the coaster with its mat and dice. */
function addPlayArea(pieces: Piece[], { seat, player, dice, coaster }: Tavern, layout: Layout): void {
  hollowsInTray(layout, seat, dice).forEach((hollow, nth) =>
    pieces.push({ key: `${seat}/hollow/${nth}`, picture: HOLLOW, box: hollow }),
  );
  const spot: Spot = { at: 'coaster', seat };
  const box = rectIn(layout, spot);
  if (box !== null && isBroad(box)) pieces.push({ key: `${seat}/mat`, picture: mat(coaster), box, spot });
  if (box !== null)
    pieces.push({
      key: `${seat}/coaster`,
      picture: `coaster/${coaster}`,
      box: coasterIn(box),
      spot,
      subject: { is: 'coaster', seat },
    });
  addCoasterDice(pieces, player, seat, layout);
}

export function addCoasterDice(pieces: Piece[], player: Player, seat: Seat, layout: Layout): void {
  const spot: Spot = { at: 'coaster', seat };
  coasterDice(layout, seat, player.coaster).forEach(({ value, box: place }, nth) =>
    pieces.push({
      key: `${seat}/coaster/${nth}`,
      picture: `die/white/${value}`,
      box: place,
      spot,
      subject: { is: 'coasterDie', value, seat },
    }),
  );
}
