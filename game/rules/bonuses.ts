// Taking a bonus: at once, automatically and in full, or it is lost.
import { GUESTS, SUPPLIES, type Bonus, type Seat } from '../data/index.ts';
import { rollOwnDice } from './dice.ts';
import type { State } from './state.ts';
import { takeFromDisplay } from './display.ts';
import { gainNoble, gainTavernCard, receive, takeSchnapps } from './supply.ts';
import { playerAt, tell, type Course } from './course.ts';
import { doFirst } from './tasks.ts';
import { deniable } from './tavern.ts';

export function grant(course: Course, seat: Seat, bonus: Bonus): void {
  tell(course, { type: 'bonus', seat, bonus });
  switch (bonus.gives) {
    case 'card':
      gainTavernCard(course, seat, bonus.card);
      break;
    case 'noble':
      gainNoble(course, seat);
      break;
    case 'thalers':
      receive(course, seat, 'thalers', bonus.count);
      break;
    case 'monastery':
      doFirst(course, seat, { does: 'monastery', steps: bonus.count });
      break;
    case 'reputation':
      doFirst(course, seat, { does: 'reputation', steps: bonus.count });
      break;
    case 'schnapps':
      takeSchnapps(course, seat, bonus.count);
      break;
    case 'deny':
      offerDeny(course, seat, null);
      break;
    case 'counterGuest':
      welcomeCounterGuest(course, seat);
      break;
    case 'die':
      rollOwnDice(course, seat, 1);
      break;
    case 'threeBeerGuest':
      welcomeThreeBeerGuest(course, seat);
      break;
    default:
      bonus satisfies never;
  }
}

/** Only offered when somebody can be removed. `step`: the step on the reputation track that it came from. */
export function offerDeny(course: Course, seat: Seat, step: number | null): void {
  if (deniable(playerAt(course, seat)).length > 0) doFirst(course, seat, { does: 'askDeny', step });
  else tell(course, { type: 'lost', seat, what: 'deny' });
}

function welcomeCounterGuest(course: Course, seat: Seat): void {
  const player = playerAt(course, seat);
  if (player.counterGuests === SUPPLIES.counterGuests) {
    tell(course, { type: 'lost', seat, what: 'counterGuest' });
    return;
  }
  player.counterGuests++;
  tell(course, { type: 'counterGuestCame', seat });
}

/** The 3-beer guest on display, if one is left. */
export const topOfPile = ({ display: [offer] }: State) =>
  offer && GUESTS[offer.guest].cost === 3 ? GUESTS[offer.guest] : null;

function welcomeThreeBeerGuest(course: Course, seat: Seat): void {
  const guest = topOfPile(course.state);
  if (guest === null) {
    tell(course, { type: 'lost', seat, what: 'threeBeerGuest' });
    return;
  }
  takeFromDisplay(course, seat, 0);
  if (guest.bonus !== null) doFirst(course, seat, { does: 'bonus', bonus: guest.bonus });
}
