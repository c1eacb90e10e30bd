// Opens the overlay in jsdom with real services, as main.ts does, but without a canvas, which cannot be created there,
// and without a service worker; what else jsdom lacks is replaced.
import { configure } from '@testing-library/dom';
import { h, render } from 'preact';
import { openKeptLessons } from '../../client/net/keptLessons.ts';
import { openKeptSeats } from '../../client/net/keptSeats.ts';
import { openSaves, type Save, type Saves } from '../../client/net/saves.ts';
import { App } from '../../client/overlay/app.tsx';
import { followLanguage } from '../../client/overlay/language.ts';
import { watchRoute } from '../../client/overlay/route.ts';
import { DEFAULT_SETTINGS, openSettings, type Settings } from '../../client/overlay/settings.ts';
import { createStore } from '../../client/overlay/store.ts';
import { pages } from '../../client/words/en/pages/index.ts';
import { AXE, type WithAxe } from './axe.ts';

// These tests do not ask how long anything takes, so the time limit is generous.
configure({ asyncUtilTimeout: 20_000 });

export interface OpenClient {
  readonly root: HTMLElement;
  readonly saves: Saves;
  close(): void;
}

const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

/** jsdom has no screen to measure; every media query gets this answer. */
export function answerMediaQueries(matches: boolean): void {
  media.matches = matches;
}

/** Replaces what jsdom lacks: dialogs, scrolling and media queries. */
function completeDom(): void {
  Object.assign(window, { matchMedia: () => media });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  const { prototype } = HTMLDialogElement;
  if ('showModal' in prototype) return;
  Object.assign(prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
}

/** The operating system's wish for reduced motion, which may change while the page is open. */
export const systemReducesMotion = createStore(true);

/** Puts saved games into this browser's storage. */
export function keepGames(...games: readonly Save[]): void {
  for (const game of games) openSaves(localStorage).keep(game);
}

const SETTINGS = 'tiefenthal.settings';

/** `server` is the address of a real server, for online play. */
export function openClient(hash: string, settings: Partial<Settings> = {}, server = ''): OpenClient {
  completeDom();
  window.location.hash = hash;
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const saves = openSaves(localStorage);
  // Only the first time: later settings must survive a second opening.
  if (localStorage.getItem(SETTINGS) === null)
    localStorage.setItem(SETTINGS, JSON.stringify({ ...DEFAULT_SETTINGS, speed: 0, ...settings }));
  const store = openSettings(localStorage);
  const language = followLanguage(store, pages);
  const services = {
    settings: store,
    language,
    newVersion: createStore(null),
    saves,
    keptLessons: openKeptLessons(localStorage),
    systemReducesMotion,
    keptSeats: openKeptSeats(localStorage),
    openLobby: async () => (await import('../../client/net/lobby.ts')).createLobby(server),
    onlineTables: async () => (await import('../../client/net/onlineTables.ts')).createOnlineTables(server),
    localGames: async () => (await import('../../client/net/local.ts')).createLocalGames(saves),
    tableTools: async () => {
      const { createSession, createReplay } = await import('../../client/session/index.ts');
      return { createSession, createReplay, words: await language.words() };
    },
    loadStage: () => Promise.reject(new Error('There is no canvas here.')),
    paintTavern: () => Promise.reject(new Error('There is no canvas here.')),
  };
  render(h(App, { services, route: watchRoute() }), root);
  return {
    root,
    saves,
    close: () => {
      render(null, root);
      document.body.replaceChildren();
    },
  };
}

/** Serious and critical violations found by axe-core, with their elements. */
export async function seriousFaults(): Promise<string[]> {
  if (!('axe' in window)) window.eval(AXE);
  const { axe } = window as unknown as WithAxe;
  // Contrast cannot be computed in jsdom, which does not draw.
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
