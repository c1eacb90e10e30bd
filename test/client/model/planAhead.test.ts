// Planning ahead: dice laid out while others still draft, and placed in one move.
import { describe, expect, test } from 'vitest';
import { offersFor } from '../../../client/model/offers.ts';
import { laidOut, moveOfPlan, shiftInPlan, stillFitting, type Plan } from '../../../client/model/plan.ts';
import { format, parse, refusal, view, type Shift } from '../../../game/index.ts';
import { aTable } from '../../kit/table.ts';

const tavern = { drawn: '3a regular1 dishwasher regular2', dice: '3 2 4*', coaster: '1 1' };
const others = { coaster: '2 2' };
const ordering = () => aTable({ start: 1 }).orders(tavern, others);

/** The shift that a move like `put 3:hand>table1` makes. */
function shift(text: string): Shift {
  const move = parse(`put ${text}`);
  if (move?.type !== 'put') throw new Error(`'${text}' is no shift.`);
  return move.dice[0];
}

const planned = (...shifts: Shift[]): Plan => {
  const seen = view(ordering().state, 0);
  let plan: Plan = [];
  for (const one of shifts) {
    const next = shiftInPlan(seen, 0, plan, one);
    if ('refused' in next) throw new Error(next.refused.because);
    plan = next.plan;
  }
  return plan;
};

describe('a plan', () => {
  test('is laid out with the player’s dice without changing the game', () => {
    const { state } = ordering();
    const dice = laidOut(view(state, 0), 0, planned(shift('3:hand>table1'), shift('4*:hand>barrel')));
    expect(dice.map(({ value, at }) => [value, at])).toEqual([
      [3, 0],
      [2, null],
      [4, 'barrel'],
    ]);
    expect(state.players[0]!.dice.every((die) => die.at === null)).toBe(true);
  });

  test('is moved about and taken back like the dice themselves', () => {
    expect(planned(shift('3:hand>table1'), shift('3:table1>cashbox'))).toEqual([shift('3:hand>cashbox')]);
    expect(planned(shift('3:hand>table1'), shift('3:table1>hand'))).toEqual([]);
  });

  test('is judged by the rules, with the help of dishwashers', () => {
    const seen = view(ordering().state, 0);
    expect(shiftInPlan(seen, 0, planned(shift('3:hand>table1')), shift('2:hand>table1'))).toEqual({
      refused: { because: 'spaceTaken' },
    });
    expect(shiftInPlan(seen, 0, [], shift('4*:hand>table1'))).toEqual({
      refused: { because: 'wrongValue', needs: [3] },
    });
    expect(shiftInPlan(seen, 0, [], shift('2:hand>table1'))).toEqual({ plan: [shift('2:hand>table1')] });
    expect(shiftInPlan(seen, 0, [], shift('3:barrel>table1'))).toEqual({ refused: { because: 'noSuchDie' } });
  });

  test('becomes one move when planning begins', () => {
    const table = ordering();
    const plan = planned(shift('3:hand>table1'), shift('4*:hand>barrel'));
    const move = moveOfPlan(plan)!;
    expect(format(move)).toBe('put 3:hand>table1,4*:hand>barrel');
    expect(refusal(table.state, 0, move)).toEqual({ because: 'wrongPhase' });
    table.acts('p2 draft 2', 'p1 draft 1', 'p2 draft 1', 'p1 draft 2');
    expect(table.state.phase).toBe('planning');
    expect(refusal(table.state, 0, move)).toBeNull();
  });

  test('keeps what still fits', () => {
    const { state } = aTable({ start: 1 }).orders({ ...tavern, dice: '3' }, others);
    expect(stillFitting(view(state, 0), 0, planned(shift('3:hand>table1'), shift('4*:hand>barrel')))).toEqual([
      shift('3:hand>table1'),
    ]);
  });
});

test('spaces for the player’s dice are on offer while others still draft', () => {
  const seen = view(ordering().state, 0);
  const puts = offersFor(seen, 0, planned(shift('3:hand>table1'))).filter(({ move }) => move.type === 'put');
  const legalPuts = puts.flatMap(({ move, refused }) => (refused === null ? [format(move)] : []));
  expect(legalPuts).toContain('put 3:table1>cashbox');
  expect(legalPuts).toContain('put 4*:hand>barrel');
  expect(legalPuts).not.toContain('put 2:hand>table1');
});
