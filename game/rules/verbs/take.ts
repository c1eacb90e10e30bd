// take <value> <colour> <space>: a die is taken off its space, its yield comes in, and the die is spent. It keeps its `at`, as
// the space stays used.
import { findDie } from '../dice.ts';
import { face, space, either } from '../codecs.ts';
import type { MoveOf } from '../moves.ts';
import { receive } from '../supply.ts';
import { playerAt, emit } from '../context.ts';
import { pushEffects } from '../effects.ts';
import { yieldAt } from '../tavern.ts';
import type { Verb } from '../verb.ts';

export const take: Verb<'take'> = {
  phases: ['serving'],
  fields: { value: face, own: either('own', 'white'), from: space },
  propose: (state, seat) => {
    const { dice } = state.players[seat];
    const moves: MoveOf<'take'>[] = [];
    dice.forEach(({ value, own, at }, index) => {
      // Of equal dice the first one only.
      if (at !== null && findDie(dice, value, own, at) === index) {
        moves.push({ type: 'take', value, own, from: at });
      }
    });
    return moves;
  },
  refuse: (state, seat, { value, own, from }) =>
    findDie(state.players[seat].dice, value, own, from) < 0 ? { because: 'noSuchDie' } : null,
  perform: (context, seat, { value, own, from }) => {
    const player = playerAt(context, seat);
    const { thalers, beer, steps } = yieldAt(context.state, player, from);
    player.dice[findDie(player.dice, value, own, from)].spent = true;
    emit(context, { type: 'takenOff', seat, value, own, from, thalers, beer, steps });
    receive(context, seat, 'thalers', thalers);
    receive(context, seat, 'beer', beer);
    if (steps > 0) pushEffects(context, seat, { does: 'monastery', steps });
  },
};
