// The manifest of the installed game: every picture that it names is there, in the size it says, and every address leads to
// a page.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRoute } from '../../../client/overlay/route.ts';
import { sizeOfJpeg } from '../../kit/jpeg.ts';
import { sizeOfPng } from '../../kit/png.ts';

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
}
interface Manifest {
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  share_target: { action: string; method: string; enctype: string; params: Record<string, string> };
  theme_color: string;
}

const FOLDER = 'client/public';
const manifest = JSON.parse(readFileSync(`${FOLDER}/manifest.webmanifest`, 'utf8')) as Manifest;
const page = readFileSync('client/index.html', 'utf8');

test('every icon is there, in the size it says and small', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of icons) {
    const file = readFileSync(`${FOLDER}${src}`);
    expect([src, file.length < 20_000]).toEqual([src, true]);
    // An SVG fits every size.
    if (src.endsWith('.svg')) {
      expect([src, sizes]).toEqual([src, 'any']);
      continue;
    }
    const { width, height } = sizeOfPng(file);
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});

test('every screenshot is there, in the size it says', () => {
  expect(manifest.screenshots.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.screenshots) {
    const { width, height } = sizeOfJpeg(readFileSync(`${FOLDER}${src}`));
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});

test('the maskable icon has no transparent part, so that it can be cut to any shape', () => {
  // The byte of a PNG's header that holds its colour type.
  const COLOUR_TYPE = 25;
  // The type of true colours without transparency.
  const OPAQUE = 2;
  const maskable = manifest.icons.find(({ purpose }) => purpose === 'maskable');
  expect(readFileSync(`${FOLDER}${maskable?.src ?? ''}`)[COLOUR_TYPE]).toBe(OPAQUE);
});

test('the start and the shortcuts lead to pages, and shared links to the page that reads them', () => {
  const routeAt = (url: string) => readRoute(new URL(url, 'https://tavern.example').hash);
  expect(routeAt(manifest.start_url)).toEqual({ page: 'home' });
  expect(manifest.shortcuts.map(({ name, url }) => [name, routeAt(url)])).toEqual([
    ['Play against bots', { page: 'home' }],
    ['Find a match', { page: 'find' }],
  ]);
  expect(manifest.share_target).toMatchObject({
    action: '/',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
  });
  expect(Object.values(manifest.share_target.params)).toEqual(expect.arrayContaining(['url', 'text', 'title']));
});

test('the page names the manifest, and both have the same theme colour', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
});
