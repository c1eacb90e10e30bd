// juggle <die> <from> <to>: the juggler turns a die to any face; it comes back unplaced, and that is final.
import { ENTERTAINER_PRINT, FACES } from '../../data/index.ts';
import { findDie, unplaced } from '../dice.ts';
import { face, spaceOrHand, either } from '../codecs.ts';
import type { MoveOf } from '../moves.ts';
import { pay } from '../supply.ts';
import { playerAt, emit } from '../context.ts';
import type { Verb } from '../verb.ts';

const PRICE = ENTERTAINER_PRINT.juggler.die.schnapps;

export const juggle: Verb<'juggle'> = {
  phases: ['planning'],
  undo: 'never',
  fields: { value: face, own: either('own', 'white'), from: spaceOrHand, to: face },
  propose: (state, seat) => {
    const { dice, entertainers, schnapps } = state.players[seat];
    if (entertainers.juggler !== 'die' || schnapps < PRICE) return [];
    const moves: MoveOf<'juggle'>[] = [];
    dice.forEach(({ value, own, at }, index) => {
      if (findDie(dice, value, own, at) < index) return;
      for (const to of FACES) if (to !== value) moves.push({ type: 'juggle', value, own, from: at, to });
    });
    return moves;
  },
  refuse: (state, seat, { value, own, from, to }) => {
    const { dice, entertainers, schnapps } = state.players[seat];
    if (entertainers.juggler !== 'die') return { because: 'noEntertainer' };
    if (schnapps < PRICE) return { because: 'tooLittleSchnapps', needs: PRICE, has: schnapps };
    if (findDie(dice, value, own, from) < 0) return { because: 'noSuchDie' };
    return value === to ? { because: 'sameFace' } : null;
  },
  perform: (context, seat, { value, own, from, to }) => {
    const player = playerAt(context, seat);
    pay(context, seat, 'schnapps', PRICE);
    player.dice[findDie(player.dice, value, own, from)] = unplaced(to, own);
    emit(context, { type: 'turned', seat, value, own, from, to });
  },
};
