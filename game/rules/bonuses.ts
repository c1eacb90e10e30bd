// Taking a bonus: at once, automatically and in full, or it is lost.
import { GUESTS, SUPPLIES, type Bonus, type Seat } from '../data/index.ts';
import { rollOwnDice } from './dice.ts';
import type { State } from './state.ts';
import { gainNoble, gainTavernCard, receive, takeFromDisplay, takeSchnapps } from './supply.ts';
import { playerAt, tell, type Table } from './table.ts';
import { first } from './tasks.ts';
import { deniable } from './tavern.ts';

export function grant(table: Table, seat: Seat, bonus: Bonus): void {
  tell(table, { type: 'bonus', seat, bonus });
  switch (bonus.gives) {
    case 'card':
      gainTavernCard(table, seat, bonus.card);
      break;
    case 'noble':
      gainNoble(table, seat);
      break;
    case 'thalers':
      receive(table, seat, 'thalers', bonus.count);
      break;
    case 'monastery':
      first(table, seat, { does: 'monastery', steps: bonus.count });
      break;
    case 'reputation':
      first(table, seat, { does: 'reputation', steps: bonus.count });
      break;
    case 'schnapps':
      takeSchnapps(table, seat, bonus.count);
      break;
    case 'deny':
      offerDeny(table, seat, null);
      break;
    case 'counterGuest':
      welcomeCounterGuest(table, seat);
      break;
    case 'die':
      rollOwnDice(table, seat, 1);
      break;
    case 'threeBeerGuest':
      welcomeThreeBeerGuest(table, seat);
      break;
    case 'freeUpgrade':
    case 'entertainer':
      throw new Error(`'${bonus.gives}' is given by the choice of the evening, which says which one.`);
    default:
      bonus satisfies never;
  }
}

/** Only offered when somebody can be removed. `step`: the step on the reputation track that it came from. */
export function offerDeny(table: Table, seat: Seat, step: number | null): void {
  if (deniable(playerAt(table, seat)).length > 0) first(table, seat, { does: 'askDeny', step });
  else tell(table, { type: 'lost', seat, what: 'deny' });
}

function welcomeCounterGuest(table: Table, seat: Seat): void {
  const player = playerAt(table, seat);
  if (player.counterGuests === SUPPLIES.counterGuests) {
    tell(table, { type: 'lost', seat, what: 'counterGuest' });
    return;
  }
  player.counterGuests++;
  tell(table, { type: 'counterGuestCame', seat });
}

/** The 3-beer guest on top of the pile, if one is left. */
export const threeBeerGuest = ({ display: [offer] }: State) =>
  offer && GUESTS[offer.guest].cost === 3 ? GUESTS[offer.guest] : null;

function welcomeThreeBeerGuest(table: Table, seat: Seat): void {
  const guest = threeBeerGuest(table.state);
  if (guest === null) {
    tell(table, { type: 'lost', seat, what: 'threeBeerGuest' });
    return;
  }
  // Nobody signs who was not recruited with beer.
  if (takeFromDisplay(table, seat, 0)) table.state.signatures++;
  if (guest.bonus !== null) first(table, seat, { does: 'bonus', bonus: guest.bonus });
}
