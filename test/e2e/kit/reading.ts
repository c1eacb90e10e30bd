// Reads the table from the document as a screen reader does: names of buttons, prompts and dialogs.
import type { Locator, Page } from 'playwright-core';

/** The page has changed since the button was read. */
export class ButtonGone extends Error {
  constructor(name: string) {
    super(`There is no button "${name}".`);
  }
}

/** Runs in the page. */
export const namesOf = (buttons: Element[]): string[] => buttons.map((button) => window.spokenName(button));

export const promptOf = (page: Page): Locator => page.getByRole('region', { name: 'What is asked of you' });

export interface Reading {
  /** The evening that the page's heading names; 0 before the first one. */
  readonly evening: number;
  readonly title: string;
  /** Names of the enabled buttons. */
  readonly buttons: readonly string[];
  /** The question of an open dialog, and its answers. */
  readonly dialog: { readonly title: string; readonly answers: readonly string[] } | null;
}

interface Section {
  readonly title: string;
  readonly buttons: readonly string[];
}

/**
 * Runs in the page, and reads all in one call, because it is called before every press. Leaves out buttons that are
 * hidden or disabled.
 * No function in it has a name: for each that has one, tsx, which runs `npm run pictures`, would add a call of a helper
 * that the page lacks.
 */
const sectionIn = (place: Element): Section => ({
  title: place.querySelector<HTMLElement>('h1, h2, h3')?.innerText ?? '',
  buttons: [...place.querySelectorAll('button')]
    .filter(
      (button) =>
        button.checkVisibility({ visibilityProperty: true }) &&
        button.closest('[aria-hidden="true"], [aria-disabled="true"]') === null,
    )
    .map((button) => window.spokenName(button)),
});

export async function read(page: Page): Promise<Reading> {
  const dialog = page.getByRole('dialog');
  const [heading, prompt, open] = await Promise.all([
    page.locator('h1').innerText(),
    promptOf(page).evaluate(sectionIn),
    dialog.count(),
  ]);
  const asked = open === 0 ? null : await dialog.evaluate(sectionIn);
  return {
    evening: Number(/^Evening (\d)/.exec(heading)?.[1] ?? 0),
    title: prompt.title,
    buttons: prompt.buttons,
    dialog: asked === null ? null : { title: asked.title, answers: asked.buttons },
  };
}
