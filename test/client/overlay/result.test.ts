// The result of a game: the winner, the podium, points by source, the plot of points, decks, buttons, and the final
// count, which comes first.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLocalGames } from '../../../client/net/local.ts';
import type { Save } from '../../../client/net/saves.ts';
import { cardsOf, scoreHistory } from '../../../client/model/history.ts';
import { clone, play, rngFrom, SOURCES, type Seat } from '../../../game/index.ts';
import { asks, savedGame, type StopsAt } from '../../kit/savedGames.ts';
import { answerMediaQueries, keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';
import { tableIsOpen } from './tableParts.ts';

const NAMES = ['Anna', 'Ben', 'Carla'];
const game = savedGame({ id: 'end', modules: 5, names: NAMES }, asks('over'));
const { scores, winners } = game.result!;

/** The end of the turn ends the game. */
const isLastMove: StopsAt = (table) => {
  const after = clone(table);
  const { turn } = after;
  return turn !== null && play(after, turn, { type: 'end' }, rngFrom('end')).refused === null && after.phase === 'over';
};
const lastMove = savedGame({ id: 'lastMove', modules: 1, names: NAMES, people: 3 }, isLastMove);

let client: OpenClient;
let result: HTMLElement;

async function openResult(): Promise<void> {
  client = openClient('#/play/end');
  // The result is rendered anew when it is known that there is no canvas.
  await tableIsOpen();
  result = await screen.findByRole('region', { name: 'The last light goes out' });
}

beforeEach(async () => {
  localStorage.clear();
  keepGames(game);
  await openResult();
});
afterEach(() => client.close());

const press = (name: string) => userEvent.click(within(result).getByRole('button', { name }));

/** The rows of a table by their headings, each as the texts of its cells. */
function rowsOf(name: string): Record<string, string[]> {
  const table = within(within(result).getByRole('region', { name })).getByRole('table');
  const rows = within(table).getAllByRole('row').slice(1);
  return Object.fromEntries(
    rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ]),
  );
}

const columnsOf = (name: string): string[] =>
  within(within(result).getByRole('region', { name }))
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

