// The turns of bots in a session: shown within a few seconds, and again when the player asks for it.
import { describe, expect, test } from 'vitest';
import type { Move } from '../../../game/index.ts';
import { PEOPLE } from '../../kit/people.ts';
import { nextTask } from '../../kit/nextTask.ts';
import { openSessionAt } from '../../kit/sessions.ts';
import { TestStage } from '../../kit/stage.ts';
import { aTable } from '../../kit/table.ts';

describe('the turn of a bot', () => {
  const BOTS = PEOPLE.map((person, seat) => (seat === 1 ? { ...person, kind: 'bot' as const } : person));
  const serving = () => {
    const { state } = aTable({ start: 1 }).serving({}, { thalers: 20, drawn: 'brewer brewer' });
    const { session, table } = openSessionAt(state, [0], { people: BOTS });
    const stage = new TestStage();
    session.attach(stage);
    return { session, table, stage };
  };
  const upgrade: Move = { type: 'upgrade', tile: 'brewer', returns: 2 };

  test('is shown within four seconds, however much happens in it', async () => {
    const { session, table, stage } = serving();
    table.play(1, { type: 'buy', card: 'table' });
    table.play(1, upgrade);
    table.play(1, { type: 'end' });
    stage.hurry();
    await nextTask();
    const shown = stage.played.map(({ timeline }) => timeline.lasts);
    // The first move is animated at once; the two that come meanwhile are joined.
    expect(shown).toHaveLength(2);
    expect(shown[0]! + shown[1]!).toBeLessThanOrEqual(4000);
    session.hurry();
  });

  test('can be shown again in the bot’s tavern, which changes nothing', async () => {
    const { session, table, stage } = serving();
    table.play(1, { type: 'buy', card: 'table' });
    table.play(1, upgrade);
    session.hurry();
    await session.settled();
    table.play(1, { type: 'end' });
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
