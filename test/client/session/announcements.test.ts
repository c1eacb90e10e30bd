// Announcements for screen readers: events, prompts, remarks of bots and sentences of lessons, in their order; and what
// a subscriber of the session is told.
import { describe, expect, test } from 'vitest';
import { tableModel } from '../../../client/model/tableModel.ts';
import { Announcer } from '../../../client/session/announcer.ts';
import type { SessionState } from '../../../client/session/index.ts';
import { RemarkQueue } from '../../../client/session/remarkQueue.ts';
import { loadWords } from '../../../client/words/index.ts';
import type { AdviceReason } from '../../../game/bots/coach/reasons.ts';
import { view, type Move } from '../../../game/index.ts';
import { nextTask } from '../../kit/nextTask.ts';
import { PEOPLE } from '../../kit/people.ts';
import { planning, openSessionAt } from '../../kit/sessions.ts';
import { TestStage } from '../../kit/stage.ts';
import { aTable } from '../../kit/table.ts';
import { ENGLISH } from '../../kit/wordings.ts';

test('a remark that is outdated does not come back when its words are true again', async () => {
  const words = await loadWords(ENGLISH);
  const queue = new RemarkQueue(
    () => words,
    new Announcer(
      () => words,
      () => undefined,
    ),
  );
  const modelAt = (coaster: string) =>
    tableModel({ view: view(aTable().orders({ coaster }, { coaster: '3 4' }).state, 0), me: 0, people: PEOPLE });
  const [none, another] = [modelAt('1'), modelAt('1 3')];
  const why: AdviceReason[] = [{ because: 'leavesNone', seat: 0 }];
  queue.add({ seat: 1, move: { type: 'draft', value: 3 }, why, view: none.view });
  queue.showAll(none);
  expect(queue.shownIn(none.view)).toMatchObject({ number: 1 });
  expect(queue.shownIn(another.view)).toBeNull();
  expect(queue.shownIn(none.view)).toBeNull();
});

