// nobles <count>: one, two or three nobles for beer, as often as it can be paid.
import { NOBLE } from '../../data/index.ts';
import { wholeNumber } from '../codecs.ts';
import { always } from '../proposals.ts';
import { gainNoble, pay } from '../supply.ts';
import { emit } from '../context.ts';
import type { Verb } from '../verb.ts';

export const nobles: Verb<'nobles'> = {
  phases: ['serving'],
  fields: { count: wholeNumber(1, NOBLE.cost.length) },
  propose: always(...NOBLE.cost.map((_, index) => ({ type: 'nobles', count: index + 1 }) as const)),
  refuse: (state, seat, { count }) => {
    if (state.nobles < count) return { because: 'soldOut' };
    const needs = NOBLE.cost[count - 1];
    const { beer: has } = state.players[seat];
    return has < needs ? { because: 'tooLittleBeer', needs, has } : null;
  },
  perform: (context, seat, { count }) => {
    pay(context, seat, 'beer', NOBLE.cost[count - 1]);
    emit(context, { type: 'noblesRecruited', seat, count });
    for (let i = 0; i < count; i++) gainNoble(context, seat);
  },
};
