// buy <card>: a tavern card for thalers, one of each kind a round.
import { isInPlay, TAVERN_CARD, TAVERN_CARDS } from '../../data/index.ts';
import { oneOf } from '../codecs.ts';
import { always } from '../proposals.ts';
import { gainTavernCard, pay } from '../supply.ts';
import { playerAt, emit } from '../context.ts';
import type { Verb } from '../verb.ts';

export const buy: Verb<'buy'> = {
  phases: ['serving'],
  fields: { card: oneOf(TAVERN_CARDS) },
  propose: always(...TAVERN_CARDS.map((card) => ({ type: 'buy', card }) as const)),
  refuse: (state, seat, { card }) => {
    const { price, from } = TAVERN_CARD[card];
    if (!isInPlay(state.modules, TAVERN_CARD[card])) return { because: 'needsModule', module: from };
    if (state.supply[card] === 0) return { because: 'soldOut' };
    if (state.players[seat].bought[card] > 0) return { because: 'boughtAlready', card };
    const { thalers: has } = state.players[seat];
    return has < price ? { because: 'tooFewThalers', needs: price, has } : null;
  },
  perform: (context, seat, { card }) => {
    pay(context, seat, 'thalers', TAVERN_CARD[card].price);
    playerAt(context, seat).bought[card]++;
    emit(context, { type: 'bought', seat, card });
    gainTavernCard(context, seat, card);
  },
};
