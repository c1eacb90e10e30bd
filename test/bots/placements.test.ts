// The best placement of dice is found exactly: as good as trying out every way by the rules.
import { expect, test } from 'vitest';
import { placements, roomOf } from '../../game/bots/planner/placements.ts';
import { arrange, rngFrom, rollDie, spacesOf, yieldAt, type Die, type Shift, type State } from '../../game/index.ts';
import { aTable } from '../kit/table.ts';

const WORTH = { thaler: 1, beer: 1.4, step: 1.3 } as const;

/** The worth of the dice as they lie. */
function worthOf(state: State, dice: readonly Die[]): number {
  const player = state.players[0]!;
  return dice.reduce((sum, { at }) => {
    if (at === null) return sum;
    const { thalers, beer, steps } = yieldAt(state, player, at);
    return sum + thalers * WORTH.thaler + beer * WORTH.beer + steps * WORTH.step;
  }, 0);
}

/** The worth of the best placement, found by trying every space for every die, by the rules alone. */
function bestByRules(state: State, dice: readonly Die[]): number {
  const player = state.players[0]!;
  let best = 0;
  const search = (next: number, shifts: readonly Shift[]) => {
    if (next === dice.length) {
      const arranged = arrange(state, player, shifts);
      if (Array.isArray(arranged)) best = Math.max(best, worthOf(state, arranged));
      return;
    }
    const { value, own } = dice[next]!;
    search(next + 1, shifts);
    for (const to of spacesOf(player)) search(next + 1, [...shifts, { value, own, from: null, to }]);
  };
  search(0, []);
  return best;
}

test('the best of the placements that are considered brings as much as the best of all', () => {
  const rng = rngFrom('placements');
  for (let game = 0; game < 25; game++) {
    const values = Array.from({ length: 4 }, () => rollDie(rng));
    const drawn = 'regular1 regular2 4a 5c dishwasher brewer'.split(' ').slice(0, 3 + rng(4));
    const { state } = aTable().serving({ drawn: drawn.join(' '), dice: values.join(' ') });
    const player = state.players[0]!;
    const considered = placements(values, roomOf(state, player)).map(({ spaces }) => {
      const shifts = spaces.flatMap((to, index): Shift[] =>
        to === null ? [] : [{ value: values[index]!, own: false, from: null, to }],
      );
      const arranged = arrange(state, player, shifts);
      if (!Array.isArray(arranged))
        throw new Error(`A placement that is considered is refused: ${JSON.stringify(arranged)}`);
      return worthOf(state, arranged);
    });
    expect(Math.max(...considered)).toBeCloseTo(bestByRules(state, player.dice));
  }
});
