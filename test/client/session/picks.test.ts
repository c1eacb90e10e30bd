// Picks on the canvas in a session: explanations, dice that are held and placed, questions.
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../client/model/spots.ts';
import { nextTask } from '../../kit/nextTask.ts';
import { planning, openSessionAt } from '../../kit/sessions.ts';
import { aTable } from '../../kit/table.ts';

describe('an explanation', () => {
  const over = (spot: Spot) => ({ pick: 'hover', spot, x: 1, y: 1 }) as const;

  test('is shown for what lies on the table, not for empty places', () => {
    const { session } = openSessionAt(planning());
    session.pick(over({ at: 'table', seat: 0, table: 0 }));
    expect(session.state.tooltip).toMatchObject({ spot: { at: 'table' } });
    session.pick(over({ at: 'beside', seat: 0, card: 'brewer' }));
    expect(session.state.tooltip).toBeNull();
  });

  test('does not stand in the way while a die is held', () => {
    const { session } = openSessionAt(planning());
    session.pick(over({ at: 'table', seat: 0, table: 0 }));
    session.hold({ value: 3, own: false, from: null });
    expect(session.state.tooltip).toBeNull();
    session.pick(over({ at: 'table', seat: 0, table: 0 }));
    expect(session.state.tooltip).toBeNull();
  });
});

describe('picks on the canvas', () => {
  test('hold a die and place it', async () => {
    const { session, table } = openSessionAt(planning());
    session.pick({ pick: 'die', value: 3, own: false, from: null, lifted: false });
    expect(session.state.selection.held).toEqual({ value: 3, own: false, from: null });
    session.pick({ pick: 'spot', spot: { at: 'table', seat: 0, table: 0 } });
    await nextTask();
    expect(table.state.players[0]!.dice.map((die) => die.at)).toContain(0);
    expect(session.state.selection.held).toBeNull();
  });

  test('keep hold of a die that may not go where it is put, and show the reason there', async () => {
    const { session } = openSessionAt(planning());
    session.pick({ pick: 'die', value: 4, own: false, from: null, lifted: false });
    session.pick({ pick: 'spot', spot: { at: 'table', seat: 0, table: 0 } });
    await nextTask();
    expect(session.state.selection.held).toMatchObject({ value: 4 });
    expect(session.state.toast!.spot).toEqual({ at: 'table', seat: 0, table: 0 });
  });

  test('open a question when they can mean several moves', async () => {
    const { session, table } = openSessionAt(aTable().serving({ drawn: 'brewer brewer', thalers: 20 }).state);
    session.pick({ pick: 'spot', spot: { at: 'tile', seat: 0, tile: 'brewer' } });
    const { question } = session.state;
    expect(question).toMatchObject({ asks: 'which' });
    await session.answer(question!.asks === 'which' ? question!.moves[0]! : null);
    expect(table.state.players[0]!.upgraded.brewer).toBeGreaterThan(0);
    expect(table.state.players[0]!.thalers).toBe(14);
  });

  test('explain the spot under the pointer', () => {
    const { session } = openSessionAt(planning());
    session.pick({ pick: 'hover', spot: { at: 'nobles' }, x: 3, y: 4 });
    expect(session.state.tooltip).toEqual({ spot: { at: 'nobles' }, x: 3, y: 4, isOpened: false });
    session.pick({ pick: 'hover', spot: null, x: 0, y: 0 });
    expect(session.state.tooltip).toBeNull();
  });
});
