// Pieces of a neighbour's small tavern: the plate, and as much of what the large one shows as there is room for.
import { playsWith, TAVERN_CARDS, TILES } from '../../../game/index.ts';
import { sitterAt } from '../../model/sitters.ts';
import { spotOfDie, type Spot } from '../../model/spots.ts';
import { cardKey } from '../art.ts';
import { holds, sameBox, type Rect } from '../layout/rect.ts';
import { rectIn, type Layout } from '../layout.ts';
import { plate } from '../sketches/plates.ts';
import { staffSymbol } from '../sketches/staff.ts';
import { addNobleCount, addOwnPiles } from './cards.ts';
import { addDice } from './diceOnTable.ts';
import { addCoasterDice } from './largeTavern.ts';
import type { Tavern } from './tavern.ts';
import type { Piece } from './piece.ts';
import { stateOf } from './plates.ts';

export function addSmallTavern(pieces: Piece[], tavern: Tavern, layout: Layout): void {
  const { view, seat, player, person, dice, score } = tavern;
  const plateBox = rectIn(layout, { at: 'plate', seat });
  if (plateBox === null) return;
  const { thalers, beer, schnapps, counterGuests } = player;
  pieces.push({
    key: `${seat}/plate`,
    picture: plate({
      name: person.name,
      colour: person.colour,
      score,
      goods: { thalers, beer, schnapps: playsWith(view.modules, 'schnapps') ? schnapps : null, counterGuests },
      isStartPlayer: view.start === seat,
      state: stateOf(view, seat, person),
    }),
    box: plateBox,
    spot: { at: 'plate', seat },
  });
  /** Null for spots on the plate, which are not drawn. */
  const at = (spot: Spot): Rect | null => {
    const box = rectIn(layout, spot);
    return box === null || holds(plateBox, box) ? null : box;
  };

  for (const tile of TILES) {
    const spot: Spot = { at: 'tile', seat, tile };
    const box = at(spot);
    if (box !== null)
      pieces.push({
        key: `${seat}/tile/${tile}`,
        picture: `tile/${tile}/${player.upgraded[tile] > 0 ? 'upgraded' : 'basic'}`,
        box,
        spot,
      });
  }
  for (let table = 0; ; table++) {
    const spot: Spot = { at: 'table', seat, table };
    const box = at(spot);
    if (box === null) break;
    const card = player.tables[table] ?? null;
    pieces.push({ key: `${seat}/seat/${table}`, picture: 'place/card', box, spot });
    if (card === null) continue;
    const sitter = sitterAt({ tables: player.tables, dice }, seat, table);
    pieces.push({
      key: `${seat}/table/${table}/${card}`,
      picture: cardKey(card, sitter),
      box,
      spot,
      subject: { is: 'card', card },
    });
    if (card === 'noble' && player.nobles > 1) addNobleCount(pieces, `${seat}/table/${table}`, player.nobles, box);
  }
  for (const card of TAVERN_CARDS) {
    const spot: Spot = { at: 'beside', seat, card };
    const box = at(spot);
    const count = player.beside[card];
    if (box === null || count === 0) continue;
    pieces.push({
      key: `${seat}/beside/${card}/0`,
      picture: staffSymbol(card, count),
      box,
      spot,
      subject: { is: 'card', card },
    });
  }
  const [deck, discard] = [at({ at: 'deck', seat }), at({ at: 'discard', seat })];
  // Piles in one place have no room of their own: cards only come from there and go there.
  if (deck !== null && discard !== null && !sameBox(deck, discard))
    addOwnPiles(pieces, tavern, { deck, discard }, PILE_BADGE);
  const coaster = at({ at: 'coaster', seat });
  if (coaster !== null) {
    pieces.push({
      key: `${seat}/coaster`,
      picture: `coaster/${tavern.coaster}`,
      box: coaster,
      spot: { at: 'coaster', seat },
      subject: { is: 'coaster', seat },
    });
    addCoasterDice(pieces, player, seat, layout);
  }
  // Dice without room of their own are not drawn.
  const apart = dice.filter((die) => {
    const box = at(spotOfDie(seat, die.at));
    return box !== null && (coaster === null || !sameBox(box, coaster));
  });
  addDice(pieces, layout, seat, apart, person.colour);
}

const PILE_BADGE = 12;
