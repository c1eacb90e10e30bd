// Answers to the small questions that bonuses ask: whom to deny, schnapps or deny, which column, which regular.
import { COLUMNS, REGULARS, type Seat } from '../../data/index.ts';
import { offerDeny } from '../bonuses.ts';
import { oneOf, orNull, tableSpace } from '../fields.ts';
import { openColumns } from '../guestBook.ts';
import { amend, giveSchnapps } from '../reputation.ts';
import { strikeRegular } from '../startCards.ts';
import type { Phase } from '../phases.ts';
import type { Question } from '../state.ts';
import { playerAt, tell, type Course } from '../course.ts';
import { doFirst } from '../tasks.ts';
import { deniable } from '../tavern.ts';
import type { Verb } from '../verb.ts';

const WHENEVER_ASKED: readonly Phase[] = ['startCards', 'evening', 'serving'];

const answered = (course: Course, seat: Seat): Question => playerAt(course, seat).tasks.pop() as Question;

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
  perform: (course, seat, { table }) => {
    const player = playerAt(course, seat);
    const question = answered(course, seat);
    tell(course, { type: 'denied', seat, table });
    if (table === null) return;
    const card = player.tables[table];
    if (card === null) throw new Error(`Nobody sits at table ${table}.`);
    player.tables[table] = null;
    course.state.box.push(card);
    tell(course, { type: 'removed', seat, card, table });
    if (question.does === 'askDeny' && question.step !== null) amend(player, question.step, 'removal');
  },
};

export const pick: Verb<'pick'> = {
  phases: WHENEVER_ASKED,
  answers: 'askSchnappsOrDeny',
  fields: { what: oneOf(['schnapps', 'deny']) },
  propose: () => [
    { type: 'pick', what: 'schnapps' },
    { type: 'pick', what: 'deny' },
  ],
  refuse: () => null,
  perform: (course, seat, { what }) => {
    const question = answered(course, seat);
    if (question.does !== 'askSchnappsOrDeny') throw new Error('Nobody asked for schnapps or deny.');
    if (what === 'schnapps') giveSchnapps(course, seat, question.step);
    else offerDeny(course, seat, question.step);
  },
};

export const sign: Verb<'sign'> = {
  phases: WHENEVER_ASKED,
  answers: 'askColumn',
  fields: { column: oneOf(COLUMNS) },
  propose: () => COLUMNS.map((column) => ({ type: 'sign', column })),
  refuse: (state, seat, { column }) =>
    openColumns(state.players[seat]).includes(column) ? null : { because: 'columnFull', column },
  perform: (course, seat, { column }) => {
    answered(course, seat);
    doFirst(course, seat, { does: 'sign', column });
  },
};

export const strike: Verb<'strike'> = {
  phases: WHENEVER_ASKED,
  answers: 'askRegular',
  fields: { regular: oneOf(REGULARS) },
  propose: () => REGULARS.map((regular) => ({ type: 'strike', regular })),
  refuse: (state, seat, { regular }) =>
    state.players[seat].deck.includes(regular) ? null : { because: 'noSuchRegular' },
  perform: (course, seat, { regular }) => {
    answered(course, seat);
    strikeRegular(course, seat, regular);
  },
};
