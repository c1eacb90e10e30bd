// Ranks the dice on the coaster: if the planner watches the other seats and there is time, by a search of every
// sequence of the seat's picks with the others' likely picks between; else by the worth of each die with those that the
// seat has.
import { leftOf, turnOrder, type Face, type Seat, type State } from '../../index.ts';
import type { Budget } from '../bot.ts';
import type { Planner } from './planner.ts';
import { contextOf, type TurnContext } from './context.ts';
import { worthOfDice } from './plans.ts';

/** With less time left, the search stops, and dice are ranked without it. */
const LITTLE_TIME_MS = 8;

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
const inRisingOrder = (dice: readonly Face[]): Face[] => [...dice].sort((one, other) => one - other);
const withDie = (dice: readonly Face[], value: Face): Face[] => inRisingOrder([...dice, value]);
const distinct = (dice: readonly Face[]): Face[] => [...new Set(dice)];

const afterPick = ({ coasters, dice }: Draft, seat: Seat, value: Face): Draft => ({
  coasters: coasters.map((coaster, index) => (index === seat ? without(coaster, value) : coaster)),
  dice: dice.map((own, index) => (index === seat ? withDie(own, value) : own)),
});

/** The worth of these dice, which are in rising order, to a seat. */
type DiceWorth = (seat: Seat, dice: readonly Face[]) => number;

/** Works out each set of dice once. */
function diceWorthIn(state: State, planner: Planner): DiceWorth {
  const values = planner.valuesAfter(state.round);
  const contexts = new Map<Seat, TurnContext>();
  const known = new Map<string, number>();
  return (seat, dice) => {
    const key = `${seat}${dice.join('')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const context = contexts.get(seat) ?? contextOf(state, seat, values);
    contexts.set(seat, context);
    const worth = worthOfDice(context, dice);
    known.set(key, worth);
    return worth;
  };
}

export function rankDice(state: State, seat: Seat, planner: Planner, budget: Budget): RankedDie[] {
  const diceWorth = diceWorthIn(state, planner);
  const now: Draft = {
    coasters: state.players.map(({ coaster }) => coaster),
    dice: state.players.map(({ dice }) => inRisingOrder(dice.map(({ value }) => value))),
  };
  const rankBy = (worthOf: (draft: Draft) => number): RankedDie[] =>
    distinct(now.coasters[seat])
      .map((value) => ({ value, worth: worthOf(afterPick(now, seat, value)) }))
      .sort((one, other) => other.worth - one.worth || other.value - one.value);
  if (planner.watchesOthers) {
    const search = new PickSearch(state, seat, diceWorth, budget);
    const ranked = rankBy((draft) => search.bestReachable(draft));
    // Values of a search that was broken off cannot be compared: some have more dice than others.
    if (!search.isLate) return ranked;
  }
  return rankBy(({ dice }) => diceWorth(seat, dice[seat]));
}

/** Tries all picks of one seat; the other seats are expected to take the die that is worth most to them. */
class PickSearch {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #diceWorth: DiceWorth;
  readonly #budget: Budget;
  readonly #order: readonly Seat[];
  /** The time was up before the search was complete. */
  isLate = false;

  constructor(state: State, seat: Seat, diceWorth: DiceWorth, budget: Budget) {
    this.#state = state;
    this.#seat = seat;
    this.#diceWorth = diceWorth;
    this.#budget = budget;
    this.#order = turnOrder(state);
  }

  /**
   * The most that the seat's dice can be worth when all coasters are empty. `turn`: the number of picks since the coasters
   * were passed on.
   */
  bestReachable(draft: Draft, turn = this.#order.indexOf(this.#seat) + 1): number {
    this.isLate ||= this.#budget.left() < LITTLE_TIME_MS;
    if (this.isLate) return 0;
    if (turn < this.#order.length) return this.#bestAfterPick(draft, turn);
    if (draft.coasters.every((coaster) => coaster.length === 0)) {
      return this.#diceWorth(this.#seat, draft.dice[this.#seat]);
    }
    return this.bestReachable({ ...draft, coasters: passOn(this.#state, draft.coasters) }, 0);
  }

  #bestAfterPick(draft: Draft, turn: number): number {
    const picker = this.#order[turn];
    const picks = picker === this.#seat ? distinct(draft.coasters[picker]) : this.#likelyPick(draft, picker);
    if (picks.length === 0) return this.bestReachable(draft, turn + 1);
    return Math.max(...picks.map((value) => this.bestReachable(afterPick(draft, picker, value), turn + 1)));
  }

  /** The one die that is worth most to the seat; none if its coaster is empty. */
  #likelyPick({ coasters, dice }: Draft, picker: Seat): Face[] {
    let likely: Face | null = null;
    let most = -Infinity;
    for (const value of distinct(coasters[picker])) {
      const worth = this.#diceWorth(picker, withDie(dice[picker], value));
      if (worth <= most) continue;
      likely = value;
      most = worth;
    }
    return likely === null ? [] : [likely];
  }
}

const passOn = (state: State, coasters: Draft['coasters']): Draft['coasters'] => {
  const next = coasters.slice();
  coasters.forEach((coaster, seat) => (next[leftOf(state, seat as Seat)] = coaster));
  return next;
};
