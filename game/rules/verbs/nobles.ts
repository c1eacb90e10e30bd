// nobles <count>: one, two or three nobles for beer, as often as it can be paid.
import { NOBLE } from '../../data/index.ts';
import { numberUpTo } from '../fields.ts';
import { gainNoble, pay } from '../supply.ts';
import { tell } from '../table.ts';
import type { Verb } from '../verb.ts';

export const nobles: Verb<'nobles'> = {
  phases: ['serving'],
  fields: { count: numberUpTo(NOBLE.cost.length) },
  propose: () => NOBLE.cost.map((_, index) => ({ type: 'nobles', count: index + 1 })),
  refuse: (state, seat, { count }) => {
    if (count < 1) return { because: 'malformed' };
    if (state.nobles < count) return { because: 'soldOut' };
    const needs = NOBLE.cost[count - 1];
    return state.players[seat].beer < needs ? { because: 'tooLittleBeer', needs } : null;
  },
  perform: (table, seat, { count }) => {
    pay(table, seat, 'beer', NOBLE.cost[count - 1]);
    tell(table, { type: 'noblesRecruited', seat, count });
    for (let i = 0; i < count; i++) gainNoble(table, seat);
  },
};
