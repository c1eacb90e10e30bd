// Phase A. The moon moves on; what it brings is chosen by all at the same time, and shown when all have chosen.
import {
  SCHNAPPS_ON_THE_WAY,
  SIDES,
  TURN_TRACKS,
  type Bonus,
  type EveningBonus,
  type Module,
  type Seat,
  type Side,
  type Tile,
} from '../data/index.ts';
import { threeBeerGuest } from './bonuses.ts';
import { turnOrder, type State } from './state.ts';
import { takeSchnapps } from './supply.ts';
import { playerAt, tell, type Table } from './table.ts';
import { first } from './tasks.ts';
import { basicTiles, flip } from './upgrades.ts';

export const bonusOfEvening = (module: Module, round: number): EveningBonus =>
  TURN_TRACKS[module === 1 ? 'summer' : 'winter'][round - 1];

/** Schnapps lies on the way from module 2 on; the tiles of rounds 3, 5 and 6 in module 2 alone. */
export function schnappsOnTheWay(module: Module, round: number): number {
  if (module === 1) return 0;
  return SCHNAPPS_ON_THE_WAY[module === 2 ? 'module2' : 'modules3to5'][round - 1];
}

/** How a bonus is named when it is one of two. */
const optionName = (bonus: Bonus): string => (bonus.gives === 'card' ? bonus.card : bonus.gives);

function canBeGiven(state: State, bonus: Bonus): boolean {
  if (bonus.gives === 'card') return state.supply[bonus.card] > 0;
  if (bonus.gives === 'threeBeerGuest') return threeBeerGuest(state) !== null;
  return true;
}

/** What the player may choose from this evening; nothing is asked when there is only one way, or none. */
export function eveningOptions(state: State, seat: Seat): string[] {
  const given = bonusOfEvening(state.module, state.round);
  const [only] = given;
  if (given.length === 2) return given.filter((bonus) => canBeGiven(state, bonus)).map(optionName);
  if (only.gives === 'entertainer') return [...SIDES[only.entertainer]];
  if (only.gives === 'freeUpgrade') return basicTiles(state.players[seat]);
  return [optionName(only)];
}

export function beginEvening(table: Table): void {
  const { state } = table;
  state.round++;
  tell(table, { type: 'round', round: state.round });
  const schnapps = schnappsOnTheWay(state.module, state.round);
  if (schnapps > 0) for (const seat of turnOrder(state)) takeSchnapps(table, seat, schnapps);
}

/** Gives what was chosen, in turn order; what is gone by then is replaced by the other choice. */
export function giveEveningBonus(table: Table, seat: Seat): void {
  const player = playerAt(table, seat);
  const given = bonusOfEvening(table.state.module, table.state.round);
  const [only] = given;
  const choice = player.choice;
  if (only.gives === 'entertainer') {
    const side = choice as Side;
    player.entertainers = { ...player.entertainers, [only.entertainer]: side };
    tell(table, { type: 'entertainerCame', seat, entertainer: only.entertainer, side });
  } else if (only.gives === 'freeUpgrade') {
    if (choice === null) tell(table, { type: 'lost', seat, what: 'upgrade' });
    else flip(table, seat, choice as Tile);
  } else {
    const chosen = given.find((bonus) => optionName(bonus) === choice) ?? only;
    const bonus = canBeGiven(table.state, chosen) ? chosen : (given.find((other) => other !== chosen) ?? chosen);
    first(table, seat, { does: 'bonus', bonus });
  }
}
