// Hands for measuring: they press buttons in the page itself, so that of all the memory and time none is a test tool's.
import type { Page } from 'playwright-core';

/** More than a whole game takes. */
const LONGEST_MS = 90_000;

/**
 * Runs in the page; as text, because functions with names do not survive the way there.
 * The shortest way through a game: takes what comes and spends nothing. Says whether the game is over.
 */
const LAZY_HANDS = `
  const nameOf = (button) => (button.getAttribute('aria-label') ?? button.textContent).trim();
  const LAZY = [/^Do it anyway/, /^Choose /, /^Take the \\d$/, /^(Keep these guests|Done planning|End your turn)$/];
  const isOver = () => document.querySelector('.result') !== null;
  const isShowing = () => [...document.querySelectorAll('.head button')].some((one) => nameOf(one) === 'Skip');
  const pressLazily = () => {
    const buttons = [...document.querySelectorAll('dialog button, .prompt button')];
    const open = buttons.filter((button) => button.getAttribute('aria-disabled') !== 'true');
    for (const wish of LAZY) {
      const button = open.find((one) => wish.test(nameOf(one)));
      if (button !== undefined) return button.click();
    }
  };
  const deadline = performance.now() + ${LONGEST_MS};
  const later = (go) => {
    if (performance.now() < deadline) setTimeout(go, 20);
    else fail(new Error('The game does not go on.'));
  };`;

const inPage = (page: Page, deed: string): Promise<void> =>
  page.evaluate(`new Promise((done, fail) => {${LAZY_HANDS}(function go() { ${deed} later(go); })(); })`);

/** Everything that happened has been shown. */
export const whenShown = (page: Page): Promise<void> => inPage(page, 'if (!isShowing()) return done();');

/** Presses what comes next; who presses sooner than all is shown sees the rest at once. */
export const pressNext = (page: Page): Promise<void> => inPage(page, 'if (!isShowing()) return done(pressLazily());');

/** Plays until the game is over. */
export const playToTheEnd = (page: Page): Promise<void> => inPage(page, 'if (isOver()) return done(); pressLazily();');
