// axe-core finds no violation on the pages, at the table and in the rooms that are opened here, on a desktop and on a
// phone; most questions at the table are checked on a desktop only.
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PromptKind } from '../../client/model/prompt.ts';
import type { Modules } from '../../game/index.ts';
import { asks, choosingManyQuestions, savedGame } from '../kit/savedGames.ts';
import { seatPeople, playToTheEnd, startMatch } from '../server/kit/party.ts';
import { randomChooser } from '../server/kit/tavern.ts';
import { faultsOn } from './kit/axe.ts';
import { startServer } from './kit/browserAndServer.ts';
import { promptOf } from './kit/reading.ts';
import { bring, INSTANT, visit, type Visit } from './kit/visit.ts';

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

const started = startServer();
let somebody: Visit;
let page: Page;

beforeAll(async () => {
  somebody = await visit(started.browser, started.server.url, INSTANT);
  ({ page } = somebody);
});
// All tests share the page; one may have left it with blocked requests or with another size.
beforeEach(async () => {
  await page.unrouteAll();
  await page.setViewportSize(DESK);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

/** Goes to another page first, so that the old page is gone when the next one is checked. */
async function goTo(place: string): Promise<void> {
  await page.goto(`${started.server.url}/#/credits`);
  await heading('Credits').waitFor();
  await page.goto(`${started.server.url}/#/${place}`);
}

/** Checks the present screen at both sizes. */
async function faultsAtBothSizes(screen: string): Promise<string[]> {
  const atDesk = await faultsOn(page, screen);
  await page.setViewportSize(PHONE);
  const onPhone = await faultsOn(page, `${screen}, on a phone`);
  await page.setViewportSize(DESK);
  return [...atDesk, ...onPhone];
}

describe('pages', () => {
  test.each([
    ['rules', 'How to play'],
    ['settings', 'Settings'],
    ['credits', 'Credits'],
    ['find', 'Find a match'],
    ['create', 'Open a table'],
    ['cellar', 'A wrong turn in the dark'],
    ['play/nothing', 'A wrong turn in the dark'],
    ['match/nothing', 'No such table'],
  ])('%s', async (place, title) => {
    await goTo(place);
    await heading(title).first().waitFor();
    expect(await faultsAtBothSizes(place)).toEqual([]);
  });

  test('the home page, with all ways to play, an unfinished game and a finished one', async () => {
    const unfinished = savedGame({ id: 'unfinished', modules: 1 }, asks('serve'));
    const finished = savedGame({ id: 'finished', modules: 1 }, asks('over'));
    await bring(page, unfinished, finished);
    await goTo('');
    await page.reload();
    await page.getByRole('link', { name: /^Watch again/ }).waitFor();
    const faults: string[] = [];
    await page.getByText('More options').click();
    faults.push(...(await faultsAtBothSizes('Against bots')));
    await page.getByRole('button', { name: 'With friends' }).click();
    for (const way of ['On one screen', 'Online']) {
      await page.getByRole('radio', { name: way }).check({ force: true });
      faults.push(...(await faultsAtBothSizes(way)));
    }
    expect(faults).toEqual([]);
  });
});

describe('the table', () => {
  const open = async (kind: PromptKind, modules: Modules = 5) => {
    await bring(page, savedGame({ id: kind, modules, chooseMove: choosingManyQuestions }, asks(kind)));
    await goTo(`play/${kind}`);
    await page.locator('.canvas canvas').waitFor();
    await promptOf(page).waitFor();
  };

  test.each<PromptKind>([
    'startCard',
    'evening',
    'keepCard',
    'guests',
    'draft',
    'plan',
    'settle',
    'serve',
    'deny',
    'schnappsOrDeny',
    'column',
    'strike',
  ])('when it asks: %s', async (kind) => {
    await open(kind);
    expect(await faultsOn(page, kind)).toEqual([]);
  });

  test.each([
    { size: DESK, where: 'at a desk' },
    { size: PHONE, where: 'on a phone' },
  ])('with its drawer, its dialogs and another tavern open, $where', async ({ size, where }) => {
    await page.setViewportSize(size);
    await open('serve');
    const faults = await faultsOn(page, 'log');
    await page.getByRole('tab', { name: 'Table in words' }).click();
    faults.push(...(await faultsOn(page, 'table in words')));
    await page.getByRole('tab', { name: 'Log' }).click();
    await button(/^Ben: /).press('Enter');
    faults.push(...(await faultsOn(page, 'the tavern of somebody else')));
    for (const name of ['Help', 'Menu']) {
      await button(name).click();
      faults.push(...(await faultsOn(page, name)));
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    await button('Menu').click();
    await button('Settings').click();
    faults.push(...(await faultsOn(page, 'settings at the table')));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await button('End your turn').click();
    await page.getByRole('dialog').waitFor();
    faults.push(...(await faultsOn(page, 'what would be wasted')));
    await button('Go back').click();
    expect(faults, where).toEqual([]);
  });

  test('between two people at one screen', async () => {
    const twoPeople = savedGame({ id: 'together', modules: 5, people: 2 }, asks('startCard'));
    await bring(page, twoPeople);
    await goTo('play/together');
    await button(/^Choose start card/)
      .first()
      .click();
    await button('I am Ben').waitFor();
    expect(await faultsAtBothSizes('curtain')).toEqual([]);
  });

  test('at the end, when the game is watched again, and when it is reviewed', async () => {
    await open('over');
    await heading(/win/).waitFor();
    const faults = await faultsAtBothSizes('result');
    await button('Watch from the start').click();
    await page.getByRole('slider', { name: 'Moment' }).fill('40');
    await page
      .getByText(/^All \d+ rolls and \d+ shuffles are checked: they follow from what was fixed before the game\./)
      .waitFor();
    faults.push(...(await faultsAtBothSizes('replay')));
    await button('Review my game').click();
    await page.getByRole('region', { name: 'The costliest mistakes' }).waitFor({ timeout: 120_000 });
    faults.push(...(await faultsAtBothSizes('review')));
    expect(faults).toEqual([]);
  });

  test('with the advice of the coach', async () => {
    await open('plan');
    await button('What would you do?').click();
    await page.getByRole('region', { name: 'What the coach says' }).getByRole('listitem').first().waitFor();
    expect(await faultsAtBothSizes('advice')).toEqual([]);
  });
});

describe('with others', () => {
  test('the list of tables: to join, to watch, and played', async () => {
    await seatPeople(started.server, 2, { players: 3 });
    await startMatch(started.server, 2);
    const { clients } = await startMatch(started.server, 2);
    await playToTheEnd({ clients }, randomChooser('played'));
    await goTo('find');
    const faults: string[] = [];
    for (const [kind, link] of [
      ['To join', /^Join: /],
      ['To watch', /^Watch: /],
      ['Played', /^Result: /],
    ] as const) {
      await page.getByRole('radio', { name: kind }).check({ force: true });
      await page.getByRole('link', { name: link }).first().waitFor();
      faults.push(...(await faultsAtBothSizes(kind)));
    }
    expect(faults).toEqual([]);
  });

  test('the room, for a stranger, a guest and its host', async () => {
    const [hostOfFullRoom] = await seatPeople(started.server, 3, { bots: ['easy'], public: false });
    const faults: string[] = [];
    await goTo(`match/${hostOfFullRoom!.id}`);
    await page.getByText('All seats are taken. You can stay and watch.').waitFor();
    faults.push(...(await faultsAtBothSizes('a full room')));
    const [host] = await seatPeople(started.server, 3, { players: 4, public: false });
    // An old link: matches once had an invitation beside their id.
    await goTo(`match/${host!.id}/invite/anInvitation`);
    await button('Take a seat').waitFor();
    faults.push(...(await faultsAtBothSizes('a room, for a stranger')));
    await page.getByRole('textbox', { name: 'Your name' }).fill('Emma');
    await button('Take a seat').click();
    await button('I am ready').waitFor();
    faults.push(...(await faultsAtBothSizes('a room, for a guest')));
    await goTo(`match/${host!.id}/seat/${host!.key}`);
    await button('Begin').waitFor();
    faults.push(...(await faultsAtBothSizes('a room, for its host')));
    expect(faults).toEqual([]);
  });

  test('looking for others', async () => {
    await goTo('find');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Emma');
    await button('Play with anyone now').click();
    await heading('Looking for others …').waitFor();
    expect(await faultsAtBothSizes('looking for others')).toEqual([]);
    await button('Stop looking').click();
    await heading('Find a match').waitFor();
  });

  test('a server that cannot be reached', async () => {
    await page.route('**/games/tiefenthal/*', (route) => route.abort());
    await goTo('match/anything');
    await page.getByRole('alert').waitFor();
    expect(await faultsAtBothSizes('unreachable')).toEqual([]);
  });

  test('the end of a match, the match watched again, and own matches on the home page', async () => {
    const { id, seats, clients } = await startMatch(started.server, 2);
    await playToTheEnd({ clients }, randomChooser('over'));
    const running = await startMatch(started.server, 2);
    for (const own of [seats[0]!, running.seats[0]!]) {
      await goTo(`match/${own.id}/seat/${own.key}`);
      await page.getByRole('region', { name: 'Players' }).waitFor();
    }
    await goTo(`match/${id}`);
    await page.getByRole('list', { name: 'Podium' }).waitFor();
    const faults = await faultsAtBothSizes('the end of a match');
    await button('Watch from the start').click();
    await heading('The game again').waitFor();
    faults.push(...(await faultsAtBothSizes('a match watched again')));
    await goTo('');
    await page
      .getByRole('link', { name: /^Go on: / })
      .first()
      .waitFor();
    faults.push(...(await faultsAtBothSizes('own matches')));
    expect(faults).toEqual([]);
  });

  test('a match, watched and played, with its chat and its menu', async () => {
    const { id, seats } = await startMatch(started.server, 2);
    await goTo(`match/${id}`);
    await page.getByText('You are watching.').waitFor();
    const faults = await faultsAtBothSizes('watching');
    await goTo(`match/${id}/seat/${seats[0]!.key}`);
    await heading('Your guests are here').waitFor();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await button('Good evening!').click();
    await page.getByRole('log', { name: 'Chat' }).getByText('Good evening!').waitFor();
    faults.push(...(await faultsAtBothSizes('chat')));
    await button('Menu').click();
    await page.getByText('Play on with another device').click();
    faults.push(...(await faultsAtBothSizes('menu of a match')));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await button('Keep these guests').click();
    await heading('Your guests are seated').waitFor();
    faults.push(...(await faultsAtBothSizes('waiting')));
    expect(faults).toEqual([]);
  });
});

test('none of these screens logged an error or a warning', () => {
  // The browser logs requests for missing matches and a failed connection; both are part of the test.
  const isUnexpected = (complaint: string): boolean => !/404|net::ERR_FAILED/.test(complaint);
  expect(somebody.complaints.filter(isUnexpected)).toEqual([]);
});
