// What axe-core finds on the screen as it is now.
import type { Page } from 'playwright-core';
import { AXE, type WithAxe } from '../../kit/axe.ts';

const LONGEST = 160;

/** Everything, however harmless axe thinks it is: one line for each element, beginning with the screen. */
export async function faultsOn(page: Page, screen: string): Promise<string[]> {
  // By the debugger's door, which is not the page's own: its policy stays as strict as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as WithAxe;
    return axe.run(document, { resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html }) => `${screen}: ${id} (${impact}): ${html.slice(0, LONGEST)}`),
  );
}
