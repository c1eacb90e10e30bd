// take <value> <colour> <space>: a die leaves its space, its yield comes in, and the die is spent.
import { findDie } from '../dice.ts';
import { face, space, either } from '../fields.ts';
import type { MoveOf } from '../moves.ts';
import { receive } from '../supply.ts';
import { playerAt, tell } from '../course.ts';
import { doFirst } from '../tasks.ts';
import { yieldAt } from '../tavern.ts';
import type { Verb } from '../verb.ts';

export const take: Verb<'take'> = {
  phases: ['serving'],
  fields: { value: face, own: either('own', 'white'), from: space },
  propose: (state, seat) => {
    const { dice } = state.players[seat];
    const moves: MoveOf<'take'>[] = [];
    dice.forEach(({ value, own, at, spent }, index) => {
      if (!spent && at !== null && findDie(dice, value, own, at) === index) {
        moves.push({ type: 'take', value, own, from: at });
      }
    });
    return moves;
  },
  refuse: (state, seat, { value, own, from }) =>
    findDie(state.players[seat].dice, value, own, from) < 0 ? { because: 'noSuchDie' } : null,
  perform: (course, seat, { value, own, from }) => {
    const player = playerAt(course, seat);
    const { thalers, beer, steps } = yieldAt(course.state, player, from);
    player.dice[findDie(player.dice, value, own, from)].spent = true;
    tell(course, { type: 'takenOff', seat, value, own, from, thalers, beer, steps });
    receive(course, seat, 'thalers', thalers);
    receive(course, seat, 'beer', beer);
    if (steps > 0) doFirst(course, seat, { does: 'monastery', steps });
  },
};
