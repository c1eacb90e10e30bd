// Module 4: everyone chooses one of three start cards, before the first evening.
import { START_CARDS, type Card, type Regular, type Seat, type StartCard, type StartItem } from '../data/index.ts';
import { shuffle } from './rng.ts';
import type { State } from './state.ts';
import { playerAt, tell, type Table } from './table.ts';
import { first } from './tasks.ts';
import { flip } from './upgrades.ts';

export const startCardOptions = (state: State): string[] => state.startCards.map(String);

export function takeStartCard(table: Table, seat: Seat): void {
  const player = playerAt(table, seat);
  const card = Number(player.choice) as StartCard;
  player.startCard = card;
  tell(table, { type: 'startCard', seat, card });
  for (const item of [...START_CARDS[card]].reverse()) takeItem(table, seat, item);
}

/** Bonuses and removals wait in the order they are printed; tiles are flipped at once. */
function takeItem(table: Table, seat: Seat, item: StartItem): void {
  switch (item.gives) {
    case 'upgrade':
      flip(table, seat, item.tile);
      if (item.holding > 0) playerAt(table, seat).beer = item.holding;
      break;
    case 'removal':
      for (let i = 0; i < item.regulars; i++) first(table, seat, { does: 'askRegular' });
      break;
    default:
      first(table, seat, { does: 'bonus', bonus: item });
  }
}

/** The regular leaves the deck for good; which of several alike makes no difference, as the deck is shuffled last. */
export function strikeRegular(table: Table, seat: Seat, regular: Regular): void {
  const { deck } = playerAt(table, seat);
  deck.splice(deck.indexOf(regular), 1);
  table.state.box.push(regular);
  tell(table, { type: 'struck', seat, regular });
}

export function shuffleDeck(table: Table, seat: Seat): void {
  const deck: Card[] = playerAt(table, seat).deck;
  shuffle(table.rng, deck);
  tell(table, { type: 'shuffled', seat, cards: deck.length });
}
