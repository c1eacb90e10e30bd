// Decides which spots get a tooltip: all but empty places and the dice that the player is about to take or place.
import type { View } from '../../game/index.ts';
import type { TableModel } from './tableModel.ts';
import type { Spot } from './spots.ts';

/** A finger that rests this long on something asks for its explanation. */
export const LONG_PRESS_MS = 450;

export function hasTooltip(spot: Spot, { view, me }: Pick<TableModel, 'view' | 'me'>): boolean {
  if ('seat' in spot && spot.seat === me && (spot.at === 'hand' || spot.at === 'coaster')) return false;
  return !isEmpty(spot, view);
}

function isEmpty(spot: Spot, view: View): boolean {
  if (spot.at === 'display') return (view.display[spot.place] ?? null) === null;
  if (spot.at === 'guestDeck') return view.guestDeck.length === 0;
  const player = 'seat' in spot ? view.players[spot.seat] : undefined;
  if (player === undefined) return false;
  switch (spot.at) {
    case 'table':
      return (player.tables[spot.table] ?? null) === null;
    case 'beside':
      return player.beside[spot.card] === 0;
    case 'hand':
      return player.dice.every((die) => die.at !== null || die.spent);
    case 'coaster':
      return player.coaster.length === 0;
    case 'deck':
      return player.deck.length === 0;
    case 'discard':
      return player.discard.length === 0;
    case 'counterGuests':
      return player.counterGuests === 0;
    default:
      return false;
  }
}
