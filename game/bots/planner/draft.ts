// Ranks the dice on the coaster: searches every sequence of the seat's picks, with the other seats' likely picks between.
import { leftOf, turnOrder, type Face, type Seat, type State } from '../../index.ts';
import type { Budget } from '../bot.ts';
import type { Planner } from './planner.ts';
import { contextOf, type TurnContext } from './context.ts';
import { worthOfDice } from './plans.ts';

/** With fewer milliseconds left, the search stops and values the dice taken so far. */
const LITTLE_TIME = 8;

export interface RankedDie {
  readonly value: Face;
  readonly worth: number;
}

interface Draft {
  readonly coasters: readonly (readonly Face[])[];
  /** All dice that each seat has, in rising order. */
  readonly dice: readonly (readonly Face[])[];
}

const without = (dice: readonly Face[], value: Face): Face[] => {
  const taken = dice.indexOf(value);
  return dice.filter((_, index) => index !== taken);
};
const withDie = (dice: readonly Face[], value: Face): Face[] => [...dice, value].sort((one, other) => one - other);
const distinct = (dice: readonly Face[]): Face[] => [...new Set(dice)];

const afterPick = ({ coasters, dice }: Draft, seat: Seat, value: Face): Draft => ({
  coasters: coasters.map((coaster, index) => (index === seat ? without(coaster, value) : coaster)),
  dice: dice.map((own, index) => (index === seat ? withDie(own, value) : own)),
});

export function rankDice(state: State, seat: Seat, planner: Planner, budget: Budget): RankedDie[] {
  const values = planner.valuesAfter(state.round);
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
  const now: Draft = {
    coasters: state.players.map(({ coaster }) => coaster),
    dice: state.players.map(({ dice }) => dice.map(({ value }) => value).sort((one, other) => one - other)),
  };
  const coasterOf = (table: Draft) => distinct(table.coasters[seat]);

  const search = { isLate: false };
  /** The best value that the seat can reach from here; `turn` counts the picks since the coasters last moved on. */
  const bestReachable = (table: Draft, turn: number): number => {
    search.isLate ||= budget.left() < LITTLE_TIME;
    if (search.isLate) return 0;
    if (turn === order.length) {
      if (table.coasters.every((coaster) => coaster.length === 0)) return worth(seat, table.dice[seat]);
      return bestReachable({ ...table, coasters: passOn(state, table.coasters) }, 0);
    }
    const picker = order[turn];
    if (picker === seat) {
      return Math.max(...coasterOf(table).map((value) => bestReachable(afterPick(table, seat, value), turn + 1)));
    }
    let best: Face | null = null;
    let most = -Infinity;
    for (const value of distinct(table.coasters[picker])) {
      const likes = worth(picker, withDie(table.dice[picker], value));
      if (likes > most) [best, most] = [value, likes];
    }
    return bestReachable(best === null ? table : afterPick(table, picker, best), turn + 1);
  };

  const place = order.indexOf(seat);
  const ranked = (worthOf: (table: Draft) => number): RankedDie[] =>
    coasterOf(now)
      .map((value) => ({ value, worth: worthOf(afterPick(now, seat, value)) }))
      .sort((one, other) => other.worth - one.worth || other.value - one.value);
  const byOutlook = planner.watchesOthers ? ranked((table) => bestReachable(table, place + 1)) : [];
  // Values of a search that was broken off cannot be compared: some have more dice than others.
  return byOutlook.length > 0 && !search.isLate ? byOutlook : ranked(({ dice }) => worth(seat, dice[seat]));
}

const passOn = (state: State, coasters: Draft['coasters']): Draft['coasters'] => {
  const next = coasters.slice();
  coasters.forEach((coaster, seat) => (next[leftOf(state, seat as Seat)] = coaster));
  return next;
};
