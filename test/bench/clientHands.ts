// Plays by pressing buttons from inside the page, so that memory and time measured are not a test tool's.
import type { Page } from 'playwright-core';

/** Time limit, above the length of a whole game. */
const LONGEST_MS = 90_000;

/**
 * Runs in the page; as text, because the compiler's helpers for named functions are missing there.
 * `pressLazily` is the shortest way through a game: it takes the first offer and spends nothing.
 */
const LAZY_HANDS = `
  const nameOf = (button) => (button.getAttribute('aria-label') ?? button.textContent).trim();
  const LAZY = [/^Do it anyway/, /^Choose /, /^Take the \\d$/, /^(Keep these guests|Done planning|End your turn)$/];
  const isOver = () => document.querySelector('.result') !== null;
  const isMoving = () => [...document.querySelectorAll('.tableHeader button')].some((one) => nameOf(one) === 'Skip');
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

/** Runs the code in the page again and again, until it calls `done`. */
const inPage = (page: Page, code: string): Promise<void> =>
  page.evaluate(`new Promise((done, fail) => {${LAZY_HANDS}(function go() { ${code} later(go); })(); })`);

/** Resolves when no animation is playing. */
export const whenNothingMoves = (page: Page): Promise<void> => inPage(page, 'if (!isMoving()) return done();');

/** Presses the next button when no animation is playing, as a press would skip the rest of one. */
export const pressNext = (page: Page): Promise<void> => inPage(page, 'if (!isMoving()) return done(pressLazily());');

/** Plays until the game is over. */
export const playToTheEnd = (page: Page): Promise<void> => inPage(page, 'if (isOver()) return done(); pressLazily();');
