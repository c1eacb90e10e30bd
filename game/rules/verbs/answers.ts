// deny, pick, sign, strike: the moves that answer a question.
import { COLUMNS, REGULARS, type Phase, type Seat } from '../../data/index.ts';
import { offerDeny } from '../bonuses.ts';
import { oneOf, orNull, tableSpace } from '../codecs.ts';
import { openColumns } from '../guestBook.ts';
import { always } from '../proposals.ts';
import { recordBonus, giveSchnapps } from '../reputation.ts';
import { strikeRegular } from '../phases/startCards.ts';
import type { Question } from '../state.ts';
import { playerAt, emit, type Context } from '../context.ts';
import { pushEffects } from '../effects.ts';
import { deniable } from '../tavern.ts';
import type { Verb } from '../verb.ts';

const WHENEVER_ASKED: readonly Phase[] = ['startCards', 'evening', 'serving'];

const popQuestion = (context: Context, seat: Seat): Question => playerAt(context, seat).effects.pop() as Question;

export const deny: Verb<'deny'> = {
  phases: WHENEVER_ASKED,
  answers: 'askDeny',
  fields: { table: orNull(tableSpace, 'nobody') },
  propose: (state, seat) => [...deniable(state.players[seat]), null].map((table) => ({ type: 'deny', table })),
  refuse: (state, seat, { table }) => {
    const player = state.players[seat];
    if (table === null || deniable(player).includes(table)) return null;
    const card = player.tables[table] ?? null;
    if (card === null || card === 'noble') return { because: 'nobodyThere' };
    return { because: 'dieOnGuest' };
  },
  perform: (context, seat, { table }) => {
    const player = playerAt(context, seat);
    const question = popQuestion(context, seat);
    emit(context, { type: 'denied', seat, table });
    if (table === null) return;
    const card = player.tables[table];
    if (card === null) throw new Error(`Nobody sits at table ${table}.`);
    player.tables[table] = null;
    context.state.box.push(card);
    emit(context, { type: 'removed', seat, card, table });
    if (question.does === 'askDeny' && question.step !== null) recordBonus(player, question.step, 'removal');
  },
};

export const pick: Verb<'pick'> = {
  phases: WHENEVER_ASKED,
  answers: 'askSchnappsOrDeny',
  fields: { what: oneOf(['schnapps', 'deny']) },
  propose: always({ type: 'pick', what: 'schnapps' }, { type: 'pick', what: 'deny' }),
  perform: (context, seat, { what }) => {
    const question = popQuestion(context, seat);
    if (question.does !== 'askSchnappsOrDeny') throw new Error('Nobody asked for schnapps or deny.');
    if (what === 'schnapps') giveSchnapps(context, seat, question.step);
    else offerDeny(context, seat, question.step);
  },
};

export const sign: Verb<'sign'> = {
  phases: WHENEVER_ASKED,
  answers: 'askColumn',
  fields: { column: oneOf(COLUMNS) },
  propose: always(...COLUMNS.map((column) => ({ type: 'sign', column }) as const)),
  refuse: (state, seat, { column }) =>
    openColumns(state.players[seat]).includes(column) ? null : { because: 'columnFull', column },
  perform: (context, seat, { column }) => {
    popQuestion(context, seat);
    pushEffects(context, seat, { does: 'sign', column });
  },
};

export const strike: Verb<'strike'> = {
  phases: WHENEVER_ASKED,
  answers: 'askRegular',
  fields: { regular: oneOf(REGULARS) },
  propose: always(...REGULARS.map((regular) => ({ type: 'strike', regular }) as const)),
  refuse: (state, seat, { regular }) =>
    state.players[seat].deck.includes(regular) ? null : { because: 'noSuchRegular' },
  perform: (context, seat, { regular }) => {
    popQuestion(context, seat);
    strikeRegular(context, seat, regular);
  },
};
