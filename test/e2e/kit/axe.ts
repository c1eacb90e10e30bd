// Runs axe-core on the current screen.
import type { Page } from 'playwright-core';
import { AXE, type WithAxe } from '../../kit/axe.ts';

const MOST_HTML_CHARS = 160;

/** Violations of every severity, one line for each element, beginning with the screen. */
export async function faultsOn(page: Page, screen: string): Promise<string[]> {
  // Evaluated through the debugger, as the page's content security policy allows no script element for it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as WithAxe;
    return axe.run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${screen}: ${id} (${impact}): ${html.slice(0, MOST_HTML_CHARS)}`),
  );
}
