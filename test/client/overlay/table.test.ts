// The table without a canvas, played by buttons, keyboard and screen reader.
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forecastOf } from '../../../client/model/forecast.ts';
import type { Settings } from '../../../client/overlay/settings.ts';
import { view, type State } from '../../../game/index.ts';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, seriousFaults, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

async function begin(modules = '1', settings: Partial<Settings> = {}): Promise<void> {
  client = openClient('#/', settings);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Modules' }), modules);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bots' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  await tableIsOpen();
}

const asked = (title: string | RegExp) => within(prompt()).findByRole('heading', { name: title });
const region = (name: string) => screen.getByRole('region', { name });

/** Thalers that placed dice will bring the first seat. */
const willBring = (state: State): number => forecastOf(view(state, 0), 0, state.players[0]!.dice)?.thalers ?? 0;

describe('without a canvas', () => {
  test('a refused move leads to its rule', async () => {
    keepGames(savedGame({ id: 'serving', modules: 1 }, asks('serve')));
    client = openClient('#/play/serving');
    await tableIsOpen();
    const [tooDear] = within(region('Market')).getAllByRole('button', { name: /This takes \d/ });
    await userEvent.click(tooDear!);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'More' }));
    const help = await screen.findByRole('dialog', { name: 'How to play' });
    await within(help).findByRole('searchbox');
    await waitFor(() => expect(help.querySelector('.rule.current')).not.toBeNull());
  });

  test('a press beside a dialog closes it, and one that begins inside and ends beside it does not', async () => {
    keepGames(savedGame({ id: 'serving', modules: 1 }, asks('serve')));
    client = openClient('#/play/serving');
    await tableIsOpen();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(menu).getByRole('heading', { level: 2 }) },
      { keys: '[/MouseLeft]', target: menu },
    ]);
    expect(screen.queryByRole('dialog')).toBe(menu);
    await userEvent.click(menu);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('“?” opens the rule of the thing that has the focus, with an explanation of it; the rules opened from the menu have none', async () => {
    keepGames(savedGame({ id: 'serving', modules: 1 }, asks('serve')));
    client = openClient('#/play/serving');
    await tableIsOpen();
    // The prompt takes the focus when the table comes.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    within(region('Your tavern'))
      .getByRole('button', { name: /The storage keeps/ })
      .focus();
    await userEvent.keyboard('?');
    await waitFor(() => expect(document.querySelector('.rule.current')?.textContent).toMatch(/^F32 /));
    const about = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(about)?.textContent).toMatch(/beer\. The storage keeps up to \d/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rules' }));
    expect((await screen.findByRole('dialog', { name: 'How to play' })).getAttribute('aria-describedby')).toBeNull();
  });

  test('when the heading of the question gets the focus, only the instruction below it is announced', async () => {
    keepGames(savedGame({ id: 'asked', modules: 1 }, asks('plan')));
    client = openClient('#/play/asked');
    await tableIsOpen();
    const heading = await asked('Place your dice');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent.trim());
    await waitFor(() =>
      expect(said()).toContain('Put dice on guests and equipment. Nothing is spent before you serve.'),
    );
    expect(said().join()).not.toContain('Place your dice');
  });

  test('entertainers who are still to come are listed with the prices of both sides', async () => {
    keepGames(savedGame({ id: 'serving', modules: 2 }, (state) => asks('serve')(state) && state.round === 1));
    client = openClient('#/play/serving');
    await tableIsOpen();
    const dancer = within(region('Your tavern')).getByRole('button', { name: /^Dancer/ });
    expect(dancer.textContent).toMatch(/Comes in evening \d.*Pay 1 schnapps for 2 thalers.*Pay 2 schnapps for 3 beer/);
  });

  test('the reputation track says what lies ahead of one’s own marker, as far as dice may move it', async () => {
    keepGames(savedGame({ id: 'settling', modules: 5 }, asks('settle')));
    client = openClient('#/play/settling');
    await tableIsOpen();
    const [own] = within(region('Reputation')).getAllByRole('listitem');
    expect(own!.textContent).toMatch(/Next: .* In 2 steps: .* In 6 steps: /);
    expect(own!.textContent).toMatch(/In \d steps: \d+ points?\./);
  });

  test('the whole table is there, as named regions and the log', async () => {
    await begin('5');
    await asked('Choose your start card');
    for (const name of [
      'Your tavern',
      'Dice on offer',
      'Market',
      'Monastery',
      'Guest book',
      'Reputation',
      'Other taverns',
    ])
      expect(region(name)).toBeTruthy();
    expect(screen.getByRole('log')).toBeTruthy();
    expect(await seriousFaults()).toEqual([]);
  });

  test('the text view has the evenings to come, what is left of supplies, and all guest books', async () => {
    await begin('5');
    await asked('Choose your start card');
    const evenings = within(region('Evenings')).getAllByRole('button');
    expect(within(region('Evenings')).getAllByText('Evenings')).toHaveLength(1);
    expect(evenings).toHaveLength(8);
    expect(evenings[1]!.textContent).toMatch(/Evening 2.*Everyone receives/);
    expect(evenings.map((one) => one.textContent).join()).not.toContain('Evening 0');
    const market = within(region('Market'));
    expect(market.getByRole('button', { name: /Guests still to come.*\d+ cards/ })).toBeTruthy();
    expect(market.getByRole('button', { name: /^Schnapps.*left/ })).toBeTruthy();
    expect(market.getByRole('button', { name: /^Signatures.*left/ })).toBeTruthy();
    expect(market.getByText(/Each is worth 10 points.*left\./)).toBeTruthy();
    const books = within(region('Guest book'));
    expect(books.getByRole('table', { name: 'Your guest book' })).toBeTruthy();
    expect(books.getAllByRole('table')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'The moon has not risen yet.' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('You’s');
  });

  test('the dice of another tavern are not called yours', async () => {
    await begin();
    await asked('Your guests are here');
    const lookAtOther = within(region('Other taverns')).getByRole('button', { name: /^Look at/ });
    await userEvent.click(lookAtOther);
    const tavern = screen.getByRole('region', { name: /^(?!Your).*’s tavern$/ });
    expect(tavern.textContent).not.toMatch(/[Yy]our dice/);
    for (const plate of within(region('Players')).getAllByRole('button'))
      expect(plate.textContent).not.toContain('Your dice');
  });

  test('the own plate says what dice will bring', async () => {
    keepGames(savedGame({ id: 'serving', modules: 5 }, (state) => asks('serve')(state) && willBring(state) > 0));
    client = openClient('#/play/serving');
    await tableIsOpen();
    const bringing = region('Players').querySelector('.plate.own [data-icon="thaler"] .plus');
    expect(bringing?.textContent).toMatch(/^\+[1-9]/);
  });

  test('a start card is chosen by its button', async () => {
    await begin('5');
    const [choice] = within(prompt()).getAllByRole('button', { name: /^Choose start card/ });
    await userEvent.click(choice!);
    await asked(/Your guests are here|Remove (a regular|2 regulars)/);
  });

  test('a button that cannot be used stays, marked as disabled, and says why', async () => {
    keepGames(savedGame({ id: 'placing', modules: 1 }, asks('plan')));
    client = openClient('#/play/placing');
    await tableIsOpen();
    await userEvent.click(within(prompt()).getAllByRole('button', { name: /, not placed$/ })[0]!);
    await userEvent.click((await within(prompt()).findAllByRole('button', { name: /^Put the / }))[0]!);
    const redo = await within(prompt()).findByRole('button', { name: /^Redo ?\(nothing was taken back\)$/ });
    expect(redo.getAttribute('aria-disabled')).toBe('true');
    const counterGuests = within(region('Your tavern')).getByRole('button', { name: /counter guest/i });
    expect(counterGuests.getAttribute('aria-disabled')).toBe('true');
  });

  test('dice are drafted with their number, and guests kept with C', async () => {
    await begin();
    await asked('Your guests are here');
    await userEvent.keyboard('c');
    await asked('Your turn: take a die');
    const [die] = within(prompt()).getAllByRole('button', { name: /^Take the \d$/ });
    const value = die!.getAttribute('aria-label')!.slice(-1);
    await userEvent.keyboard(value);
    await waitFor(() =>
      expect(within(region('Your tavern')).getAllByRole('button', { name: /^white \d, not placed/ })).toHaveLength(1),
    );
  });

  test('a dialog that asks again is read with what would be lost, and has its safe answer in focus at once', async () => {
    keepGames(savedGame({ id: 'serving', modules: 1 }, asks('serve')));
    client = openClient('#/play/serving');
    await tableIsOpen();
    await userEvent.keyboard('c');
    const dialog = await screen.findByRole('dialog');
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.querySelectorAll('li').length).toBeGreaterThan(0);
    const autofocused = [...dialog.querySelectorAll<HTMLButtonElement>('button')].filter((button) => button.autofocus);
    expect(autofocused.map(({ textContent }) => textContent)).toEqual(['Go back']);
  });

  test('single keys do nothing when the settings switch them off', async () => {
    await begin('1', { singleKeys: false });
    await asked('Your guests are here');
    const keep = within(prompt()).getByRole('button', { name: 'Keep these guests' });
    expect(keep.getAttribute('aria-keyshortcuts')).toBeNull();
    await userEvent.keyboard('?c');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(keep.isConnected).toBe(true);
    await userEvent.click(keep);
    await asked('Your turn: take a die');
  });

  test('arrows move inside a group, and Tab enters it once', async () => {
    await begin();
    const group = screen.getByRole('toolbar', { name: 'Guests on display' });
    const [first, second] = within(group).getAllByRole('button');
    first!.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(second);
    expect(
      within(group)
        .getAllByRole('button')
        .filter((button) => button.tabIndex === 0),
    ).toEqual([second]);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
  });

  test('a question mark opens the help at the list of keys; its button closes it again', async () => {
    await begin();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { name: 'How to play' })).toBeTruthy();
    await within(dialog).findByRole('table', { name: 'At the table' });
    expect(await seriousFaults()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the focus is not lost when its button goes away', async () => {
    await begin();
    await asked('Your guests are here');
    const keep = within(prompt()).getByRole('button', { name: 'Keep these guests' });
    keep.focus();
    await userEvent.keyboard('{Enter}');
    await asked('Your turn: take a die');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(prompt().contains(document.activeElement)).toBe(true);
  });

  test('after a die is placed the focus is on the next one, and after the last on the button that ends planning', async () => {
    keepGames(savedGame({ id: 'placing', modules: 1 }, asks('plan')));
    client = openClient('#/play/placing');
    await tableIsOpen();
    const unplaced = () => within(prompt()).queryAllByRole('button', { name: /, not placed$/ });
    for (let left = unplaced().length; left > 0; left--) {
      unplaced()[0]!.focus();
      await userEvent.keyboard('{Enter}');
      (await within(prompt()).findAllByRole('button', { name: /^Put the / }))[0]!.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(unplaced()).toHaveLength(left - 1));
      const next = () => unplaced()[0] ?? within(prompt()).getByRole('button', { name: 'Done planning' });
      // Given two different elements, `toBe` would print both at each try, which takes longer than the wait.
      await waitFor(() => expect(document.activeElement === next()).toBe(true));
    }
  });

  test('the log has evenings and phases as headings of what happened', async () => {
    await begin();
    await asked('Your guests are here');
    const headings = (level: number) =>
      within(screen.getByRole('log'))
        .getAllByRole('heading', { level })
        .map(({ textContent }) => textContent);
    expect(headings(3)).toEqual(['The moon rises on evening 1.']);
    expect(headings(4)).toContain('Phase B: The guests arrive.');
  });

  test('the log can be read for one player', async () => {
    await begin();
    await asked('Your guests are here');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Show what was done by/ }), 'Dorian');
    expect(within(screen.getByRole('log')).queryByText(/^You /)).toBeNull();
  });
});

describe('on one screen', () => {
  test('the next person has to take the screen before seeing a secret', async () => {
    client = openClient('#/');
    await userEvent.click(screen.getByRole('button', { name: 'With friends' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Modules 1 to 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await tableIsOpen();
    const [choice] = await screen.findAllByRole('button', { name: /^Choose start card/ });
    await userEvent.click(choice!);
    const curtain = await screen.findByRole('dialog', { name: /It is Seat 2’s turn/ });
    expect(await seriousFaults()).toEqual([]);
    await userEvent.click(within(curtain).getByRole('button', { name: 'I am Seat 2' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('button', { name: /^Choose start card/ }).length).toBeGreaterThan(0);
  });
});
