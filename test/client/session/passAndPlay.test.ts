// Several people on one screen: it changes hands behind a curtain while something is secret.
import { describe, expect, test } from 'vitest';
import { openSessionAt } from '../../kit/sessions.ts';
import { aTable } from '../../kit/table.ts';

describe('several people on one screen', () => {
  test('get it in turn without a curtain while nothing is secret', async () => {
    const { session } = openSessionAt(aTable().orders({ coaster: '1 2' }, { coaster: '3 4' }).state, [0, 1]);
    expect(session.state.model.me).toBe(0);
    await session.do({ type: 'draft', value: 1 });
    expect(session.state.model.me).toBe(1);
    expect(session.state.selection.focus).toBe(1);
    expect(session.state.handTo).toBeNull();
  });

  test('hand it over behind a curtain when there are secret choices', async () => {
    const { state } = aTable({ modules: 4, startCards: '1 2 3' }).choosingStartCards();
    const { session } = openSessionAt(state, [0, 1]);
    expect(session.state.handTo).toBeNull();
    await session.do({ type: 'choose', option: '2' });
    expect(session.state.handTo).toBe(1);
    expect(session.state.model.me).toBe(0);
    session.switchTo(1);
    expect(session.state.model.view.players[0]!.choice).not.toBe('2');
    expect(session.state.handTo).toBeNull();
  });
});
