// Gives bonuses: at once, automatically and in full; what cannot be given is lost.
import { GUESTS, SUPPLIES, type Bonus, type Seat } from '../data/index.ts';
import { rollOwnDice } from './dice.ts';
import type { State } from './state.ts';
import { takeFromDisplay } from './display.ts';
import { gainNoble, gainTavernCard, receive, takeSchnapps } from './supply.ts';
import { playerAt, emit, type Context } from './context.ts';
import { pushEffects } from './effects.ts';
import { deniable } from './tavern.ts';

export function grant(context: Context, seat: Seat, bonus: Bonus): void {
  emit(context, { type: 'bonus', seat, bonus });
  switch (bonus.gives) {
    case 'card':
      gainTavernCard(context, seat, bonus.card);
      break;
    case 'noble':
      gainNoble(context, seat);
      break;
    case 'thalers':
      receive(context, seat, 'thalers', bonus.count);
      break;
    case 'monastery':
      pushEffects(context, seat, { does: 'monastery', steps: bonus.count });
      break;
    case 'reputation':
      pushEffects(context, seat, { does: 'reputation', steps: bonus.count });
      break;
    case 'schnapps':
      takeSchnapps(context, seat, bonus.count);
      break;
    case 'deny':
      offerDeny(context, seat);
      break;
    case 'counterGuest':
      welcomeCounterGuest(context, seat);
      break;
    case 'die':
      rollOwnDice(context, seat, 1);
      break;
    case 'threeBeerGuest':
      welcomeThreeBeerGuest(context, seat);
      break;
    default:
      bonus satisfies never;
  }
}

/**
 * Only offered when somebody can be removed. `step`: the index in `Settled.steps` of the step on the reputation track
 * that offers it; null when something else does.
 */
export function offerDeny(context: Context, seat: Seat, step: number | null = null): void {
  if (deniable(playerAt(context, seat)).length > 0) pushEffects(context, seat, { does: 'askDeny', step });
  else emit(context, { type: 'lost', seat, what: 'deny' });
}

function welcomeCounterGuest(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  if (player.counterGuests === SUPPLIES.counterGuests) {
    emit(context, { type: 'lost', seat, what: 'counterGuest' });
    return;
  }
  player.counterGuests++;
  emit(context, { type: 'counterGuestCame', seat });
}

/** The 3-beer guest on display, if one is left. */
export const topOfPile = ({ display: [displayed] }: State) =>
  displayed && GUESTS[displayed.guest].cost === 3 ? GUESTS[displayed.guest] : null;

function welcomeThreeBeerGuest(context: Context, seat: Seat): void {
  const guest = topOfPile(context.state);
  if (guest === null) {
    emit(context, { type: 'lost', seat, what: 'threeBeerGuest' });
    return;
  }
  takeFromDisplay(context, seat, 0);
  if (guest.bonus !== null) pushEffects(context, seat, { does: 'bonus', bonus: guest.bonus });
}
