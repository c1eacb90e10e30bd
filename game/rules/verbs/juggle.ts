// juggle <value> <colour> <space> <face>: the juggler turns a die to another face. The die then lies unplaced, and the
// move cannot be taken back.
import { ENTERTAINER_PRINT, FACES, type Seat } from '../../data/index.ts';
import { findDie, unplaced } from '../dice.ts';
import { face, spaceOrHand, either } from '../codecs.ts';
import type { MoveOf } from '../moves.ts';
import type { Refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { pay } from '../supply.ts';
import { playerAt, emit } from '../context.ts';
import type { Verb } from '../verb.ts';

/** The side of the juggler that turns dice; the other one keeps a card. */
const SIDE = 'die';
const PRICE = ENTERTAINER_PRINT.juggler[SIDE].schnapps;

function refuseAll(state: State, seat: Seat): Refusal | null {
  const { entertainers, schnapps } = state.players[seat];
  if (entertainers.juggler !== SIDE) return { because: 'noEntertainer' };
  return schnapps < PRICE ? { because: 'tooLittleSchnapps', needs: PRICE, has: schnapps } : null;
}

export const juggle: Verb<'juggle'> = {
  phases: ['planning'],
  undo: 'never',
  fields: { value: face, own: either('own', 'white'), from: spaceOrHand, to: face },
  propose: (state, seat) => {
    if (refuseAll(state, seat) !== null) return [];
    const { dice } = state.players[seat];
    const moves: MoveOf<'juggle'>[] = [];
    dice.forEach(({ value, own, at }, index) => {
      if (findDie(dice, value, own, at) < index) return;
      for (const to of FACES) if (to !== value) moves.push({ type: 'juggle', value, own, from: at, to });
    });
    return moves;
  },
  refuseAll,
  refuse: (state, seat, { value, own, from, to }) => {
    if (findDie(state.players[seat].dice, value, own, from) < 0) return { because: 'noSuchDie' };
    return value === to ? { because: 'sameFace' } : null;
  },
  perform: (context, seat, { value, own, from, to }) => {
    const player = playerAt(context, seat);
    pay(context, seat, 'schnapps', PRICE);
    player.dice[findDie(player.dice, value, own, from)] = unplaced({ value: to, own });
    emit(context, { type: 'turned', seat, value, own, from, to });
  },
};
