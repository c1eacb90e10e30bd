// @vitest-environment node
// The session of a game: state, questions, plans, animation and announcements, with a stage and without one.
import { afterEach, describe, expect, test } from 'vitest';
import { createLocalGames } from '../../../client/net/local.ts';
import { openSaves } from '../../../client/net/saves.ts';
import { createSession, type SessionOptions, type SessionState, type Session } from '../../../client/session/index.ts';
import type { Spot } from '../../../client/model/spots.ts';
import { ENGLISH } from '../../kit/wordings.ts';
import { loadWords } from '../../../client/words/index.ts';
import { easyMove } from '../../../game/bots/easy.ts';
import {
  rngFrom,
  view,
  waitedFor,
  type Modules,
  type Move,
  type Seat,
  type Space,
  type State,
} from '../../../game/index.ts';
import { connected, type ConnectedTable } from '../../kit/connection.ts';
import { PEOPLE } from '../../kit/people.ts';
import { beginLocal } from '../../kit/localGames.ts';
import { fakeStorage } from '../../kit/storage.ts';
import { SESSION_SETTINGS, TestStage } from '../../kit/stage.ts';
import { aTable } from '../../kit/table.ts';

const english = await loadWords(ENGLISH);
const words = () => english;

const sessions: Session[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

function sit(options: Partial<SessionOptions> & Pick<SessionOptions, 'connections'>): Session {
  const session = createSession({
    people: PEOPLE,
    words,
    settings: SESSION_SETTINGS,
    isHidden: () => false,
    ...options,
  });
  sessions.push(session);
  return session;
}

/** A session at a table set by the test. */
function at(state: State, seats: (Seat | null)[] = [0], options: Partial<SessionOptions> = {}) {
  const table = connected(state);
  return { table, session: sit({ connections: seats.map((seat) => table.connect(seat)), ...options }) };
}

const breath = () => new Promise((resolve) => setTimeout(resolve));

const planning = () => aTable().planning({ drawn: '3a regular1 regular2', dice: '3 4' }, {}).state;
const put = (value: 3 | 4, to: Space): Move => ({ type: 'put', dice: [{ value, own: false, from: null, to }] });

describe.each([1, 5] as Modules[])('a whole game of modules 1 to %i against bots', (modules) => {
  test('is played to the end through the session alone', async () => {
    const games = createLocalGames(openSaves(fakeStorage()));
    const game = await beginLocal(games, {
      modules,
      seats: [
        { name: 'Anna', colour: 'red', plays: 'person' },
        { name: 'Bot', colour: 'blue', plays: 'easy' },
      ],
    });
    const session = sit({ connections: game.connections, people: game.people });
    const rng = rngFrom('Anna');
    while (session.state.model.prompt.kind !== 'over') {
      const seen = session.state.model.view;
      const move = waitedFor(seen).includes(0) ? easyMove(seen, 0, rng) : null;
      if (move !== null) await session.do(move);
      const { question, toast } = session.state;
      expect(toast?.about).not.toBe('refusal');
      if (question?.asks === 'sure') await session.answer(question.move);
      await breath();
    }
    const { model, history, log, canUndo } = session.state;
    expect(model.result?.winners.length).toBeGreaterThan(0);
    expect(history).toHaveLength(8);
    expect(history.at(-1)).toEqual(model.scores.map(({ total }) => total));
    expect(log.at(-1)?.event.type).toBe('over');
    expect(canUndo).toBe(false);
    game.close();
  });
});

describe('a move', () => {
  test('that is not legal is explained at its spot', async () => {
    const { session } = at(planning());
    await session.do(put(4, 'monk'));
    expect(session.state.toast).toMatchObject({ spot: { at: 'equipment', seat: 0, space: 'monk' } });
    expect(session.state.toast!.text).toBe('No dishwasher is here to raise the die.');
    await session.do(put(4, 'cashbox'));
    expect(session.state.toast).toBeNull();
  });

  test('with which a counter guest goes tells what it brought, and nothing when it is taken back', async () => {
    const { session } = at(aTable().serving({ counterGuests: 1 }).state);
    await session.do({ type: 'giveUp' });
    expect(session.state.toast).toMatchObject({
      about: 'news',
      text: 'You give up a counter guest. Your marker reaches space 1 of the monastery.',
    });
    await session.undo();
    expect(session.state.toast).toBeNull();
  });

  test('with which cards go back tells so', async () => {
    const { session } = at(aTable().serving({ drawn: 'brewer', thalers: 13 }).state);
    await session.do({ type: 'upgrade', tile: 'brewer', returns: 1 });
    expect(session.state.toast!.text).toBe(
      'You return 1 brewer card for a cheaper upgrade. You upgrade the brewer. A noble goes on top of your deck.',
    );
  });

  test('can be taken back and made again', async () => {
    const { session, table } = at(planning());
    await session.do(put(3, 0));
    await session.undo();
    expect(table.state.players[0]!.dice.every((die) => die.at === null)).toBe(true);
    expect(session.state).toMatchObject({ canUndo: false, canRedo: true });
    await session.redo();
    expect(table.state.players[0]!.dice.map((die) => die.at)).toContain(0);
    expect(session.state).toMatchObject({ canUndo: true, canRedo: false });
  });

  test('is not sent twice by a double click', async () => {
    const { session, table } = at(aTable({ start: 0 }).orders({ coaster: '4 4 1 1' }, { coaster: '2 2' }).state);
    await Promise.all([session.do({ type: 'draft', value: 4 }), session.do({ type: 'draft', value: 4 })]);
    expect(session.state.toast).toBeNull();
    expect(table.state.players[0]!.dice).toHaveLength(1);
  });

  test('cannot be made by somebody who only watches', async () => {
    const { session } = at(planning(), [null]);
    await session.do({ type: 'confirm' });
    expect(session.state.toast!.text).toBe('You only watch this game.');
  });

  test('is not sent while the connection is lost', async () => {
    const { session, table } = at(planning());
    table.cut();
    expect(session.state.connected).toBe(false);
    await session.do(put(3, 0));
    expect(session.state.toast!.text).toBe('The house cannot be reached. Try again in a moment.');
    table.restore();
    expect(session.state.connected).toBe(true);
  });
});

describe('a hidden choice', () => {
  test('is changed for another while somebody still thinks', async () => {
    const { state } = aTable({ modules: 4, startCards: '1 3 6' }).choosingStartCards();
    const { session, table } = at(state);
    await session.do({ type: 'choose', option: '3' });
    session.pick({ pick: 'spot', spot: { at: 'startCard', card: 6 } });
    await breath();
    await breath();
    expect(table.state.players[0]!.choice).toBe('6');
    expect(session.state).toMatchObject({ toast: null, model: { prompt: { kind: 'startCard', chosen: '6' } } });
  });
});

describe('dice', () => {
  const bringing = (coaster: string, settings = { ...SESSION_SETTINGS, takesLastDie: true }) =>
    at(aTable({ start: 1 }).orders({ coaster }, { coaster: '3 4' }).state, [0], { settings });

  test('are all taken off in one go', async () => {
    const { session, table } = at(aTable().serving({ drawn: '3a', dice: '3:table1 1:brewer 5:monk' }, {}).state);
    await session.serveAll();
    expect(table.state.players[0]).toMatchObject({ thalers: 4, beer: 1, monastery: 1 });
    expect(session.state.model.dice.every(({ spent }) => spent)).toBe(true);
  });

  test('are taken by themselves when only one is left on the coaster', async () => {
    const { table } = bringing('1');
    table.moves(1, { type: 'draft', value: 3 });
    await breath();
    await breath();
    expect(table.state.players[0]!.dice.map(({ value }) => value)).toEqual([1]);
  });

  test('are left alone where there is a choice, or where the settings say so', async () => {
    for (const { table } of [bringing('1 1'), bringing('1', SESSION_SETTINGS)]) {
      table.moves(1, { type: 'draft', value: 3 });
      await breath();
      await breath();
      expect(table.state.players[0]!.dice).toEqual([]);
    }
  });

  test('that are equal are not taken up one after the other', async () => {
    const { session } = at(aTable().planning({ dice: '3 3' }, {}).state);
    const held: unknown[] = [];
    session.hold({ value: 3, own: false, from: null });
    session.subscribe(({ model, selection }) => {
      if (model.dice.some((die) => die.at !== null)) held.push(selection.held);
    });
    await session.do(put(3, 'barrel'));
    expect(new Set(held)).toEqual(new Set([null]));
  });

  test('are considered under the pointer, and no more once one has acted', async () => {
    const { session } = at(aTable().orders({ coaster: '4 1' }, { coaster: '3 4' }).state);
    const die = { value: 4, own: false, from: null, onCoaster: true } as const;
    session.pick({ pick: 'consider', die });
    expect(session.state.selection.considered).toEqual(die);
    await session.do({ type: 'draft', value: 4 });
    expect(session.state.selection.considered).toBeNull();
  });
});

describe('an explanation', () => {
  const over = (spot: Spot) => ({ pick: 'hover', spot, x: 1, y: 1 }) as const;

  test('is shown for what lies on the table, not for empty places', () => {
    const { session } = at(planning());
    session.pick(over({ at: 'table', seat: 0, table: 0 }));
    expect(session.state.hint).toMatchObject({ spot: { at: 'table' } });
    session.pick(over({ at: 'beside', seat: 0, card: 'brewer' }));
    expect(session.state.hint).toBeNull();
  });

  test('does not stand in the way while a die is held', () => {
    const { session } = at(planning());
    session.pick(over({ at: 'table', seat: 0, table: 0 }));
    session.hold({ value: 3, own: false, from: null });
    expect(session.state.hint).toBeNull();
    session.pick(over({ at: 'table', seat: 0, table: 0 }));
    expect(session.state.hint).toBeNull();
  });
});

describe('ending a turn or a plan', () => {
  test('asks first when something would be wasted', async () => {
    const { session, table } = at(planning());
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

  test('asks nothing when nothing is wasted', async () => {
    const { session, table } = at(aTable().planning({ dice: '3:barrel' }).state);
    await session.done();
    expect(session.state.question).toBeNull();
    expect(table.state.players[0]!.done).toBe(true);
  });

  test('asks before every final step if the settings want it', async () => {
    const { state } = aTable().orders({ coaster: '4 1' }, { coaster: '2 2' });
    const { session } = at(state, [0], { settings: { ...SESSION_SETTINGS, confirmations: true } });
    await session.do({ type: 'draft', value: 4 });
    expect(session.state.question).toEqual({ asks: 'sure', move: { type: 'draft', value: 4 }, warnings: [] });
  });
});

describe('planning ahead', () => {
  const ordering = () =>
    aTable({ start: 1 }).orders({ drawn: '3a regular1 regular2', dice: '3 4', coaster: '1' }, { coaster: '2' }).state;

  test('lays dice out for oneself, and sends them in one move when planning begins', async () => {
    const { session, table } = at(ordering());
    await session.do(put(3, 0));
    await session.do(put(4, 'barrel'));
    expect(session.state.model.dice.map((die) => die.at)).toEqual([0, 'barrel']);
    expect(session.state.model.forecast).toMatchObject({ thalers: 4, beer: 1 });
    expect(table.state.players[0]!.dice.every((die) => die.at === null)).toBe(true);
    table.moves(1, { type: 'draft', value: 2 });
    await session.do({ type: 'draft', value: 1 });
    await breath();
    expect(table.state.phase).toBe('planning');
    expect(table.state.players[0]!.dice.map((die) => die.at)).toEqual([0, 'barrel', null]);
    expect(table.state.players[0]!.undo.moves).toHaveLength(1);
  });

  test('can be undone and redone without sending anything', async () => {
    const { session } = at(ordering());
    await session.do(put(3, 0));
    await session.undo();
    expect(session.state.model.dice.map((die) => die.at)).toEqual([null, null]);
    await session.redo();
    expect(session.state.model.dice.map((die) => die.at)).toEqual([0, null]);
    expect(session.state.log).toEqual([]);
  });

  test('is held to the rules', async () => {
    const { session } = at(ordering());
    await session.do(put(4, 0));
    expect(session.state.toast!.text).toBe('This space needs a 3. Dishwashers can only raise a die.');
  });
});

describe('picks on the canvas', () => {
  test('hold a die and place it', async () => {
    const { session, table } = at(planning());
    session.pick({ pick: 'die', value: 3, own: false, from: null, lifted: false });
    expect(session.state.selection.held).toEqual({ value: 3, own: false, from: null });
    session.pick({ pick: 'spot', spot: { at: 'table', seat: 0, table: 0 } });
    await breath();
    expect(table.state.players[0]!.dice.map((die) => die.at)).toContain(0);
    expect(session.state.selection.held).toBeNull();
  });

  test('keep hold of a die that may not go there, and show the reason', async () => {
    const { session } = at(planning());
    session.hold({ value: 4, own: false, from: null });
    await session.putHeld(0);
    expect(session.state.selection.held).toMatchObject({ value: 4 });
    expect(session.state.toast!.spot).toEqual({ at: 'table', seat: 0, table: 0 });
  });

  test('open a question when they can mean several moves', async () => {
    const { session, table } = at(aTable().serving({ drawn: 'brewer brewer', thalers: 20 }).state);
    session.pick({ pick: 'spot', spot: { at: 'tile', seat: 0, tile: 'brewer' } });
    const { question } = session.state;
    expect(question).toMatchObject({ asks: 'which', preferred: 0 });
    await session.answer(question!.asks === 'which' ? question!.moves[2]! : null);
    expect(table.state.players[0]!.upgraded.brewer).toBeGreaterThan(0);
    expect(table.state.players[0]!.thalers).toBe(14);
  });

  test('explain the spot under the pointer', () => {
    const { session } = at(planning());
    session.pick({ pick: 'hover', spot: { at: 'nobles' }, x: 3, y: 4 });
    expect(session.state.hint).toEqual({ spot: { at: 'nobles' }, x: 3, y: 4 });
    session.pick({ pick: 'hover', spot: null, x: 0, y: 0 });
    expect(session.state.hint).toBeNull();
  });
});

describe('a stage', () => {
  const confirmed = (table: ConnectedTable, seat: Seat) => table.moves(seat, { type: 'confirm' });

  test('shows the table when it is attached, and animates events', async () => {
    const { session, table } = at(planning(), [0]);
    const stage = new TestStage();
    session.attach(stage);
    expect(stage.shown).toHaveLength(1);
    confirmed(table, 1);
    expect(stage.played).toHaveLength(1);
    expect(session.state.busy).toBe(true);
    stage.hurry();
    await session.settled();
    expect(session.state.busy).toBe(false);
  });

  test('animates waiting events at once after the running animation', async () => {
    const { session, table } = at(aTable({ players: 4 }).planning().state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    for (const seat of [1, 2, 3] as Seat[]) confirmed(table, seat);
    expect(stage.played).toHaveLength(1);
    stage.hurry();
    await breath();
    expect(stage.played).toHaveLength(2);
    expect(stage.played[1]!.timeline.cues.map(({ event }) => 'seat' in event && event.seat)).toEqual([2, 3]);
    expect(stage.played[1]!.model.view).toEqual(view(table.state, 0));
  });

  test('shows the rest at once when it is hurried by the player', async () => {
    const { session, table } = at(aTable({ players: 4 }).planning().state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    for (const seat of [1, 2, 3] as Seat[]) confirmed(table, seat);
    session.hurry();
    await session.settled();
    expect(stage.played).toHaveLength(1);
    expect(stage.shown.at(-1)!.view).toEqual(view(table.state, 0));
  });

  test('animates nothing on a hidden page or at instant speed', () => {
    for (const options of [{ isHidden: () => true }, { settings: { ...SESSION_SETTINGS, speed: 0 as const } }]) {
      const { session, table } = at(planning(), [0], options);
      const stage = new TestStage();
      session.attach(stage);
      confirmed(table, 1);
      expect(stage.played).toEqual([]);
      expect(stage.shown.at(-1)!.view.players[1]!.done).toBe(true);
    }
  });

  test('is waited for by the opening of a new game, which then begins with the bare table', async () => {
    const games = createLocalGames(openSaves(fakeStorage()));
    const seats = PEOPLE.slice(0, 2).map(({ name, colour }) => ({ name, colour, plays: 'person' as const }));
    const game = await beginLocal(games, { modules: 1, seats });
    const session = sit({ connections: game.connections, people: game.people, awaitsStage: true });
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

  test('that cannot be had holds nothing up', async () => {
    const games = createLocalGames(openSaves(fakeStorage()));
    const seats = PEOPLE.slice(0, 2).map(({ name, colour }) => ({ name, colour, plays: 'person' as const }));
    const game = await beginLocal(games, { modules: 1, seats });
    const session = sit({ connections: game.connections, people: game.people, awaitsStage: true });
    session.attach(null);
    expect(session.state.model.prompt.kind).toBe('guests');
    game.close();
  });

  test('shows the right table after an animation that failed', async () => {
    const { session, table } = at(planning(), [0]);
    const stage = new TestStage();
    stage.stumbles = true;
    session.attach(stage);
    confirmed(table, 1);
    await session.settled();
    expect(stage.shown.at(-1)!.view.players[1]!.done).toBe(true);
  });

  test('shows the table after a gap that came while an animation was running', async () => {
    const { session, table } = at(aTable({ players: 4 }).planning().state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    confirmed(table, 1);
    table.cut();
    confirmed(table, 2);
    table.restore();
    await session.settled();
    expect(stage.shown.at(-1)!.view).toEqual(view(table.state, 0));
  });

  test('is right after a gap in the connection', () => {
    const { session, table } = at(planning(), [0]);
    const stage = new TestStage();
    session.attach(stage);
    table.cut();
    confirmed(table, 1);
    table.restore();
    expect(stage.played).toEqual([]);
    expect(stage.shown.at(-1)!.view.players[1]!.done).toBe(true);
  });
});

describe('while an animation runs', () => {
  const lastToConfirm = () => {
    const { session, table } = at(aTable({ start: 1 }).guests({}, {}).state, [0]);
    const stage = new TestStage();
    session.attach(stage);
    table.moves(0, { type: 'confirm' });
    stage.hurry();
    return { session, table, stage };
  };

  test('panel, log and speech do not tell the dice before they have come to rest', async () => {
    const { session, table, stage } = lastToConfirm();
    await session.settled();
    const said: string[] = [];
    session.subscribe(({ speech }) => said.push(speech));
    table.moves(1, { type: 'confirm' });
    expect(session.state.model.view.players[0]!.coaster).toEqual([]);
    expect(session.state.log.map(({ event }) => event.type)).not.toContain('rolled');
    const { events } = { events: stage.played.at(-1)!.timeline.cues.map(({ event }) => event) };
    const rolls = events.filter(({ type }) => type === 'rolled').length;
    const before = stage.played.at(-1)!.timeline.seen.length;
    stage.see(before);
    expect(session.state.log.filter(({ event }) => event.type === 'rolled')).toHaveLength(rolls);
    stage.hurry();
    await session.settled();
    expect(session.state.model.view.players[0]!.coaster).toHaveLength(4);
    await expect.poll(() => said.join(' ')).toMatch(/You roll on the coaster/);
  });

  test('the header names the evening and the phase that are seen', async () => {
    const { state } = aTable({ round: 1 }).lastTurn();
    const { session, table } = at(state, [null]);
    const stage = new TestStage();
    session.attach(stage);
    table.moves(state.turn!, { type: 'end' });
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

  test('nothing is asked that is no longer true, and own dice keep their buttons', async () => {
    const { session, table } = at(aTable({ start: 0 }).orders({ coaster: '4 4 1 1' }, { coaster: '2 2' }).state);
    const stage = new TestStage();
    session.attach(stage);
    await session.do({ type: 'draft', value: 4 });
    expect(session.state.model).toMatchObject({ prompt: { kind: 'wait' }, offers: [] });
    stage.hurry();
    await session.settled();
    table.moves(1, { type: 'draft', value: 2 });
    session.hurry();
    expect(session.state.model.prompt).toMatchObject({ kind: 'draft' });
    await session.settled();
    const { session: planner } = at(planning());
    const other = new TestStage();
    planner.attach(other);
    await planner.do(put(3, 0));
    expect(planner.state).toMatchObject({ busy: true, model: { prompt: { kind: 'plan' } } });
    expect(planner.state.model.offers).not.toEqual([]);
  });

  test('a click is answered for the table as it really is', async () => {
    const { session, table } = at(planning());
    const stage = new TestStage();
    session.attach(stage);
    await session.do(put(3, 0));
    session.pick({ pick: 'die', value: 3, own: false, from: 0, lifted: false });
    expect(session.state.selection.held).toEqual({ value: 3, own: false, from: 0 });
    expect(session.state.model.view).toEqual(view(table.state, 0));
  });
});

describe('the turn of a bot', () => {
  const BOTS = PEOPLE.map((person, seat) => (seat === 1 ? { ...person, kind: 'bot' as const } : person));
  const serving = () => {
    const { state } = aTable({ start: 1 }).serving({}, { thalers: 20, drawn: 'brewer brewer' });
    const { session, table } = at(state, [0], { people: BOTS });
    const stage = new TestStage();
    session.attach(stage);
    return { session, table, stage };
  };
  const upgrade: Move = { type: 'upgrade', tile: 'brewer', returns: 2 };

  test('is shown within four seconds, however much happens in it', async () => {
    const { session, table, stage } = serving();
    table.moves(1, { type: 'buy', card: 'table' });
    table.moves(1, upgrade);
    table.moves(1, { type: 'end' });
    stage.hurry();
    await breath();
    const shown = stage.played.map(({ timeline }) => timeline.lasts);
    expect(shown).toHaveLength(2);
    expect(shown[0]! + shown[1]!).toBeLessThanOrEqual(4000);
    session.hurry();
  });

  test('can be shown again in its tavern, and changes nothing', async () => {
    const { session, table, stage } = serving();
    table.moves(1, { type: 'buy', card: 'table' });
    table.moves(1, upgrade);
    session.hurry();
    await session.settled();
    table.moves(1, { type: 'end' });
    session.hurry();
    await session.settled();
    const { log, model } = session.state;
    const again = session.showAgain(1);
    expect(session.state.selection.focus).toBe(1);
    const events = stage.played.at(-1)!.timeline.cues.map(({ event }) => event.type);
    expect(events).toEqual(expect.arrayContaining(['bought', 'upgraded']));
    expect(events).not.toContain('turnEnded');
    stage.hurry();
    await again;
    expect(session.state).toMatchObject({ log, selection: { focus: 0 }, busy: false });
    expect(stage.shown.at(-1)!.view).toEqual(model.view);
  });
});

describe('several people on one screen', () => {
  test('get it in turn without a curtain while nothing is secret', async () => {
    const { session } = at(aTable().orders({ coaster: '1 2' }, { coaster: '3 4' }).state, [0, 1]);
    expect(session.state.model.me).toBe(0);
    await session.do({ type: 'draft', value: 1 });
    expect(session.state.model.me).toBe(1);
    expect(session.state.selection.focus).toBe(1);
    expect(session.state.handTo).toBeNull();
  });

  test('hand it over behind a curtain when there are secret choices', async () => {
    const { state } = aTable({ modules: 4, startCards: '1 2 3' }).choosingStartCards();
    const { session } = at(state, [0, 1]);
    expect(session.state.handTo).toBeNull();
    await session.do({ type: 'choose', option: '2' });
    expect(session.state.handTo).toBe(1);
    expect(session.state.model.me).toBe(0);
    session.switchTo(1);
    expect(session.state.model.view.players[0]!.choice).not.toBe('2');
    expect(session.state.handTo).toBeNull();
  });
});

test('a whole game of two people on one screen is played, with a hand-over for every secret', async () => {
  const games = createLocalGames(openSaves(fakeStorage()));
  const game = await beginLocal(games, {
    modules: 4,
    seats: [
      { name: 'Anna', colour: 'red', plays: 'person' },
      { name: 'Ben', colour: 'blue', plays: 'person' },
    ],
  });
  const session = sit({ connections: game.connections, people: game.people });
  const rng = rngFrom('Anna and Ben');
  const handOvers = { count: 0 };
  while (session.state.model.prompt.kind !== 'over') {
    const { handTo, model, question } = session.state;
    if (question?.asks === 'sure') await session.answer(question.move);
    else if (handTo !== null) {
      handOvers.count++;
      session.switchTo(handTo);
    } else await session.do(easyMove(model.view, model.me!, rng)!);
    expect(session.state.toast?.about).not.toBe('refusal');
  }
  // Start cards, the sides of three entertainers, and at least two evenings with a choice.
  expect(handOvers.count).toBeGreaterThanOrEqual(6);
  game.close();
});

describe('announcements', () => {
  test('tell what happened, and then what is asked', async () => {
    const { session, table } = at(aTable({ start: 1 }).orders({ coaster: '1' }, { coaster: '3 4' }).state, [0]);
    const said: SessionState['speech'][] = [];
    session.subscribe(({ speech }) => said.push(speech));
    table.moves(1, { type: 'draft', value: 3 });
    await expect.poll(() => said.join(' '), { timeout: 3000 }).toMatch(/Ben takes the 3\..*Your turn: take a die/s);
  });

  test('of why a bot made its move come after the move itself', async () => {
    const { state } = aTable({ start: 1 }).orders({ coaster: '1' }, { coaster: '3 4' });
    const { session, table } = at(state, [0]);
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
    await breath();
    await breath();
    expect(session.state.remark).toEqual({ seat: 1, text: 'Ben takes the 3 for the monk.', number: 1 });
    await expect.poll(() => said.join(' ')).toMatch(/Ben takes the 3\..*Ben takes the 3 for the monk\./s);
  });

  test('reach subscribers until they unsubscribe', () => {
    const { session, table } = at(planning());
    const heard: SessionState[] = [];
    const stop = session.subscribe((state) => heard.push(state));
    expect(heard).toHaveLength(1);
    stop();
    table.moves(1, { type: 'confirm' });
    expect(heard).toHaveLength(1);
  });
});
