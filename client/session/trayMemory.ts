// Remembers from which hollow of the tray a die was picked up. Moves do not tell which of several equal dice it was.
import type { Die } from '../../game/index.ts';
import type { HeldDie } from '../model/heldDie.ts';

const keyOf = ({ value, own }: Pick<Die, 'value' | 'own'>): string => `${value} ${own}`;

export class TrayMemory {
  /** By value and colour: hollows among those of equal dice, counted from the left, in the order in which they were emptied. */
  readonly #emptied = new Map<string, readonly number[]>();

  /** Notes the hollow of `held`, if that die was in the tray. `dice` are all dice of the player: each has a hollow. */
  note(dice: readonly Die[], held: HeldDie): void {
    if (held.from !== null) return;
    const key = keyOf(held);
    const equal = dice.filter((die) => keyOf(die) === key);
    const hollows = [...equal.keys()];
    const full = hollows.filter((hollow) => equal[hollow]?.at === null);
    const vacated = full[held.nth ?? 0];
    if (vacated === undefined) return;
    const empty = this.#inOrder(key, equal.length).filter((hollow) => !full.includes(hollow));
    this.#emptied.set(key, [...empty, vacated]);
  }

  /** The dice in such an order that of equal ones those in the tray have the hollows that were not emptied. */
  arrange(dice: readonly Die[]): Die[] {
    const arranged = [...dice];
    for (const key of this.#emptied.keys()) {
      const places = [...dice.keys()].filter((index) => keyOf(dice[index] as Die) === key);
      const equal = places.map((index) => dice[index] as Die);
      const placed = equal.filter(({ at }) => at !== null);
      const empty = this.#inOrder(key, equal.length).slice(0, placed.length);
      const inTray = equal.filter(({ at }) => at === null);
      places.forEach((index, hollow) => {
        const die = (empty.includes(hollow) ? placed : inTray).shift();
        if (die !== undefined) arranged[index] = die;
      });
    }
    return arranged;
  }

  /** All hollows of `count` equal dice: first the emptied ones, in that order, then the others from the left. */
  #inOrder(key: string, count: number): number[] {
    const hollows = [...Array(count).keys()];
    const emptied = (this.#emptied.get(key) ?? []).filter((hollow) => hollow < count);
    return [...emptied, ...hollows.filter((hollow) => !emptied.includes(hollow))];
  }
}
