// The scripts that the first page asks for at once, before any of them has run.
import type { Browser } from 'playwright-core';

/** Returns the paths of the scripts. All requests for them are aborted, so that none runs and asks for more. */
export async function firstScripts(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  try {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(url);
    return await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=modulepreload]')].map(
        (element) => new URL('src' in element ? element.src : element.href).pathname,
      ),
    );
  } finally {
    await page.close();
  }
}
