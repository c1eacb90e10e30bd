// `npm run pictures`: the main pages, and games with module 1 and with all five at every new title of the prompt, at
// five sizes, into dist/pictures. `npm run pictures -- icons` draws instead the application's icons and the picture
// that chat programs show beside a link.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../kit/browser.ts';
import { serveClient } from '../kit/clientServer.ts';
import { pressButton } from '../e2e/kit/keyboard.ts';
import { playOn } from '../e2e/kit/player.ts';
import { bring, INSTANT, visit } from '../e2e/kit/visit.ts';
import { drawIcons } from './icons.ts';
import { lateGame } from './lateGame.ts';

const FOLDER = 'dist/pictures';
const SIZES = [
  { width: 1920, height: 1080, mobile: false },
  { width: 390, height: 844, mobile: true },
  { width: 844, height: 390, mobile: true },
  { width: 820, height: 1180, mobile: true },
  // Last, because the game is played on at the size that was set last.
  { width: 1280, height: 720, mobile: false },
] as const;
const PAGES = ['rules', 'settings', 'credits', 'find'] as const;
const MODULES_OF_GAMES = [1, 5] as const;
const LATE_GAME_SEED = 'evening 12';

/** Time for faces, fonts and the canvas to appear. */
const REST_MS = 900;

const fileNameOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

async function resize(session: CDPSession, { width, height, mobile }: (typeof SIZES)[number]): Promise<void> {
  const deviceScaleFactor = mobile ? 2 : 1;
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
}

/** Returns a function that photographs the page at every size, into numbered files. */
function camera(page: Page, session: CDPSession): (name: string) => Promise<void> {
  let number = 0;
  // On phones the open drawer would cover the table.
  const toggleDrawer = async () => {
    const tab = page.getByRole('tab', { name: 'Table in words' });
    if ((await tab.count()) > 0) await tab.click();
  };
  return async (name) => {
    number++;
    await toggleDrawer();
    for (const size of SIZES) {
      await resize(session, size);
      await page.waitForTimeout(REST_MS);
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
      const file = `${String(number).padStart(2, '0')}-${name}.png`;
      await writeFile(join(FOLDER, `${size.width}x${size.height}`, file), Buffer.from(data, 'base64'));
    }
    await toggleDrawer();
  };
}

async function takePagesAndGames(page: Page, home: string, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${home}#/`);
  await take('home');
  await pressButton(page, 'With friends');
  await take('home-together');
  for (const name of PAGES) {
    await page.goto(`${home}#/${name}`);
    await take(name);
  }
  const hands = { press: pressButton };
  for (const modules of MODULES_OF_GAMES) {
    await page.goto(`${home}#/`);
    await page.getByRole('combobox', { name: 'Modules' }).selectOption(String(modules));
    await page.getByRole('combobox', { name: 'Bots', exact: true }).selectOption('3');
    await pressButton(page, 'Play now');
    await page.locator('.canvas canvas').waitFor();
    const seen = new Set<string>();
    while (!seen.has('The game is over')) {
      const { titles } = await playOn(page, hands, ({ title, dialog }) => dialog === null && !seen.has(title));
      const title = [...titles].at(-1) ?? '';
      seen.add(title);
      await take(`modules-${modules}-${fileNameOf(title)}`);
    }
    await pressButton(page, 'Watch from the start');
    await page.getByRole('slider').waitFor();
    await take(`modules-${modules}-replay`);
  }
}

/** The table in the last evening of a saved game. */
async function takeLateEvening(page: Page, home: string, take: (name: string) => Promise<void>): Promise<void> {
  await bring(page, lateGame(LATE_GAME_SEED));
  await page.goto(`${home}#/play/evening-8`);
  await page.locator('.canvas canvas').waitFor();
  await take('evening-8');
}

async function takeAll(browser: Browser): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  for (const { width, height } of SIZES) await mkdir(join(FOLDER, `${width}x${height}`), { recursive: true });
  const client = await serveClient();
  const { page, complaints } = await visit(browser, client.url, { ...INSTANT, tableInWords: true });
  const take = camera(page, await page.context().newCDPSession(page));
  await takeLateEvening(page, client.url, take);
  await takePagesAndGames(page, client.url, take);
  for (const complaint of complaints) console.error(complaint);
  console.log(FOLDER);
  await client.close();
}

const browser = await launchBrowser();
await (process.argv[2] === 'icons' ? drawIcons(browser) : takeAll(browser));
await browser.close();
