// The coach asked while a move is still shown: it thinks about the decision that follows, and its answer stays.
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { useCoach, type Coaching } from '../../../client/overlay/coach/useCoach.ts';
import { useSessionState } from '../../../client/overlay/table/tableContext.ts';
import { nextTask } from '../../kit/nextTask.ts';
import { openSessionAt } from '../../kit/sessions.ts';
import { TestStage } from '../../kit/stage.ts';
import { aTable } from '../../kit/table.ts';

const root = document.createElement('div');
afterEach(() => render(null, root));

test('advice that was asked for during an animation is about the table after it, and stays', async () => {
  const { session, table } = openSessionAt(
    aTable({ start: 1 }).orders({ coaster: '1 6' }, { coaster: '3 4' }).state,
    [0],
  );
  const stage = new TestStage();
  session.attach(stage);
  let coaching: Coaching | null = null;
  const answer = () => coaching?.answer ?? null;
  const Table = () => {
    coaching = useCoach(useSessionState(session), session);
    return null;
  };
  await act(() => render(h(Table, {}), root));
  table.play(1, { type: 'draft', value: 3 });
  await vi.waitFor(() => expect(session.state.busy).toBe(true));
  // Asking ends the animation.
  coaching!.ask();
  await vi.waitFor(() => expect(answer()?.is).toBe('advice'), { timeout: 10_000 });
  await session.settled();
  await nextTask();
  expect(answer()).toMatchObject({ is: 'advice', advice: [{ move: { type: 'draft' } }, { move: { type: 'draft' } }] });
});