describe('announcements', () => {
  test('tell what happened, and then what is asked', async () => {
    const { session, table } = openSessionAt(
      aTable({ start: 1 }).orders({ coaster: '1' }, { coaster: '3 4' }).state,
      [0],
    );
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech.text));
    table.play(1, { type: 'draft', value: 3 });
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Ben takes the 3\..*Your turn: take a die/s);
  });

  test('name the dice to choose from', async () => {
    const { session, table } = openSessionAt(
      aTable({ start: 1 }).orders({ coaster: '1 6 6' }, { coaster: '3 4 4' }).state,
      [0],
    );
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech.text));
    table.play(1, { type: 'draft', value: 3 });
    await expect
      .poll(() => said.join(' '), { timeout: 3000 })
      .toMatch(/Your turn: take a die\. On your coaster: 1, 6 and 6\./);
  });

  test('do not repeat a question that stays the same, and say the next one', async () => {
    const { session } = openSessionAt(aTable().serving({ drawn: '3a', dice: '3:table1 1:brewer 5:monk' }, {}).state);
    const said: string[] = [];
    session.subscribe(({ speech }) => {
      if (speech.text !== said.at(-1)) said.push(speech.text);
    });
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Your turn: serve your guests/);
    await session.do({ type: 'take', value: 5, own: false, from: 'monk' });
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/You take the white 5 off the monk/);
    expect(said.join(' ').match(/Your turn: serve your guests/g)).toHaveLength(1);
    await session.do({ type: 'take', value: 1, own: false, from: 'brewer' });
    await session.do({ type: 'take', value: 3, own: false, from: 0 });
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Your turn: [^s]/);
  });

  test('of why a bot made its move come after the move itself', async () => {
    const { state } = aTable({ start: 1 }).orders({ coaster: '1' }, { coaster: '3 4' });
    const { session, table } = openSessionAt(state, [0]);
    const before = view(state, 1);
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech.text));
    const stage = new TestStage();
    session.attach(stage);
    table.play(1, { type: 'draft', value: 3 });
    session.remarkOn({
      seat: 1,
      move: { type: 'draft', value: 3 },
      why: [{ because: 'dieFor', space: 'monk', raise: 0 }],
      view: before,
    });
    stage.hurry();
    await nextTask();
    await nextTask();
    expect(session.state.remark).toEqual({ seat: 1, text: 'Ben takes the 3 for the monk.', number: 1 });
    await expect.poll(() => said.join(' ')).toMatch(/Ben takes the 3\..*Why Ben does this: for the monk\./s);
  });

  test('of why a bot made its move wait for that move while an earlier one is still shown', async () => {
    const { state } = aTable({ start: 1 }).planning({ dice: '1' }, { dice: '3 4' });
    const { session, table } = openSessionAt(state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    const said: string[] = [];
    session.subscribe(({ speech }) => {
      if (speech.text !== said.at(-1)) said.push(speech.text);
    });
    const puts = (value: 3 | 4, to: 'cashbox' | 'barrel'): Move => ({
      type: 'put',
      dice: [{ value, own: false, from: null, to }],
    });
    table.play(1, puts(3, 'cashbox'));
    const before = view(table.state, 1);
    table.play(1, puts(4, 'barrel'));
    session.remarkOn({ seat: 1, move: puts(4, 'barrel'), why: [{ because: 'points', points: 3 }], view: before });
    stage.hurry();
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Ben puts the white 3/);
    expect(said.join(' ')).not.toMatch(/Why Ben/);
    stage.hurry();
    await expect
      .poll(() => said.join(' '), { timeout: 3000 })
      .toMatch(/Ben puts the white 4 .*\. .*Why Ben does this: 3 points\./s);
  });

  test('of why a bot made its move follow that move, even if the bot’s turn has ended by the time all is shown', async () => {
    const { state } = aTable({ start: 1 }).serving({}, { beer: 9, thalers: 0 });
    const { session, table } = openSessionAt(state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    const said: string[] = [];
    session.subscribe(({ speech }) => {
      if (speech.text !== said.at(-1)) said.push(speech.text);
    });
    const before = view(state, 1);
    const nobles: Move = { type: 'nobles', count: 1 };
    table.play(1, nobles);
    session.remarkOn({ seat: 1, move: nobles, why: [{ because: 'points', points: 10 }], view: before });
    table.play(1, { type: 'end' });
    stage.hurry();
    await nextTask();
    stage.hurry();
    await expect
      .poll(() => said.join(' '), { timeout: 3000 })
      .toMatch(/Ben recruits 1 noble\. Why Ben does this: 10 points\..*Ben ends/s);
  });

  test('of a move that is made twice are two messages with two numbers', async () => {
    const { session } = openSessionAt(aTable().planning({ dice: '6 6' }, {}).state);
    const numbers = new Set<number>();
    session.subscribe(({ speech }) => {
      if (speech.text.includes('You put the white 6 on the brewer')) numbers.add(speech.number);
    });
    await session.do({ type: 'put', dice: [{ value: 6, own: false, from: null, to: 'brewer' }] });
    await expect.poll(() => numbers.size, { timeout: 3000 }).toBe(1);
    await session.do({ type: 'put', dice: [{ value: 6, own: false, from: 'brewer', to: null }] });
    await expect.poll(() => session.state.speech.text, { timeout: 3000 }).toContain('back');
    await session.do({ type: 'put', dice: [{ value: 6, own: false, from: null, to: 'brewer' }] });
    await expect.poll(() => numbers.size, { timeout: 3000 }).toBe(2);
  });

  test('say what a lesson tells after what has happened', async () => {
    const { session, table } = openSessionAt(
      aTable({ start: 1 }).orders({ coaster: '1 2' }, { coaster: '3 4' }).state,
      [0],
    );
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech.text));
    table.play(1, { type: 'draft', value: 3 });
    session.speak('Now the dice.');
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Ben takes the 3\..*Now the dice\./s);
    expect(said.join(' ')).not.toMatch(/Now the dice\..*Ben takes/s);
  });

  test('put no full stop after a question mark', async () => {
    const state = aTable({ modules: 5 }).serving({ drawn: 'regular1', schnapps: 2, fireBreather: 'deny' }, {}).state;
    const { session } = openSessionAt(state);
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech.text));
    await session.do({ type: 'settle' });
    await session.do({ type: 'breathe' });
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Turn somebody away for good\? Choose/);
    expect(said.join(' ')).toContain('You pay 2 schnapps.');
  });
});

test('a subscriber is told the state of the session at once, and nothing more after unsubscribing', () => {
  const { session, table } = openSessionAt(planning());
  const heard: SessionState[] = [];
  const stop = session.subscribe((state) => heard.push(state));
  expect(heard).toHaveLength(1);
  stop();
  table.play(1, { type: 'confirm' });
  expect(heard).toHaveLength(1);
});
