// Reads the table from the document as a screen reader does: names of buttons, prompts and dialogs.
import type { Locator, Page } from 'playwright-core';

/** The page has changed since the button was read. */
export class ButtonGone extends Error {
  constructor(name: string) {
    super(`There is no button "${name}".`);
  }
}

export interface Named {
  readonly name: string;
  readonly disabled: boolean;
}

/** Runs in the page. */
export const nameOf = (buttons: Element[]): string[] =>
  buttons.map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim());

async function namesIn(place: Locator): Promise<Named[]> {
  const buttons = place.getByRole('button');
  const [names, disabled] = await Promise.all([
    buttons.evaluateAll(nameOf),
    buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-disabled') === 'true')),
  ]);
  return names.map((name, index) => ({ name, disabled: disabled[index] === true }));
}

export const promptOf = (page: Page): Locator => page.getByRole('region', { name: 'What is asked of you' });

export interface Reading {
  /** The evening that the page's heading names; 0 before the first one. */
  readonly evening: number;
  readonly title: string;
  /** Names of the enabled buttons. */
  readonly deeds: readonly string[];
  /** The question of an open dialog, and its answers. */
  readonly dialog: { readonly title: string; readonly answers: readonly string[] } | null;
}

export async function read(page: Page): Promise<Reading> {
  const prompt = promptOf(page);
  const dialog = page.getByRole('dialog');
  const [heading, title, buttons, open] = await Promise.all([
    page.locator('h1').innerText(),
    prompt.getByRole('heading').first().innerText(),
    namesIn(prompt),
    dialog.count(),
  ]);
  const deeds = buttons.filter((button) => !button.disabled).map((button) => button.name);
  const evening = Number(/^Evening (\d)/.exec(heading)?.[1] ?? 0);
  if (open === 0) return { evening, title, deeds, dialog: null };
  const answers = await namesIn(dialog);
  return {
    evening,
    title,
    deeds,
    dialog: { title: await dialog.getByRole('heading').first().innerText(), answers: answers.map(({ name }) => name) },
  };
}

export const offersInWords = async (page: Page): Promise<string[]> =>
  (await namesIn(page.getByRole('tabpanel'))).filter((button) => !button.disabled).map((button) => button.name);
