// The table by keys and screen reader: what can be bought, dice that are held or placed, where the focus goes, the
// single keys on any keyboard, and the ways into and out of the log, the table in words and another player's tavern.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SPENDING } from '../../../client/model/prompt.ts';
import { clone, legal, play, rngFrom, type State } from '../../../game/index.ts';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { keepGames, openClient, type OpenClient } from '../../kit/overlay.ts';
import { prompt, tableIsOpen } from './tableParts.ts';

let client: OpenClient;

beforeEach(() => localStorage.clear());
afterEach(() => client.close());

const forSale = () => within(prompt()).getByRole('toolbar', { name: /^For sale\. You have \d/ });

async function open(id: string, moment: (state: State) => boolean): Promise<void> {
  keepGames(savedGame({ id, modules: 1 }, moment));
  client = openClient(`#/play/${id}`);
  await tableIsOpen();
  // The question takes the focus when the table comes.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
}

const canBuy = (state: State): boolean =>
  asks('serve')(state) &&
  legal(state, 0).some(({ type }) => type === 'recruit') &&
  legal(state, 0).some(({ type }) => type === 'buy');

test('what can be paid for comes first after the question, with its price and what it does', async () => {
  await open('buy', canBuy);
  const [first] = prompt().querySelectorAll<HTMLElement>('.answer button');
  expect(forSale().contains(first!)).toBe(true);
  first!.focus();
  expect(first!.textContent).toMatch(/^Recruit the .* for \d beer$/);
  expect(first!.getAttribute('aria-description')).toMatch(/^You have \d+ beer\. Wants a \d and pays \d thalers?\./);
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.textContent).toMatch(/^(Buy|Upgrade) .* for \d+ thalers/);
  const bought = document.activeElement!.textContent;
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(within(prompt()).queryByRole('button', { name: bought })).toBeNull());
});

/** A purchase is possible after which nothing more can be paid for, and a counter guest is there. */
const canSpendAllAtOnce = (state: State): boolean => {
  if (!asks('serve')(state) || !legal(state, 0).some(({ type }) => type === 'giveUp')) return false;
  return purchases(state).some((move) => {
    const next = clone(state);
    play(next, 0, move, rngFrom('spent'));
    return asks('serve')(next) && purchases(next).length === 0;
  });
};

const purchases = (state: State) => legal(state, 0).filter(({ type }) => SPENDING.includes(type));

const hasServedAll = ({ players }: State): boolean => players[0]!.dice.every(({ at, spent }) => at === null || spent);

/** Buys the first thing for sale again and again, until nothing can be paid for. */
async function buyAll(): Promise<void> {
  const group = forSale();
  while (group.isConnected) {
    within(group).getAllByRole('button')[0]!.focus();
    const bought = document.activeElement;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bought!.isConnected).toBe(false));
  }
}

test('once nothing more can be paid for, the focus goes to the end of the turn, not to the counter guests', async () => {
  await open('spent', (state) => canSpendAllAtOnce(state) && hasServedAll(state));
  await buyAll();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('End your turn'));
});

test('while dice can still be taken off, the focus goes to the question once nothing can be paid for', async () => {
  await open('unserved', (state) => canSpendAllAtOnce(state) && !hasServedAll(state));
  await buyAll();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('once a guest is recruited the focus goes to the question, not to a card that a second Enter would buy', async () => {
  await open('recruited', canBuy);
  const recruit = within(forSale()).getAllByRole('button', { name: /^Recruit the / })[0]!;
  recruit.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(recruit.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(forSale()).toBeDefined();
  expect(document.activeElement?.tagName).toBe('H2');
});

test('a held die names what it would bring at each place', async () => {
  await open('plan', asks('plan'));
  within(prompt())
    .getAllByRole('button', { name: /, not placed$/ })[0]!
    .focus();
  await userEvent.keyboard('{Enter}');
  const places = within(prompt()).getAllByRole('button', { name: /^Put the / });
  for (const place of places) expect(place.textContent).toMatch(/: (\d|nothing)/);
});

test('a counter guest can be given up, in a group that says what it holds', async () => {
  await open('giveUp', (state) => asks('serve')(state) && legal(state, 0).some(({ type }) => type === 'giveUp'));
  const group = within(prompt()).getByRole('toolbar', { name: /^\d counter guests?$/ });
  const give = within(group).getByRole('button', { name: 'Give up a counter guest for 1 step in the monastery' });
  give.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(give.isConnected).toBe(false));
});

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

test('a placed die says what it brings there, and has the focus once it is taken back', async () => {
  await open('takenBack', (state) => asks('serve')(state) && state.players[0]!.dice.every(({ at }) => at !== null));
  const [die] = within(prompt()).getAllByRole('button', { name: /^(white|coloured) \d, on / });
  die!.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(said()).toMatch(/You hold the \w+ \d\. Take the \w+ \d off .*: \d/));
  expect(said()).not.toMatch(/fits nowhere/);
  within(prompt())
    .getByRole('button', { name: /^Take the \w+ \d back$/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/, not placed$/));
});

test('things of the table in words are named in whole sentences', async () => {
  await open('named', canBuy);
  const items = [...document.querySelectorAll('.textView .item')];
  expect(items.length).toBeGreaterThan(20);
  // For example “Evening 4. Everyone receives a counter guest.”
  for (const item of items) expect(item.textContent).toMatch(/^[^.]+[^ .]\. .*[^ ][.!?]$/);
});

test('Escape leads out of the log to where one was', async () => {
  await open('inLog', canBuy);
  const before = document.activeElement;
  await userEvent.keyboard('l');
  await waitFor(() => expect(document.activeElement).not.toBe(before));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(before);
});

test('beer that is still to come is said once, and without naming dice, as barbacks bring it too', async () => {
  await open('totals', (state) => asks('plan')(state) && state.players[0]!.beside.barback > 0);
  const totals = within(prompt()).getByRole('list', { name: 'What you have' });
  const beer = within(totals).getAllByRole('listitem')[1]!;
  const heard = [...beer.childNodes].filter((node) => !(node instanceof Element && node.hasAttribute('aria-hidden')));
  expect(heard.map(({ textContent }) => textContent).join('')).toMatch(/^Beer: \d \+\d to come$/);
});

test('a number takes up a die and leads to it, or says that there is none', async () => {
  await open(
    'numbers',
    (state) => asks('plan')(state) && new Set(state.players[0]!.dice.map(({ value }) => value)).size < 6,
  );
  const names = within(prompt())
    .getAllByRole('button', { name: /, not placed$/ })
    .map((die) => die.getAttribute('aria-label')!);
  const has = (value: number) => names.some((name) => name.includes(` ${value},`));
  const values = [1, 2, 3, 4, 5, 6];
  const held = values.find(has)!;
  const missing = values.find((value) => !has(value))!;
  await userEvent.keyboard(`${missing}`);
  expect((await screen.findByRole('alert')).textContent).toContain('No such die lies there.');
  await userEvent.keyboard(`${held}`);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement?.getAttribute('aria-label')).toContain(` ${held},`);
});

