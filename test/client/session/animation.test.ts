// Animation in a session: what the stage plays and shows, and what panel, log, speech and clicks do until it is over.
import { describe, expect, test } from 'vitest';
import { createLocalGames } from '../../../client/net/local.ts';
import { openSaves } from '../../../client/net/saves.ts';
import { view, type Seat } from '../../../game/index.ts';
import type { ConnectedTable } from '../../kit/connection.ts';
import { beginLocal } from '../../kit/localGames.ts';
import { PEOPLE } from '../../kit/people.ts';
import { nextTask } from '../../kit/nextTask.ts';
import { planning, put, openSession, openSessionAt } from '../../kit/sessions.ts';
import { SESSION_SETTINGS, TestStage } from '../../kit/stage.ts';
import { fakeStorage } from '../../kit/storage.ts';
import { aTable } from '../../kit/table.ts';

describe('a stage', () => {
  const confirm = (table: ConnectedTable, seat: Seat) => table.play(seat, { type: 'confirm' });

  test('shows the table when it is attached, and animates events', async () => {
    const { session, table } = openSessionAt(planning(), [0]);
    const stage = new TestStage();
    session.attach(stage);
    expect(stage.shown).toHaveLength(1);
    confirm(table, 1);
    expect(stage.played).toHaveLength(1);
    expect(session.state.busy).toBe(true);
    stage.hurry();
    await session.settled();
    expect(session.state.busy).toBe(false);
  });

  test('animates together the events that came during an animation, once that has ended', async () => {
    const { session, table } = openSessionAt(aTable({ players: 4 }).planning().state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    for (const seat of [1, 2, 3] as Seat[]) confirm(table, seat);
    expect(stage.played).toHaveLength(1);
    stage.hurry();
    await nextTask();
    expect(stage.played).toHaveLength(2);
    expect(stage.played[1]!.timeline.cues.map(({ event }) => 'seat' in event && event.seat)).toEqual([2, 3]);
    expect(stage.played[1]!.model.view).toEqual(view(table.state, 0));
  });

  test('that joins the last purchase of an evening with the beginning of the next evening loses no points', async () => {
    const { state } = aTable({ round: 7 }).lastTurn({}, { beer: 9, dice: '1:barrel' });
    const { session, table } = openSessionAt(state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    table.play(1, { type: 'take', value: 1, own: false, from: 'barrel' });
    table.play(1, { type: 'nobles', count: 1 });
    table.play(1, { type: 'end' });
    expect(table.state.round).toBe(8);
    stage.hurry();
    await nextTask();
    const joined = stage.played[1]!.timeline.cues.map(({ event }) => event.type);
    expect(joined).toEqual(expect.arrayContaining(['noblesRecruited', 'round']));
    stage.hurry();
    await session.settled();
    const { history } = session.state;
    expect(history[6]![1]! - history[5]![1]!).toBe(10);
  });

  test('shows the rest at once when it is hurried by the player', async () => {
    const { session, table } = openSessionAt(aTable({ players: 4 }).planning().state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    for (const seat of [1, 2, 3] as Seat[]) confirm(table, seat);
    session.hurry();
    await session.settled();
    expect(stage.played).toHaveLength(1);
    expect(stage.shown.at(-1)!.view).toEqual(view(table.state, 0));
  });

  test('animates nothing on a hidden page or at instant speed', () => {
    for (const options of [{ isHidden: () => true }, { settings: { ...SESSION_SETTINGS, speed: 0 as const } }]) {
      const { session, table } = openSessionAt(planning(), [0], options);
      const stage = new TestStage();
      session.attach(stage);
      confirm(table, 1);
      expect(stage.played).toEqual([]);
      expect(stage.shown.at(-1)!.view.players[1]!.done).toBe(true);
    }
  });

  test('is waited for when a new game opens, which then begins with the bare table', async () => {
    const games = createLocalGames(openSaves(fakeStorage()));
    const seats = PEOPLE.slice(0, 2).map(({ name, colour }) => ({ name, colour, plays: 'person' as const }));
    const game = await beginLocal(games, { modules: 1, seats });
    const session = openSession({ connections: game.connections, people: game.people, awaitsStage: true });
    expect(session.state).toMatchObject({ log: [], busy: true, model: { prompt: { kind: 'wait' }, offers: [] } });
    const stage = new TestStage();
    session.attach(stage);
    const [bare] = stage.shown;
    expect(bare!.view.players.map(({ tables, counterGuests }) => [tables, counterGuests])).toEqual([
      [[], 0],
      [[], 0],
    ]);
    const shownEvents = stage.played[0]!.timeline.cues.map(({ event }) => event.type);
    expect(shownEvents).toEqual(expect.arrayContaining(['refilled', 'round', 'drawn']));
    stage.hurry();
    await session.settled();
    expect(session.state.model.prompt.kind).toBe('guests');
    expect(session.state.log.map(({ event }) => event.type)).toContain('drawn');
    const another = new TestStage();
    session.attach(another);
    expect(another.played).toEqual([]);
    game.close();
  });

  test('that could not be loaded is not waited for', async () => {
    const games = createLocalGames(openSaves(fakeStorage()));
    const seats = PEOPLE.slice(0, 2).map(({ name, colour }) => ({ name, colour, plays: 'person' as const }));
    const game = await beginLocal(games, { modules: 1, seats });
    const session = openSession({ connections: game.connections, people: game.people, awaitsStage: true });
    session.attach(null);
    expect(session.state.model.prompt.kind).toBe('guests');
    game.close();
  });

  test('shows the right table after an animation that failed', async () => {
    const { session, table } = openSessionAt(planning(), [0]);
    const stage = new TestStage();
    stage.isBroken = true;
    session.attach(stage);
    confirm(table, 1);
    await session.settled();
    expect(stage.shown.at(-1)!.view.players[1]!.done).toBe(true);
  });

  test('shows the latest table after a gap in the connection during an animation', async () => {
    const { session, table } = openSessionAt(aTable({ players: 4 }).planning().state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    confirm(table, 1);
    table.cut();
    confirm(table, 2);
    table.restore();
    await session.settled();
    expect(stage.shown.at(-1)!.view).toEqual(view(table.state, 0));
  });

  test('shows the latest table after a gap in the connection, without an animation', () => {
    const { session, table } = openSessionAt(planning(), [0]);
    const stage = new TestStage();
    session.attach(stage);
    table.cut();
    confirm(table, 1);
    table.restore();
    expect(stage.played).toEqual([]);
    expect(stage.shown.at(-1)!.view.players[1]!.done).toBe(true);
  });
});

describe('while an animation runs', () => {
  test('panel, log and speech do not tell the dice before they have come to rest', async () => {
    const { session, table } = openSessionAt(aTable({ start: 1 }).guests({}, {}).state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    table.play(0, { type: 'confirm' });
    stage.hurry();
    await session.settled();
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech.text));
    table.play(1, { type: 'confirm' });
    await nextTask();
    expect(said.join(' ')).not.toContain('You roll');
    expect(session.state.model.view.players[0]!.coaster).toEqual([]);
    expect(session.state.log.map(({ event }) => event.type)).not.toContain('rolled');
    const events = stage.played.at(-1)!.timeline.cues.map(({ event }) => event);
    const rolls = events.filter(({ type }) => type === 'rolled').length;
    stage.see(stage.played.at(-1)!.timeline.seen.length);
    expect(session.state.log.filter(({ event }) => event.type === 'rolled')).toHaveLength(rolls);
    stage.hurry();
    await session.settled();
    expect(session.state.model.view.players[0]!.coaster).toHaveLength(4);
    await expect.poll(() => said.join(' ')).toMatch(/You roll on the coaster/);
  });

  test('the evening and the phase are those of the events seen so far', async () => {
    const { state } = aTable({ round: 1 }).lastTurn();
    const { session, table } = openSessionAt(state, [null]);
    const stage = new TestStage();
    session.attach(stage);
    table.play(state.turn!, { type: 'end' });
    const shown = () => session.state.model.view;
    expect(shown()).toMatchObject({ round: 1, phase: 'serving' });
    const order = table.events.map(({ type }) => type);
    stage.see(order.indexOf('phase') + 1);
    expect(shown()).toMatchObject({ round: 1, phase: 'closing' });
    stage.see(order.indexOf('round') - order.indexOf('phase'));
    expect(shown()).toMatchObject({ round: 2, phase: 'evening' });
    stage.hurry();
    await session.settled();
    expect(shown()).toEqual(view(table.state, null));
  });

  test('a question that is answered is not asked any more, and dice can still be placed while planning', async () => {
    const { session, table } = openSessionAt(
      aTable({ start: 0 }).orders({ coaster: '4 4 1 1' }, { coaster: '2 2' }).state,
    );
    const stage = new TestStage();
    session.attach(stage);
    await session.do({ type: 'draft', value: 4 });
    expect(session.state.model).toMatchObject({ prompt: { kind: 'wait' }, offers: [] });
    stage.hurry();
    await session.settled();
    table.play(1, { type: 'draft', value: 2 });
    session.hurry();
    expect(session.state.model.prompt).toMatchObject({ kind: 'draft' });
    await session.settled();
    const { session: planner } = openSessionAt(planning());
    const other = new TestStage();
    planner.attach(other);
    await planner.do(put(3, 0));
    expect(planner.state).toMatchObject({ busy: true, model: { prompt: { kind: 'plan' } } });
    expect(planner.state.model.offers).not.toEqual([]);
  });

  test('a click is answered for the table as it really is', async () => {
    const { session, table } = openSessionAt(planning());
    const stage = new TestStage();
    session.attach(stage);
    await session.do(put(3, 0));
    session.pick({ pick: 'die', value: 3, own: false, from: 0, lifted: false });
    expect(session.state.selection.held).toEqual({ value: 3, own: false, from: 0 });
    expect(session.state.model.view).toEqual(view(table.state, 0));
  });
});
