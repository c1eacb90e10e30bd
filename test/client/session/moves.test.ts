// Moves in a session: refused, undone, confirmed, planned ahead, and those that are made without the player; and the
// advice, which disappears with a move.
import { describe, expect, test } from 'vitest';
import { nextTask } from '../../kit/nextTask.ts';
import { planning, put, openSessionAt } from '../../kit/sessions.ts';
import { SESSION_SETTINGS, TestStage } from '../../kit/stage.ts';
import { aTable } from '../../kit/table.ts';

describe('a move', () => {
  test('that is not legal is explained at its spot', async () => {
    const { session } = openSessionAt(planning());
    await session.do(put(4, 'monk'));
    expect(session.state.toast).toMatchObject({ spot: { at: 'equipment', seat: 0, space: 'monk' } });
    expect(session.state.toast!.text).toBe('The die is too low, and no dishwasher is here to raise it.');
    await session.do(put(4, 'cashbox'));
    expect(session.state.toast).toBeNull();
  });

  test('that gives up a counter guest tells what that brought, and nothing when it is taken back', async () => {
    const { session } = openSessionAt(aTable().serving({ counterGuests: 1 }).state);
    await session.do({ type: 'giveUp' });
    expect(session.state.toast).toMatchObject({
      about: 'news',
      text: 'You give up a counter guest. Your marker reaches space 1 of the monastery.',
    });
    await session.undo();
    expect(session.state.toast).toBeNull();
  });

  test('that returns cards tells so', async () => {
    const { session } = openSessionAt(aTable().serving({ drawn: 'brewer', thalers: 13 }).state);
    await session.do({ type: 'upgrade', tile: 'brewer', returns: 1 });
    expect(session.state.toast!.text).toBe(
      'You return 1 brewer card for a cheaper upgrade. You upgrade the brewer. A noble goes on top of your deck.',
    );
  });

  test('can be taken back and made again', async () => {
    const { session, table } = openSessionAt(planning());
    await session.do(put(3, 0));
    await session.undo();
    expect(table.state.players[0]!.dice.every((die) => die.at === null)).toBe(true);
    expect(session.state).toMatchObject({ canUndo: false, canRedo: true });
    await session.redo();
    expect(table.state.players[0]!.dice.map((die) => die.at)).toContain(0);
    expect(session.state).toMatchObject({ canUndo: true, canRedo: false });
  });

  test('is not sent twice by a double click', async () => {
    const { session, table } = openSessionAt(
      aTable({ start: 0 }).orders({ coaster: '4 4 1 1' }, { coaster: '2 2' }).state,
    );
    await Promise.all([session.do({ type: 'draft', value: 4 }), session.do({ type: 'draft', value: 4 })]);
    expect(session.state.toast).toBeNull();
    expect(table.state.players[0]!.dice).toHaveLength(1);
  });

  test('cannot be made by somebody who only watches', async () => {
    const { session } = openSessionAt(planning(), [null]);
    await session.do({ type: 'confirm' });
    expect(session.state.toast!.text).toBe('You are only watching this game.');
  });

  test('is not sent while the connection is lost', async () => {
    const { session, table } = openSessionAt(planning());
    table.cut();
    expect(session.state.connected).toBe(false);
    await session.do(put(3, 0));
    expect(session.state.toast!.text).toBe('The server cannot be reached. Try again in a moment.');
    table.restore();
    expect(session.state.connected).toBe(true);
    expect(table.state.players[0]!.dice.every((die) => die.at === null)).toBe(true);
  });

  test('that needs a confirmation is refused while another move waits for the connection', async () => {
    const { session, table } = openSessionAt(planning());
    table.cut();
    const waiting = session.do(put(3, 0));
    await session.done();
    expect(session.state.question).toBeNull();
    expect(session.state.toast!.text).toBe('Another move waits for the connection: call it off first.');
    await waiting;
  });
});

describe('a hidden choice', () => {
  test('is changed for another while somebody still thinks', async () => {
    const { state } = aTable({ modules: 4, startCards: '1 3 6' }).choosingStartCards();
    const { session, table } = openSessionAt(state);
    await session.do({ type: 'choose', option: '3' });
    session.pick({ pick: 'spot', spot: { at: 'startCard', card: 6 } });
    await nextTask();
    await nextTask();
    expect(table.state.players[0]!.choice).toBe('6');
    expect(session.state).toMatchObject({ toast: null, model: { prompt: { kind: 'startCard', chosen: '6' } } });
  });
});

