// A fault in a component: its page is replaced by one that says so, and every other page goes on.
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openClient, seriousFaults, type OpenClient } from '../../../kit/overlay.ts';

const broken = vi.hoisted(() => ({ isBroken: false }));

vi.mock(import('../../../../client/overlay/table/people.tsx'), async (original) => {
  const { People } = await original();
  return {
    People: () => {
      if (broken.isBroken) throw new RangeError('Nobody sits at seat 7.');
      return People();
    },
  };
});

let client: OpenClient;
const reported: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  reported.length = 0;
  vi.stubGlobal('reportError', (fault: unknown) => reported.push(fault));
});
afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
  broken.isBroken = false;
});

const heading = (name: string) => screen.findByRole('heading', { name });

async function openBrokenTable(): Promise<void> {
  client = openClient('#/');
  broken.isBroken = true;
  await userEvent.click(screen.getByRole('button', { name: 'Play now' }));
  await heading('A beam has cracked');
}

describe('a table that fails', () => {
  test('leaves a page that says what is kept, in place of an empty one', async () => {
    await openBrokenTable();
    expect(screen.getByRole('alert').textContent).toContain('your games are kept');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    await waitFor(() => expect(document.title).toBe('A beam has cracked · Tiefenthal'));
    expect(await seriousFaults()).toEqual([]);
  });

  test('is reported once to the browser', async () => {
    await openBrokenTable();
    expect(reported.map(String)).toEqual(['RangeError: Nobody sits at seat 7.']);
  });

  test('offers a text for a bug report, which does not name the game', async () => {
    await openBrokenTable();
    const report = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'For a bug report', hidden: true });
    expect(report.value).toContain('RangeError: Nobody sits at seat 7.');
    expect(report.value).toContain('page: play');
    expect(report.value).not.toContain(client.saves.list()[0]!.id);
    // Brings a clipboard, which jsdom lacks.
    const user = userEvent.setup();
    await user.click(screen.getByText('For a bug report'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await screen.findByText('Copied.');
    expect(await navigator.clipboard.readText()).toBe(report.value);
  });

  test('leaves home and lobby usable, and its game can be resumed', async () => {
    await openBrokenTable();
    window.location.hash = screen.getByRole('link', { name: 'To the tavern door' }).getAttribute('href')!;
    await screen.findByRole('link', { name: /^Play on/ });
    window.location.hash = '#/create';
    await heading('Open a table');
    broken.isBroken = false;
    window.location.hash = `#/play/${client.saves.list()[0]!.id}`;
    await heading('Evening 1 of 8');
    expect(screen.queryByText('A beam has cracked')).toBeNull();
  });

  test('says so in the language of the page', async () => {
    client = openClient('#/settings');
    await userEvent.click(await screen.findByRole('radio', { name: 'Deutsch' }));
    await heading('Einstellungen');
    broken.isBroken = true;
    window.location.hash = '#/';
    await userEvent.click(await screen.findByRole('button', { name: 'Jetzt spielen' }));
    await heading('Ein Balken ist gebrochen');
  });
});

test('the page in place of a home page that fails has no link home', async () => {
  client = openClient('#/settings');
  await heading('Settings');
  const list = vi.spyOn(client.saves, 'list').mockImplementation(() => {
    throw new TypeError('The list of games is torn.');
  });
  window.location.hash = '#/';
  await heading('A beam has cracked');
  expect(screen.queryByRole('link')).toBeNull();
  list.mockRestore();
  window.location.hash = '#/credits';
  await heading('Credits');
  window.location.hash = '#/';
  await screen.findByRole('button', { name: 'Play now' });
});
