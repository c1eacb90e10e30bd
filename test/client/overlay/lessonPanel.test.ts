// The panel of a lesson: what it says between two steps, and the golden button, which is either in it or in the
// question below it.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { State } from '../../../game/index.ts';
import { LESSONS } from '../../../client/model/lessons/index.ts';
import { BEGINNING } from '../../../client/model/lessons/progress.ts';
import { openKeptLessons } from '../../../client/net/keptLessons.ts';
import { followLanguage } from '../../../client/overlay/language.ts';
import { LessonPanel } from '../../../client/overlay/lessons/lessonPanel.tsx';
import { ServicesProvider, type Services } from '../../../client/overlay/services.ts';
import { openSettings } from '../../../client/overlay/settings.ts';
import { TableProvider, useSessionState, viewpointOf } from '../../../client/overlay/table/tableContext.ts';
import { loadWords } from '../../../client/words/index.ts';
import { pages } from '../../../client/words/en/pages/index.ts';
import { openClient, type OpenClient } from '../../kit/overlay.ts';
import { openSessionAt } from '../../kit/sessions.ts';
import { TestStage } from '../../kit/stage.ts';
import { aTable } from '../../kit/table.ts';
import { ENGLISH } from '../../kit/wordings.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient | undefined;
const panelRoot = document.createElement('div');

beforeEach(() => localStorage.clear());
afterEach(() => {
  client?.close();
  client = undefined;
  render(null, panelRoot);
  panelRoot.remove();
});

/** A main button with the class `later` is not golden: something else should be done first. */
const goldenButtons = () =>
  [...document.querySelectorAll('.button.main:not(.later)')].map(({ textContent }) => textContent);

test('while the lesson is read its button is golden, and then the one that it asks for', async () => {
  client = openClient('#/play/lesson-firstEvening');
  const panel = within(await screen.findByRole('region', { name: 'Lesson' }));
  await tableIsOpen();
  await panel.findByText(/^1 of /);
  await waitFor(() => expect(goldenButtons()).toEqual(['Go on']));
  await userEvent.click(panel.getByRole('button', { name: 'Go on' }));
  await panel.findByText(/^2 of /);
  await waitFor(() => expect(goldenButtons()).toEqual(['Go on']));
  await userEvent.click(panel.getByRole('button', { name: 'Go on' }));
  await panel.findByText(/^3 of /);
  await waitFor(() => expect(goldenButtons()).toEqual(['Keep these guests']));
  await userEvent.click(within(prompt()).getByRole('button', { name: 'Keep these guests' }));
  await panel.findByText(/^4 of /);
});

/** The panel of the first lesson at a table, with the learner at the given step. */
async function openPanel(state: State, at: number) {
  const { session, table } = openSessionAt(state);
  session.attach(new TestStage());
  const keptLessons = openKeptLessons(localStorage);
  keptLessons.keep('firstEvening', { progress: { ...BEGINNING, at }, isUnderWay: true });
  const words = await loadWords(ENGLISH);
  const settings = openSettings(localStorage);
  const services = { settings, keptLessons, language: followLanguage(settings, pages) } as unknown as Services;
  const Table = () => {
    const shown = useSessionState(session);
    const value = {
      state: shown,
      session,
      words,
      viewpoint: viewpointOf(shown),
      focusTarget: null,
      setFocusTarget: () => undefined,
    };
    return h(
      ServicesProvider,
      { value: services },
      h(TableProvider, { value }, h(LessonPanel, { name: 'firstEvening', onLeave: () => undefined })),
    );
  };
  await act(() => render(h(Table, {}), document.body.appendChild(panelRoot)));
  return { session, table };
}

const { steps } = LESSONS.firstEvening;

test('between two steps the panel does not say that the learner decides while the table says to wait', async () => {
  const { state } = aTable().orders({ drawn: 'regular2', coaster: '4 3' }, { coaster: '1 5' });
  const at = steps.findIndex(({ id }) => id === 'draftRest');
  const { session, table } = await openPanel({ ...state, round: 1 }, at);
  await screen.findByText(/^Your choice now/);
  table.play(0, { type: 'draft', value: 4 });
  await waitFor(() => {
    expect(session.state).toMatchObject({ busy: true, model: { prompt: { kind: 'wait' } } });
    screen.getByText(/^Watch what happens/);
  });
});
