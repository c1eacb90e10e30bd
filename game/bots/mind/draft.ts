// Which die to take from the coaster: every row of own picks is tried out, with the others' likely picks in between.
import { leftOf, turnOrder, type Face, type Seat, type State } from '../../index.ts';
import type { Budget } from '../bot.ts';
import type { Mind } from './mind.ts';
import { contextOf, worthOfDice, type TurnContext } from './turn.ts';

/** Milliseconds that are left when the others are not thought of any more. */
const LITTLE_TIME = 8;

export interface Pick {
  readonly value: Face;
  readonly worth: number;
}

interface Table {
  readonly coasters: readonly (readonly Face[])[];
  /** All dice that each seat has, in rising order. */
  readonly dice: readonly (readonly Face[])[];
}

const without = (dice: readonly Face[], value: Face): Face[] => {
  const at = dice.indexOf(value);
  return dice.filter((_, index) => index !== at);
};
const withDie = (dice: readonly Face[], value: Face): Face[] => [...dice, value].sort((one, other) => one - other);
const facesOf = (dice: readonly Face[]): Face[] => [...new Set(dice)];

const took = ({ coasters, dice }: Table, seat: Seat, value: Face): Table => ({
  coasters: coasters.map((coaster, at) => (at === seat ? without(coaster, value) : coaster)),
  dice: dice.map((own, at) => (at === seat ? withDie(own, value) : own)),
});

export function picksFor(state: State, seat: Seat, mind: Mind, budget: Budget): Pick[] {
  const values = mind.after(state.round);
  const contexts = new Map<Seat, TurnContext>();
  const known = new Map<string, number>();
  const worth = (of: Seat, dice: readonly Face[]): number => {
    const key = `${of}${dice.join('')}`;
    let worth = known.get(key);
    if (worth === undefined) {
      const context = contexts.get(of) ?? contextOf(state, of, values);
      contexts.set(of, context);
      known.set(key, (worth = worthOfDice(context, dice)));
    }
    return worth;
  };
  const order = turnOrder(state);
  const now: Table = {
    coasters: state.players.map(({ coaster }) => coaster),
    dice: state.players.map(({ dice }) => dice.map(({ value }) => value).sort((one, other) => one - other)),
  };
  const coasterOf = (table: Table) => facesOf(table.coasters[seat]);

  /** What the seat can come to from here, when it is `turn`'s turn. */
  const outlook = (table: Table, turn: number): number => {
    if (budget.left() < LITTLE_TIME) return worth(seat, table.dice[seat]);
    if (turn === order.length) {
      if (table.coasters.every((coaster) => coaster.length === 0)) return worth(seat, table.dice[seat]);
      return outlook({ ...table, coasters: passed(state, table.coasters) }, 0);
    }
    const picker = order[turn];
    if (picker === seat) {
      return Math.max(...coasterOf(table).map((value) => outlook(took(table, seat, value), turn + 1)));
    }
    let best: Face | null = null;
    let most = -Infinity;
    for (const value of facesOf(table.coasters[picker])) {
      const likes = worth(picker, withDie(table.dice[picker], value));
      if (likes > most) [best, most] = [value, likes];
    }
    return outlook(best === null ? table : took(table, picker, best), turn + 1);
  };

  const place = order.indexOf(seat);
  const picks = coasterOf(now).map((value) => {
    const table = took(now, seat, value);
    return { value, worth: mind.watchesOthers ? outlook(table, place + 1) : worth(seat, table.dice[seat]) };
  });
  return picks.sort((one, other) => other.worth - one.worth || other.value - one.value);
}

const passed = (state: State, coasters: Table['coasters']): Table['coasters'] => {
  const next = coasters.slice();
  coasters.forEach((coaster, seat) => (next[leftOf(state, seat as Seat)] = coaster));
  return next;
};
