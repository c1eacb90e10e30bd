// Finds a browser on this machine, or as root on Debian installs one, and opens it for tests, pictures and benchmarks.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const onLinux = (): string[] =>
  ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env['PATH'] ?? '').split(delimiter)].flatMap((folder) =>
    ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'].map((name) => join(folder, name)),
  );

const onMac = (): string[] =>
  ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

const onWindows = (): string[] =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    ['Google/Chrome', 'Chromium'].map((name) => join(process.env[variable] ?? 'C:/', name, 'Application/chrome.exe')),
  );

function usualPlaces(): string[] {
  if (process.platform === 'darwin') return onMac();
  return process.platform === 'win32' ? onWindows() : onLinux();
}

const chosen = (): string | undefined => {
  const path = process.env['TIEFENTHAL_BROWSER'];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`TIEFENTHAL_BROWSER names ${path}, and nothing is there.`);
  return path;
};

const isRoot = process.getuid?.() === 0;

const install = (): string | undefined => {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined;
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update');
  apt('install', '-y', 'chromium');
  return usualPlaces().find(existsSync);
};

const findBrowser = (): string => {
  const browser = chosen() ?? [...usualPlaces(), chromium.executablePath()].find(existsSync) ?? install();
  if (browser !== undefined) return browser;
  throw new Error(
    'Tests, pictures and benchmarks need Chrome or Chromium. Install one of them, ' +
      'or run "npx playwright-core install chromium", or put the path of a browser into TIEFENTHAL_BROWSER.',
  );
};

/**
 * Emulates a graphics card on the processor, so that there is WebGL. The page around the canvas is drawn without the
 * emulated card, which would only draw every pixel a second time.
 */
const WEBGL_WITHOUT_CARD = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
];
/** Chromium's default on a machine without a graphics card: software rendering and no WebGL. */
export const NO_GRAPHICS_CARD = ['--disable-gpu'];
/** Switches off the protocol QUIC, and the browser's own requests, such as for updates. */
const NO_BACKGROUND_TRAFFIC = ['--disable-quic', '--disable-background-networking'];

export const launchBrowser = (graphics: readonly string[] = WEBGL_WITHOUT_CARD): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [...(isRoot ? ['--no-sandbox'] : []), ...graphics, ...NO_BACKGROUND_TRAFFIC],
  });
