// Draws the application's icons, and the picture that chat programs show beside a link, from our own art into client/public.
import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

const FOLDER = 'client/public';
const GROUND = '#24150b';
/** Operating systems may cut a maskable icon to a circle of 80 % of its width: the mug is small enough to lie within it. */
const MASKABLE_SHARE = 0.72;

/** `share` is the width of icon.svg as a share of the icon's. */
const ICONS = [
  { name: 'icon-180', size: 180, share: 1, opaque: true },
  { name: 'icon-192', size: 192, share: 1, opaque: false },
  { name: 'icon-512', size: 512, share: 1, opaque: false },
  { name: 'icon-maskable-512', size: 512, share: MASKABLE_SHARE, opaque: true },
] as const;

const dataUrl = async (type: string, file: string): Promise<string> =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;

export async function drawIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const icon = await dataUrl('image/svg+xml', `${FOLDER}/icon.svg`);
  for (const { name, size, share, opaque } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;block-size:100vh;background:${opaque ? GROUND : 'transparent'}">
       <img src="${icon}" width="${size * share}"></body>`,
    );
    await page.screenshot({ path: `${FOLDER}/${name}.png`, omitBackground: !opaque });
  }
  await page.setViewportSize({ width: 1200, height: 630 });
  const evening = await dataUrl('image/jpeg', 'test/pictures/evening8.jpg');
  await page.setContent(
    `<body style="margin:0"><img src="${evening}" style="inline-size:1200px;block-size:630px;object-fit:cover;object-position:top"></body>`,
  );
  await writeFile(`${FOLDER}/table.jpg`, await page.screenshot({ type: 'jpeg', quality: 72 }));
  await page.close();
}