describe('dice', () => {
  const drafting = (coaster: string, settings = { ...SESSION_SETTINGS, makesForcedMoves: true }) =>
    openSessionAt(aTable({ start: 1 }).orders({ coaster }, { coaster: '3 4' }).state, [0], { settings });

  test('are all taken off in one go', async () => {
    const { session, table } = openSessionAt(
      aTable().serving({ drawn: '3a', dice: '3:table1 1:brewer 5:monk' }, {}).state,
    );
    await session.serveAll();
    expect(table.state.players[0]).toMatchObject({ thalers: 4, beer: 1, monastery: 1 });
    expect(session.state.model.dice.every(({ spent }) => spent)).toBe(true);
  });

  test('are taken without the player when only one is left on the coaster', async () => {
    const { table } = drafting('1');
    table.play(1, { type: 'draft', value: 3 });
    await nextTask();
    await nextTask();
    expect(table.state.players[0]!.dice.map(({ value }) => value)).toEqual([1]);
  });

  test('put back by an undo do not stop automatic answers in later phases: the next guests are kept without a question', async () => {
    const { session, table } = openSessionAt(
      aTable({ round: 4 }).serving({ dice: '3:barrel', deck: '3a 3b 3c' }, { deck: '3d 3e 3f' }).state,
      [0],
      { settings: { ...SESSION_SETTINGS, makesForcedMoves: true } },
    );
    const stage = new TestStage();
    session.attach(stage);
    /** Sees the animations to their ends, one after the other; five are more than there are. */
    const seeAnimations = async () => {
      for (let animation = 0; animation < 5; animation++) {
        if (session.state.busy) stage.see(stage.played.at(-1)!.timeline.seen.length);
        stage.hurry();
        await nextTask();
      }
    };
    await session.do({ type: 'take', value: 3, own: false, from: 'barrel' });
    await session.undo();
    await session.do({ type: 'end' });
    await session.answer({ type: 'end' });
    table.play(1, { type: 'end' });
    await seeAnimations();
    await session.do({ type: 'choose', option: 'table' });
    table.play(1, { type: 'choose', option: 'table' });
    await seeAnimations();
    // There is no counter guest to give up: to keep the guests is the only answer.
    expect(table.events).toContainEqual({ type: 'confirmed', seat: 0 });
  });

  test('are left alone where there is a choice, or where the settings say so', async () => {
    for (const { table } of [drafting('1 1'), drafting('1', SESSION_SETTINGS)]) {
      table.play(1, { type: 'draft', value: 3 });
      await nextTask();
      await nextTask();
      expect(table.state.players[0]!.dice).toEqual([]);
    }
  });

  test('that are equal: placing one does not pick up the next', async () => {
    const { session } = openSessionAt(aTable().planning({ dice: '3 3' }, {}).state);
    const held: unknown[] = [];
    session.hold({ value: 3, own: false, from: null });
    session.subscribe(({ model, selection }) => {
      if (model.dice.some((die) => die.at !== null)) held.push(selection.held);
    });
    await session.do(put(3, 'barrel'));
    expect(new Set(held)).toEqual(new Set([null]));
  });

  test('on the coaster are considered under the pointer, until a move is made', async () => {
    const { session } = openSessionAt(aTable().orders({ coaster: '4 1' }, { coaster: '3 4' }).state);
    const die = { value: 4, own: false, from: null, onCoaster: true } as const;
    session.pick({ pick: 'consider', die });
    expect(session.state.selection.considered).toEqual(die);
    await session.do({ type: 'draft', value: 4 });
    expect(session.state.selection.considered).toBeNull();
  });
});

