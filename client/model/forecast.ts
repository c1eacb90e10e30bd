// Forecast of what the placed dice and the barbacks will still bring.
import {
  incomeOf,
  playsWith,
  stepsFor,
  thalersOnTheWay,
  tileValue,
  yieldsNow,
  type Die,
  type Seat,
  type View,
} from '../../game/index.ts';

export interface Forecast {
  /** With those that the steps in the monastery bring. */
  thalers: number;
  /** With the barbacks', until the player's serving turn begins. */
  beer: number;
  /** In the monastery. */
  steps: number;
  /** Steps on the reputation track that settling would bring; null without module 3, and once settled or done. */
  reputation: number | null;
}

export function forecastOf(view: View, me: Seat, dice: readonly Die[]): Forecast | null {
  const player = view.players[me];
  if (player === undefined) return null;
  const waiting = dice.filter((die) => die.at !== null && !die.spent);
  const yields = yieldsNow(view, player);
  // The barbacks' beer is in the pool from the moment that the player's serving turn begins.
  const hasBegunServing = view.phase === 'serving' && (player.done || view.turn === me);
  const { thalers, beer } = incomeOf(waiting, hasBegunServing ? { ...yields, barbacks: 0 } : yields);
  const steps = waiting.filter((die) => die.at === 'monk').length * tileValue(view, player, 'monk');
  return {
    thalers: thalers + thalersOnTheWay(player.monastery, steps),
    beer,
    steps,
    reputation:
      playsWith(view.modules, 'reputation') && player.settled === null && !player.done ? stepsFor(dice, yields) : null,
  };
}