describe('at the end', () => {
  test('the heading says who wins, and has the focus', async () => {
    const winner = winners[0] === 0 ? 'You win!' : `${NAMES[winners[0]!]} wins`;
    const heading = within(result).getByRole('heading', { name: winner });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  test('the podium lists all players, the winner first', () => {
    const places = within(within(result).getByRole('list', { name: 'Podium' })).getAllByRole('listitem');
    const best = [...scores].sort((one, other) => other.total - one.total || other.stored - one.stored);
    expect(places.map((place) => place.textContent)).toEqual(
      best.map(({ seat, total }, index) => `${NAMES[seat]}${index + 1}Place ${index + 1}: ${total} points`),
    );
  });

  test('a person on the podium has the painted face of a bartender', async () => {
    const face = () => result.querySelector('.podium li[data-colour="red"] .botFace svg');
    await waitFor(() => expect(face()?.outerHTML).toContain('<path'));
  });

  test('the points of every player are listed by source', () => {
    const rows = rowsOf('Points by source');
    expect(Object.keys(rows).sort()).toEqual(NAMES);
    const sources = SOURCES.filter((source) => scores.some(({ points }) => points[source] !== 0));
    expect(columnsOf('Points by source')).toHaveLength(1 + sources.length + 2);
    for (const { seat, points, total, stored } of scores)
      expect(rows[NAMES[seat]!]!.map(Number)).toEqual([total, ...sources.map((source) => points[source]), stored]);
  });

  test('the numbers of the plot of points are also in a table, for those who do not see the plot', async () => {
    const replay = await createLocalGames(client.saves).replay('end');
    const history = scoreHistory(replay!.moments.map(({ view }) => view));
    expect(columnsOf('Points after each evening')).toHaveLength(1 + 8);
    const rows = rowsOf('Points after each evening');
    for (const { seat, total } of scores) {
      const row = rows[NAMES[seat]!]!.map(Number);
      expect(row).toEqual(history.map((evening) => evening[seat]));
      expect(row.at(-1)).toBe(total);
    }
    const drawn = result.querySelector('svg.plot');
    expect(drawn?.getAttribute('aria-hidden')).toBe('true');
  });

  test('on a narrow screen both tables have a column for each player', async () => {
    client.close();
    answerMediaQueries(true);
    try {
      await openResult();
      const players = columnsOf('Points by source');
      expect(players).toEqual(NAMES);
      const totals = rowsOf('Points by source')['Total']!.map(Number);
      expect(totals).toEqual(players.map((name) => scores[NAMES.indexOf(name)]!.total));
      expect(columnsOf('Points after each evening')).toEqual(NAMES);
      const last = rowsOf('Points after each evening')['Evening 8']!.map(Number);
      expect(last).toEqual(scores.map(({ total }) => total));
    } finally {
      answerMediaQueries(false);
    }
  });

  test('the decks are listed with the number of each card', async () => {
    const replay = await createLocalGames(client.saves).replay('end');
    const { view } = replay!.moments.at(-1)!;
    for (const [seat, name] of NAMES.entries()) {
      const deck = within(result).getByRole('list', { name: `The deck of ${name}` });
      const counts = within(deck)
        .getAllByRole('listitem')
        .map((item) => parseInt(item.textContent));
      expect(counts).toEqual(cardsOf(view, seat as Seat).map(({ count }) => count));
    }
  });

  test('a button starts another game with the same people', async () => {
    await press('Play again');
    await screen.findByRole('heading', { name: 'Choose your start card' });
    const [next, before] = client.saves.list();
    expect(next).toMatchObject({ modules: 5, result: null });
    expect(next!.seats).toEqual(before!.seats);
    expect(before!.id).toBe('end');
  });

  test('a button opens the replay', async () => {
    await press('Watch from the start');
    await screen.findByRole('heading', { name: 'The game again' });
    expect(window.location.hash).toBe('#/replay/end/0');
  });

  test('the result gives way to the table, and comes back', async () => {
    await press('Back to the table');
    await waitFor(() => expect(result.isConnected).toBe(false));
    expect(screen.getByRole('region', { name: 'Market' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'See the result' }));
    expect(await screen.findByRole('list', { name: 'Podium' })).toBeTruthy();
  });

  test('the home page lists the finished game for replay', async () => {
    await press('To the tavern door');
    const again = await screen.findByRole('link', { name: 'Watch again: Anna, Ben, Carla' });
    expect(again.getAttribute('href')).toBe('#/replay/end/0');
  });
});

describe('the final count', () => {
  const counting = () => document.querySelector('.counting');

  async function openAnimated(save: Save, title: string | RegExp): Promise<void> {
    client.close();
    localStorage.clear();
    keepGames(save);
    client = openClient(`#/play/${save.id}`, { speed: 1, reducedMotion: 'off' });
    await screen.findByRole('heading', { name: title });
  }

  test('is shown once, to those who see the game end, and hidden from screen readers; a click ends it unless it has only just begun', async () => {
    await openAnimated(lastMove, /turn/);
    expect(counting()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^End your turn/ }));
    const sure = screen.queryByRole('button', { name: 'Do it anyway' });
    if (sure !== null) await userEvent.click(sure);
    await waitFor(() => expect(counting()?.getAttribute('aria-hidden')).toBe('true'));
    // A click so soon was meant to end the animation before the count, and does not end the count.
    await userEvent.click(counting()!);
    expect(counting()).not.toBeNull();
    await waitFor(async () => {
      if (counting() !== null) await userEvent.click(counting()!);
      expect(counting()).toBeNull();
    });
    await userEvent.click(screen.getByRole('button', { name: 'Back to the table' }));
    await userEvent.click(await screen.findByRole('button', { name: 'See the result' }));
    await screen.findByRole('list', { name: 'Podium' });
    expect(counting()).toBeNull();
  });

  test('is not cut short when the page was busy for a minute', async () => {
    await openAnimated(lastMove, /turn/);
    await userEvent.click(screen.getByRole('button', { name: /^End your turn/ }));
    const sure = screen.queryByRole('button', { name: 'Do it anyway' });
    if (sure !== null) await userEvent.click(sure);
    await waitFor(() => expect(counting()).not.toBeNull());
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    clock.mockRestore();
    expect(counting()).not.toBeNull();
  });

  test('is not shown when a finished game is opened', async () => {
    await openAnimated(game, /wins?!?$/);
    expect(counting()).toBeNull();
  });
});