test('advice disappears as soon as the player moves or undoes, before that is animated, and stays while others act', async () => {
  const { session, table } = openSessionAt(planning());
  const stage = new TestStage();
  session.attach(stage);
  const move = put(3, 'cashbox');
  const advised = () => session.state.selection.advised?.move ?? null;
  session.showAdvised({ move, space: null });
  table.play(1, { type: 'confirm' });
  stage.hurry();
  await session.settled();
  expect(advised()).toEqual(move);
  const drawn = stage.shown.length;
  const made = session.do(put(4, 'barrel'));
  expect(advised()).toBeNull();
  expect(stage.shown).toHaveLength(drawn + 1);
  await made;
  stage.hurry();
  session.showAdvised({ move, space: null });
  const undone = session.undo();
  expect(advised()).toBeNull();
  await undone;
});

describe('ending a turn or a plan', () => {
  test('asks first when something would be wasted', async () => {
    const { session, table } = openSessionAt(planning());
    await session.done();
    expect(session.state.question).toEqual({
      asks: 'sure',
      move: { type: 'confirm' },
      warnings: [{ warns: 'diceUnplaced', count: 2 }],
    });
    await session.answer(null);
    expect(table.state.players[0]!.done).toBe(false);
    await session.done();
    await session.answer({ type: 'confirm' });
    expect(table.state.players[0]!.done).toBe(true);
  });

  test('asks nothing when the coach has advised it', async () => {
    const { session, table } = openSessionAt(planning());
    await session.do({ type: 'confirm' }, { isAdvised: true });
    expect(session.state.question).toBeNull();
    expect(table.state.players[0]!.done).toBe(true);
  });

  test('asks nothing when nothing is wasted', async () => {
    const { session, table } = openSessionAt(aTable().planning({ dice: '3:barrel' }).state);
    await session.done();
    expect(session.state.question).toBeNull();
    expect(table.state.players[0]!.done).toBe(true);
  });
});

test('a move that cannot be taken back is asked about first if the settings say so', async () => {
  const { state } = aTable().orders({ coaster: '4 1' }, { coaster: '2 2' });
  const { session } = openSessionAt(state, [0], { settings: { ...SESSION_SETTINGS, confirmations: true } });
  await session.do({ type: 'draft', value: 4 });
  expect(session.state.question).toEqual({ asks: 'sure', move: { type: 'draft', value: 4 }, warnings: [] });
});

describe('planning ahead', () => {
  const stateInDraft = () =>
    aTable({ start: 1 }).orders({ drawn: '3a regular1 regular2', dice: '3 4', coaster: '1' }, { coaster: '2' }).state;

  test('lays dice out for oneself, and sends them in one move when planning begins', async () => {
    const { session, table } = openSessionAt(stateInDraft());
    await session.do(put(3, 0));
    await session.do(put(4, 'barrel'));
    expect(session.state.model.dice.map((die) => die.at)).toEqual([0, 'barrel']);
    expect(session.state.model.forecast).toMatchObject({ thalers: 4, beer: 1 });
    expect(table.state.players[0]!.dice.every((die) => die.at === null)).toBe(true);
    table.play(1, { type: 'draft', value: 2 });
    await session.do({ type: 'draft', value: 1 });
    await nextTask();
    expect(table.state.phase).toBe('planning');
    expect(table.state.players[0]!.dice.map((die) => die.at)).toEqual([0, 'barrel', null]);
    expect(table.state.players[0]!.undo.moves).toHaveLength(1);
  });

  test('can be undone and redone without sending anything', async () => {
    const { session } = openSessionAt(stateInDraft());
    await session.do(put(3, 0));
    await session.undo();
    expect(session.state.model.dice.map((die) => die.at)).toEqual([null, null]);
    await session.redo();
    expect(session.state.model.dice.map((die) => die.at)).toEqual([0, null]);
    expect(session.state.log).toEqual([]);
  });

  test('can no longer be redone when planning has begun, even if the plan was empty then', async () => {
    const { session, table } = openSessionAt(stateInDraft());
    await session.do(put(3, 0));
    await session.undo();
    expect(session.state.canRedo).toBe(true);
    table.play(1, { type: 'draft', value: 2 });
    await session.do({ type: 'draft', value: 1 });
    expect(table.state.phase).toBe('planning');
    expect([session.state.canUndo, session.state.canRedo]).toEqual([false, false]);
  });

  test('is held to the rules', async () => {
    const { session } = openSessionAt(stateInDraft());
    await session.do(put(4, 0));
    expect(session.state.toast!.text).toBe('This space needs a 3; a die can be raised, never lowered.');
  });
});
