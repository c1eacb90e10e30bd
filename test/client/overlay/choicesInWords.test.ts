// The effect of a choice is heard before it is made: the moon's gifts, entertainers, reputation, guests to turn away.
import { waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forecastOf } from '../../../client/model/forecast.ts';
import { view, type Modules, type State } from '../../../game/index.ts';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;
let games = 0;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

interface GameMoment {
  modules: Modules;
  when: (state: State) => boolean;
}

/** The descriptions of the prompt's buttons with these names, at the first moment of a game when `when` holds. */
async function descriptionsOf(names: RegExp, { modules, when }: GameMoment): Promise<(string | null)[]> {
  const id = `heard${++games}`;
  keepGames(savedGame({ id, modules }, when));
  client = openClient(`#/play/${id}`);
  await tableIsOpen();
  // When the table has opened, the focus goes to the question.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  return within(prompt())
    .getAllByRole('button', { name: names })
    .map((button) => button.getAttribute('aria-description'));
}

const evening =
  (round: number) =>
  (state: State): boolean =>
    state.round === round && asks('evening')(state);

test('the gifts of the moon say what they do, and what the guest wants and pays', async () => {
  const [guest, barback] = await descriptionsOf(/^Choose /, { modules: 1, when: evening(2) });
  expect(guest).toMatch(/for 3 beer\..* Wants a \d and pays \d thalers/);
  expect(barback).toMatch(/^Each barback that was drawn brings 1 beer/);
});

test('both sides of an entertainer say what they cost and do, and when they are used', async () => {
  expect(await descriptionsOf(/^Choose /, { modules: 2, when: evening(5) })).toEqual([
    'Pay 1 schnapps to turn one of your dice to any face, while planning: take up the die first.',
    'Pay 1 schnapps at closing time to put one card of this evening back on your deck.',
  ]);
});

const bringsTwoSteps = (state: State): boolean => {
  const seen = view(state, 0);
  return asks('settle')(state) && (forecastOf(seen, 0, seen.players[0]!.dice)?.reputation ?? 0) > 1;
};

test('settling the reputation says what the steps lead to', async () => {
  const [settle] = await descriptionsOf(/^Settle the reputation: \d steps/, { modules: 3, when: bringsTwoSteps });
  expect(settle).toMatch(/^In 1 step: .+\. In 2 steps: .+\./);
});

test('whoever can be turned away is described', async () => {
  const [first] = await descriptionsOf(/^Turn away /, { modules: 3, when: asks('deny') });
  expect(first).toMatch(/Wants a \d and pays \d thaler/);
});
