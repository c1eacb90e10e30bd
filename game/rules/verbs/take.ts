// take <value> <colour> <space>: a die leaves its space, its yield comes in, and the die is spent.
import { findDie } from '../dice.ts';
import { face, space, truth } from '../fields.ts';
import type { MoveOf } from '../moves.ts';
import type { Player, Space, State } from '../state.ts';
import { receive } from '../supply.ts';
import { playerAt, tell } from '../table.ts';
import { first } from '../tasks.ts';
import { brewerYield, tableYields, worth } from '../tavern.ts';
import type { Verb } from '../verb.ts';

interface Yield {
  thalers: number;
  beer: number;
  steps: number;
}

function yieldOf(state: State, player: Player, from: Space): Yield {
  const nothing = { thalers: 0, beer: 0, steps: 0 };
  if (typeof from === 'number') return { ...nothing, thalers: tableYields(player)[from] };
  switch (from) {
    case 'cashbox':
      return { ...nothing, thalers: worth(state, player, from) };
    case 'barrel':
      return { ...nothing, beer: worth(state, player, from) };
    case 'brewer':
      return { ...nothing, beer: brewerYield(state, player) };
    case 'monk':
      return { ...nothing, steps: worth(state, player, from) };
    default:
      return from satisfies never;
  }
}

export const take: Verb<'take'> = {
  phases: ['serving'],
  fields: { value: face, own: truth('own', 'white'), from: space },
  propose: (state, seat) => {
    const { dice } = state.players[seat];
    const moves: MoveOf<'take'>[] = [];
    dice.forEach(({ value, own, at, taken }, index) => {
      if (!taken && at !== null && findDie(dice, value, own, at) === index) {
        moves.push({ type: 'take', value, own, from: at });
      }
    });
    return moves;
  },
  refuse: (state, seat, { value, own, from }) =>
    findDie(state.players[seat].dice, value, own, from) < 0 ? { because: 'noSuchDie' } : null,
  perform: (table, seat, { value, own, from }) => {
    const player = playerAt(table, seat);
    const { thalers, beer, steps } = yieldOf(table.state, player, from);
    player.dice[findDie(player.dice, value, own, from)].taken = true;
    tell(table, { type: 'takenOff', seat, value, own, from, thalers, beer, steps });
    receive(table, seat, 'thalers', thalers);
    receive(table, seat, 'beer', beer);
    first(table, seat, { does: 'monastery', steps });
  },
};