test('while a die is to be taken, the key that ends a turn says that there is nothing to end', async () => {
  await open('ending', asks('draft'));
  await userEvent.keyboard('c');
  expect((await screen.findByRole('alert')).textContent).toContain('There is nothing to end or to confirm now.');
});

test('a key that can do nothing while a choice is made says why', async () => {
  keepGames(savedGame({ id: 'choosing', modules: 2 }, asks('evening')));
  client = openClient('#/play/choosing');
  await tableIsOpen();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  const answers: Record<string, string> = {
    u: 'There is nothing to take back.',
    r: 'Nothing was taken back that could be made again.',
    s: 'No die can be served now.',
    c: 'There is nothing to end or to confirm now.',
    3: 'You have no dice now.',
  };
  for (const [key, answer] of Object.entries(answers)) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(answer));
  }
});

test('screen readers go from evening to evening in the log by its headings', async () => {
  await open('log', (state) => state.round === 2 && asks('plan')(state));
  await userEvent.keyboard('l');
  const log = await screen.findByRole('log');
  expect(
    within(log)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['The moon rises on evening 1.', 'The moon rises on evening 2.']);
});

test('Escape leads back from the tavern of another player, but first lets go of a held die', async () => {
  await open('look', asks('plan'));
  await userEvent.click(screen.getByRole('button', { name: /^Look at Ben’s tavern$/ }));
  const [die] = within(prompt()).getAllByRole('button', { name: /, not placed$/ });
  await userEvent.click(die!);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(die!.getAttribute('aria-pressed')).toBe('false'));
  const tavern = () => screen.queryByRole('region', { name: 'Ben’s tavern' });
  expect(tavern()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(tavern()).toBeNull());
});

test('without a canvas the button “Table in words” leads to it, and opens no drawer over it', async () => {
  await open('words', canBuy);
  const drawer = screen.getByRole('region', { name: 'Log and table in words' });
  await userEvent.click(within(drawer).getByRole('tab', { name: 'Log' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(drawer.classList.contains('open')).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Table in words' }));
  await waitFor(() => expect(document.activeElement?.closest('.stage')).not.toBeNull());
  expect(drawer.classList.contains('open')).toBe(false);
});

test('on a keyboard of other letters the place of a key counts, on one of Latin letters what is printed on it', async () => {
  await open('layouts', asks('draft'));
  const press = (key: string, code: string, shiftKey = false) =>
    fireEvent.keyDown(document.body, { key, code, shiftKey });
  const refusalIsShown = (words: string) =>
    waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
  press('с', 'KeyC');
  await refusalIsShown('There is nothing to end or to confirm now.');
  press('ы', 'KeyS');
  await refusalIsShown('No die can be served now.');
  // French keyboards have Z where others have W, and write digits only with Shift.
  const before = document.activeElement;
  press('z', 'KeyW');
  expect(document.activeElement).toBe(before);
  press('w', 'KeyZ');
  await waitFor(() => expect(document.activeElement).not.toBe(before));
  const missing = [1, 2, 3, 4, 5, 6].find((value) => !prompt().querySelector(`[aria-label$=" ${value}"]`))!;
  press('é', `Digit${missing}`);
  await refusalIsShown('coaster');
  // Shift+7 of a Russian keyboard.
  press('?', 'Digit7', true);
  await screen.findByRole('dialog', { name: 'How to play' });
});

test('every button that a narrow screen shows without its words has its name as a tooltip', async () => {
  await open('names', asks('plan'));
  await userEvent.click(within(prompt()).getAllByRole('button', { name: /, not placed$/ })[0]!);
  const wordless = [
    ...document.querySelectorAll<HTMLElement>('.table .button.iconOnly, .table .button:has(.name), .tab'),
  ];
  expect(wordless.length).toBeGreaterThan(6);
  for (const button of wordless) expect(button.title, button.outerHTML).not.toBe('');
});
