// Plays a game from what the prompt says, pressing buttons by name through a given input method.
import type { Page } from 'playwright-core';
import { ButtonGone, promptOf, read, type Reading } from './reading.ts';

export interface Hands {
  /** Presses the button of that name, in the prompt or in a dialog, or clicks what it stands for on the canvas. */
  readonly press: (page: Page, name: string) => Promise<void>;
}

/** Preferences: of the buttons on the screen, the one that fits the earliest pattern of a list is pressed. */
const ANSWERS = [
  /^Do it anyway/,
  /^Yes/,
  /^Choose /,
  /^Take the \d$/,
  /^Settle/,
  /^Sign/,
  /^Remove/,
  /^Take 1 schnapps/,
  /^Turn /,
  /^Let a bard/,
];
const PLACES = [/ at table/, / on the brewer/, / on the cashbox/, / on the barrel/, / on the monk/];
const WARES = [/^Recruit \d noble/, /^Recruit the/, /^Upgrade the/, /^Buy an? (brewer|table|server)/];

const preferred = (patterns: readonly RegExp[], names: readonly string[]): string | undefined => {
  for (const pattern of patterns) {
    const name = names.find((one) => pattern.test(one));
    if (name !== undefined) return name;
  }
  return undefined;
};

export interface Story {
  /** Every title that the prompt had. */
  readonly titles: ReadonlySet<string>;
  /** The names of the buttons that were pressed to buy cards, guests, nobles and upgrades. */
  readonly bought: readonly string[];
}

/** The page has rendered the effect of a press, or of a change of its size, two frames later. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

const LONGEST_MS = 240_000;

const isDetached = (fault: unknown): boolean => fault instanceof Error && /not attached to the DOM/.test(fault.message);

/** Online the prompt may change between reading and pressing, or while a button is pressed; then it is read again. */
const orReadAgain = async (pressed: Promise<void>): Promise<void> =>
  pressed.catch((fault: unknown) => {
    if (!(fault instanceof ButtonGone) && !isDetached(fault)) throw fault;
  });

/** Plays until the game is over, or until `until` says so. */
export async function playOn(
  page: Page,
  hands: Hands,
  until: (reading: Reading) => boolean = () => false,
): Promise<Story> {
  const titles = new Set<string>();
  const bought: string[] = [];
  const tried = new Set<string>();
  let isHolding = false;
  const press = (name: string): Promise<void> => orReadAgain(hands.press(page, name));
  const deadline = performance.now() + LONGEST_MS;
  while (performance.now() < deadline) {
    await drawn(page);
    const reading = await read(page);
    const { title, buttons, dialog } = reading;
    if (!titles.has(title)) tried.clear();
    titles.add(title);
    if (/game is over/.test(title) || until(reading)) return { titles, bought };

    if (dialog !== null) {
      const answer = preferred(ANSWERS, dialog.answers) ?? dialog.answers[0];
      if (answer !== undefined) await press(answer);
      continue;
    }
    if (isHolding) {
      // Takes the held die off its space, or puts it where it fits, or lets it go.
      isHolding = false;
      const off = buttons.find((name) => /^Take the .* off/.test(name));
      const place =
        off ??
        preferred(
          PLACES,
          buttons.filter((name) => name.startsWith('Put ')),
        );
      const letGo = buttons.find((name) => name === 'Let the die go');
      const next = place ?? letGo;
      // A click on a placed die on the canvas has taken it off already.
      if (next !== undefined) await press(next);
      continue;
    }
    const isPlanning = buttons.some((name) => name === 'Done planning');
    const isServing = buttons.some((name) => name === 'End your turn');
    const die = buttons.find((name) => (isPlanning ? /, not placed$/ : /, on /).test(name) && !tried.has(name));
    if ((isPlanning || isServing) && die !== undefined) {
      tried.add(die);
      isHolding = true;
      await press(die);
      continue;
    }
    const answer = preferred(ANSWERS, buttons);
    if (answer !== undefined) {
      await press(answer);
      continue;
    }
    const ware = preferred(WARES, buttons);
    if (ware !== undefined && !tried.has(ware)) {
      tried.add(ware);
      bought.push(ware);
      await press(ware);
      continue;
    }
    const wayOn = preferred([/^Keep these/, /^Done planning/, /^End your turn/], buttons);
    if (wayOn === undefined) {
      await page.waitForTimeout(20);
      continue;
    }
    tried.clear();
    await press(wayOn);
  }
  throw new Error(`The game does not end; the prompt says "${await promptOf(page).innerText()}".`);
}
