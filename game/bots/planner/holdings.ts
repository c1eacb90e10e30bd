// The holdings of a seat: the features of its tavern without thalers and beer, as a delta from nothing.
import {
  COLUMNS,
  drawnCards,
  ENTERTAINERS,
  GUESTS,
  isGuest,
  leftOf,
  liesBeside,
  TILES,
  type Card,
  type Player,
  type Seat,
  type State,
} from '../../index.ts';
import { addCard, change, delta, moveMonastery, putOnTop, type Delta } from './deltas.ts';

/**
 * The tavern at the end of the turn of `round` if nothing more is bought. `fresh` are the cards of its deck that lie on top,
 * such as those bought in this turn.
 */
export function holdings(state: State, seat: Seat, round: number, fresh: readonly Card[] = []): Delta {
  const player = state.players[seat];
  const all = delta();
  for (const card of player.deck) addCard(all, card);
  for (const card of player.discard) addCard(all, card);
  for (const card of drawnCards(player)) addCard(all, card);
  const below = player.deck.slice();
  for (const card of fresh) {
    const index = below.lastIndexOf(card);
    if (index < 0) continue;
    below.splice(index, 1);
    putOnTop(all, card);
  }
  describeDeck(all, below);
  for (const tile of TILES) change(all, `tile ${tile}`, player.upgraded[tile] > 0 ? 1 : 0);
  describeMarkers(all, player);
  change(all, 'start player next', leftOf(state, state.start) === seat ? 1 : 0);
  if (state.players.length > 2) change(all, `players ${state.players.length}`);
  return change(all, `round ${round}`);
}

function describeDeck(all: Delta, deck: readonly Card[]): void {
  change(all, 'deck size', deck.length);
  for (const card of deck) {
    if (isGuest(card)) change(all, 'deck thalers', GUESTS[card].pays);
    else if (card === 'noble' || liesBeside(card)) change(all, `deck ${card}`);
  }
}

function describeMarkers(all: Delta, player: Player): void {
  change(all, 'schnapps', player.schnapps);
  change(all, 'counter guests', player.counterGuests);
  moveMonastery(all, 0, player.monastery);
  change(all, `reputation ${player.reputation}`);
  for (const column of COLUMNS) {
    for (let row = 0; row < player.book[column]; row++) change(all, `book ${column} ${row}`);
  }
  for (const entertainer of ENTERTAINERS) {
    const side = player.entertainers[entertainer];
    if (side !== null) change(all, `${entertainer} ${side}`);
  }
}
