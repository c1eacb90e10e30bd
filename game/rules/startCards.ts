// Module 4: everyone chooses one of three start cards, before the first evening.
import { START_CARDS, type Regular, type Seat, type StartCard, type StartItem } from '../data/index.ts';
import type { State } from './state.ts';
import { playerAt, tell, type Course } from './course.ts';
import { receive } from './supply.ts';
import { doFirst } from './tasks.ts';
import { flip } from './upgrades.ts';

export const startCardOptions = (state: State): string[] => state.startCards.map(String);

export function takeStartCard(course: Course, seat: Seat): void {
  const player = playerAt(course, seat);
  const card = Number(player.choice) as StartCard;
  player.startCard = card;
  tell(course, { type: 'startCard', seat, card });
  for (const item of [...START_CARDS[card]].reverse()) takeItem(course, seat, item);
}

/** Bonuses and removals wait in the order they are printed; tiles are flipped at once. */
function takeItem(course: Course, seat: Seat, item: StartItem): void {
  switch (item.gives) {
    case 'upgrade':
      flip(course, seat, item.tile);
      receive(course, seat, 'beer', item.holding);
      break;
    case 'removal':
      for (let i = 0; i < item.regulars; i++) doFirst(course, seat, { does: 'askRegular' });
      break;
    default:
      doFirst(course, seat, { does: 'bonus', bonus: item });
  }
}

/** The regular leaves the deck for good; which of several alike makes no difference, as the deck is shuffled last. */
export function strikeRegular(course: Course, seat: Seat, regular: Regular): void {
  const { deck } = playerAt(course, seat);
  deck.splice(deck.indexOf(regular), 1);
  course.state.box.push(regular);
  tell(course, { type: 'struck', seat, regular });
}
