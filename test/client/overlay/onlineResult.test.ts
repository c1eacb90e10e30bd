// An online match that is over: its result, its replay and reviews, and the rematch.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { openKeptSeats } from '../../../client/net/keptSeats.ts';
import type { Seated } from '../../../client/net/lobby.ts';
import { openBlackHole } from '../../kit/blackHole.ts';
import { seriousFaults } from '../../kit/overlay.ts';
import { closeClients } from '../../server/kit/testClient.ts';
import { playToTheEnd, startMatch } from '../../server/kit/party.ts';
import { randomChooser } from '../../server/kit/tavern.ts';
import { startTavern } from './overlayOnServer.ts';
import { findButton } from './patience.ts';
import { tableIsOpen } from './tableParts.ts';

const started = startTavern('onlineResult');
const sees = (words: string | RegExp) => screen.findByText(words);
const press = async (name: string | RegExp) => userEvent.click(await findButton(name));
const openAs = (seat: Seated) => {
  openKeptSeats(localStorage).keep(seat);
  started.open(`#/match/${seat.id}`);
};

describe('when the match is over', () => {
  let anna: Seated;
  let ben: Seated;
  beforeAll(async () => {
    const party = await startMatch(started.server);
    await playToTheEnd(party, randomChooser('over'));
    [anna, ben] = party.seats as [Seated, Seated];
    closeClients();
  }, 60_000);

  test('the result has the points of every evening, also for a spectator who comes after the game', async () => {
    started.open(`#/match/${anna.id}`);
    await sees('Points after each evening');
    await waitFor(() => {
      const plot = screen.getByRole('region', { name: 'Points after each evening' });
      const rows = within(plot).getAllByRole('row').slice(1);
      const points = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
      expect(points.map((each) => each.length)).toEqual([8, 8]);
      // Not the final score in each column: the first differs from the last.
      expect(points.every((each) => each[0] !== each[7])).toBe(true);
    });
  });

  test('the list of matches says who won', async () => {
    started.open('#/find');
    await userEvent.click(await screen.findByRole('radio', { name: 'Played' }));
    const result = await screen.findByRole('link', { name: 'Result: Anna’s table' });
    expect(result.closest('li')!.textContent).toMatch(/(Anna|Ben) won with \d+ points/);
  });

  test('it can be replayed from the start', async () => {
    started.open(`#/match/${anna.id}`);
    await press('Watch from the start');
    await sees('The game again');
    await sees(/^All \d+ rolls and \d+ shuffles are checked: they follow from what was fixed before the game\.$/);
    expect(location.hash).toBe(`#/rewatch/${anna.id}/0`);
    expect(screen.getByRole('slider', { name: 'Moment' })).toBeTruthy();
    await press('Back to the result');
    await waitFor(() => expect(location.hash).toBe(`#/match/${anna.id}`));
  });

  test('a replay waits for a server that cannot be reached, and opens when it is back', async () => {
    const proxy = await openBlackHole(started.server.url);
    proxy.refuse();
    started.open(`#/rewatch/${anna.id}/0`, proxy.url);
    await sees('The server cannot be reached. We keep trying …');
    proxy.restore();
    await sees('The game again');
    await proxy.close();
  });

  test('a replay of a match that is not over says so', async () => {
    const [unfinished] = (await startMatch(started.server)).seats;
    started.open(`#/rewatch/${unfinished!.id}/0`);
    await sees('This match cannot be shown again: it is not over, or it is not kept any more.');
  });

  test('the result leads a player to the review of their own game', { timeout: 90_000 }, async () => {
    openAs(ben);
    await press('Review my game');
    await tableIsOpen();
    const review = await screen.findByRole('region', { name: 'Your game, reviewed' });
    expect(location.hash).toBe(`#/rewatch/${ben.id}/review-1`);
    const mistakes = await within(review).findByRole('region', { name: 'The costliest mistakes' }, { timeout: 60_000 });
    expect(within(mistakes).getAllByRole('listitem')).toHaveLength(3);
    expect(mistakes.textContent).toContain('You ');
  });

  test('a spectator’s review of the only person’s game names that person', { timeout: 90_000 }, async () => {
    const party = await startMatch(started.server, 2, { bots: ['easy'] });
    await playToTheEnd(party, randomChooser('over'));
    closeClients();
    started.open(`#/rewatch/${party.id}/0`);
    await press('Review my game');
    const review = await screen.findByRole('region', { name: 'The game of Anna, reviewed' });
    const mistakes = await within(review).findByRole('region', { name: 'The costliest mistakes' }, { timeout: 60_000 });
    expect(mistakes.textContent).toContain('Anna ');
    expect(mistakes.textContent).not.toContain('You ');
  });

  test('a player who left the page finds the rematch on other pages, and joins with one click', async () => {
    const again = await startMatch(started.server, 2, { title: 'Once more' });
    await playToTheEnd(again, randomChooser('over'));
    closeClients();
    const [annasSeat, bensSeat] = again.seats as [Seated, Seated];
    openKeptSeats(localStorage).keep(bensSeat);
    const next = await started.server.lobby.playAgain(annasSeat);
    started.open('#/rules');
    await sees('Once more: the same people play again, and your seat waits.');
    expect(await seriousFaults()).toEqual([]);
    started.open('#/');
    await sees(/^The same people play again/);
    await press('Sit down: Once more');
    await waitFor(() => expect(location.hash).toBe(`#/match/${next}`));
    expect(openKeptSeats(localStorage).get(next)?.key).toBe(bensSeat.key);
    await waitFor(async () =>
      expect((await started.server.lobby.get(next)).players.find(({ name }) => name === 'Ben')?.data?.ready).toBe(true),
    );
  }, 30_000);

  test('the others are told of the rematch, and join with one click', async () => {
    const next = await started.server.lobby.playAgain(anna);
    openAs(ben);
    await sees('The others go on to another game.');
    await press('Go along to the next game');
    await waitFor(() => expect(location.hash).toBe(`#/match/${next}`));
    expect(openKeptSeats(localStorage).get(next)?.key).toBe(ben.key);
    await waitFor(async () =>
      expect((await started.server.lobby.get(next)).players.find(({ name }) => name === 'Ben')?.data?.ready).toBe(true),
    );
  });
});
