// Phase A, a new evening. The moon moves on and brings a bonus, in some rounds schnapps as well. Where the bonus is a
// choice, all choose at the same time, and the choices are shown when all have chosen.
import {
  playsWith,
  SCHNAPPS_ON_THE_WAY,
  SIDES,
  TURN_TRACKS,
  type Bonus,
  type EveningBonus,
  type Modules,
  type Seat,
  type Side,
  type Tile,
} from '../../data/index.ts';
import { topOfPile } from '../bonuses.ts';
import { everybodyIsDone, type PhaseRules } from '../phase.ts';
import { turnOrder, type State } from '../state.ts';
import { takeSchnapps } from '../supply.ts';
import { playerAt, emit, type Context } from '../context.ts';
import { pushEffects } from '../effects.ts';
import { basicTiles, flipTile } from '../upgrades.ts';

export const evening: PhaseRules = {
  acting: 'all',
  begin: beginEvening,
  choice: { options: eveningOptions, apply: giveEveningBonus },
  isFinished: everybodyIsDone,
  next: () => 'guests',
};

export const bonusOfEvening = (modules: Modules, round: number): EveningBonus =>
  TURN_TRACKS[playsWith(modules, 'winterTrack') ? 'winter' : 'summer'][round - 1];

/**
 * The schnapps that the moon passes on its way to this round: none with module 1, that of board and tiles with module 2, that
 * of the board alone from module 3 on.
 */
export function schnappsOnTheWay(modules: Modules, round: number): number {
  if (!playsWith(modules, 'schnapps')) return 0;
  return SCHNAPPS_ON_THE_WAY[playsWith(modules, 'reputation') ? 'modules3to5' : 'module2'][round - 1];
}

/** The option that stands for this bonus where an evening lets players choose one of two: `barback`, `die` … */
export const optionName = (bonus: Bonus): string => (bonus.gives === 'card' ? bonus.card : bonus.gives);

function canBeGiven(state: State, bonus: Bonus): boolean {
  if (bonus.gives === 'card') return state.supply[bonus.card] > 0;
  if (bonus.gives === 'threeBeerGuest') return topOfPile(state) !== null;
  return true;
}

/** The options of this evening; with one or none the player is not asked. */
function eveningOptions(state: State, seat: Seat): string[] {
  const [bonus, other] = bonusOfEvening(state.modules, state.round);
  if (bonus.gives === 'entertainer') return [...SIDES[bonus.entertainer]];
  if (bonus.gives === 'freeUpgrade') return basicTiles(state.players[seat]);
  if (other === undefined) return [optionName(bonus)];
  return [bonus, other].filter((choice) => canBeGiven(state, choice)).map(optionName);
}

function beginEvening(context: Context): void {
  const { state } = context;
  state.round++;
  emit(context, { type: 'round', round: state.round });
  const schnapps = schnappsOnTheWay(state.modules, state.round);
  if (schnapps > 0) for (const seat of turnOrder(state)) takeSchnapps(context, seat, schnapps);
}

/** Gives one player the chosen bonus or, if earlier players took the last of it, the other one. */
function giveEveningBonus(context: Context, seat: Seat): void {
  const player = playerAt(context, seat);
  const { choice } = player;
  const [bonus, second] = bonusOfEvening(context.state.modules, context.state.round);
  if (bonus.gives === 'entertainer') {
    const side = choice as Side;
    player.entertainers = { ...player.entertainers, [bonus.entertainer]: side };
    emit(context, { type: 'entertainerCame', seat, entertainer: bonus.entertainer, side });
  } else if (bonus.gives === 'freeUpgrade') {
    if (choice === null) emit(context, { type: 'lost', seat, what: 'upgrade' });
    else flipTile(context, seat, choice as Tile);
  } else {
    const isSecond = second !== undefined && optionName(second) === choice;
    const chosen = isSecond ? second : bonus;
    const other = isSecond ? bonus : (second ?? bonus);
    pushEffects(context, seat, { does: 'bonus', bonus: canBeGiven(context.state, chosen) ? chosen : other });
  }
}
