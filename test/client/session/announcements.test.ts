// Announcements for screen readers: events, prompts and remarks of bots, in their order.
// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { SessionState } from '../../../client/session/index.ts';
import { view } from '../../../game/index.ts';
import { nextTask, planning, openSessionAt } from '../../kit/sessions.ts';
import { TestStage } from '../../kit/stage.ts';
import { aTable } from '../../kit/table.ts';

describe('announcements', () => {
  test('tell what happened, and then what is asked', async () => {
    const { session, table } = openSessionAt(
      aTable({ start: 1 }).orders({ coaster: '1' }, { coaster: '3 4' }).state,
      [0],
    );
    const said: SessionState['speech'][] = [];
    session.subscribe(({ speech }) => said.push(speech));
    table.moves(1, { type: 'draft', value: 3 });
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Ben takes the 3\..*Your turn: take a die/s);
  });

  test('name the dice to choose from', async () => {
    const { session, table } = openSessionAt(
      aTable({ start: 1 }).orders({ coaster: '1 6 6' }, { coaster: '3 4 4' }).state,
      [0],
    );
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech));
    table.moves(1, { type: 'draft', value: 3 });
    await expect
      .poll(() => said.join(' '), { timeout: 3000 })
      .toMatch(/Your turn: take a die\. On your coaster: 1, 6 and 6\./);
  });

  test('ask again only when something else has been asked', async () => {
    const { session } = openSessionAt(aTable().serving({ drawn: '3a', dice: '3:table1 1:brewer 5:monk' }, {}).state);
    const said: string[] = [];
    session.subscribe(({ speech }) => {
      if (speech !== said.at(-1)) said.push(speech);
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
    session.subscribe(({ speech }) => said.push(speech));
    const stage = new TestStage();
    session.attach(stage);
    table.moves(1, { type: 'draft', value: 3 });
    session.say({
      seat: 1,
      move: { type: 'draft', value: 3 },
      why: [{ because: 'dieFor', space: 'monk' }],
      view: before,
    });
    stage.hurry();
    await nextTask();
    await nextTask();
    expect(session.state.remark).toEqual({ seat: 1, text: 'Ben takes the 3 for the monk.', number: 1 });
    await expect.poll(() => said.join(' ')).toMatch(/Ben takes the 3\..*Ben takes the 3 for the monk\./s);
  });

  test('say what a lesson tells after what has happened', async () => {
    const { session, table } = openSessionAt(
      aTable({ start: 1 }).orders({ coaster: '1 2' }, { coaster: '3 4' }).state,
      [0],
    );
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech));
    table.moves(1, { type: 'draft', value: 3 });
    session.speak('Now the dice.');
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Ben takes the 3\..*Now the dice\./s);
    expect(said.join(' ')).not.toMatch(/Now the dice\..*Ben takes/s);
  });

  test('end a question with its own mark only', async () => {
    const state = aTable({ modules: 5 }).serving({ drawn: 'regular1', schnapps: 2, fireBreather: 'deny' }, {}).state;
    const { session } = openSessionAt(state);
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech));
    await session.do({ type: 'settle' });
    await session.do({ type: 'breathe' });
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Turn somebody away\? Choose/);
    expect(said.join(' ')).toContain('You pay 2 schnapps.');
  });

  test('reach subscribers until they unsubscribe', () => {
    const { session, table } = openSessionAt(planning());
    const heard: SessionState[] = [];
    const stop = session.subscribe((state) => heard.push(state));
    expect(heard).toHaveLength(1);
    stop();
    table.moves(1, { type: 'confirm' });
    expect(heard).toHaveLength(1);
  });
});
