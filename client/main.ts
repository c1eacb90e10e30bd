// The composition root: renders the overlay and gives it its services, the heavy ones by dynamic import.
import { h, render } from 'preact';
import './art/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/unseen.css';
import './styles/controls.css';
import './styles/home.css';
import './styles/pages.css';
import './styles/contrast.css';
import { openKeptLessons } from './net/keptLessons.ts';
import { openKeptSeats } from './net/keptSeats.ts';
import { openSaves } from './net/saves.ts';
import { App } from './overlay/app.tsx';
import { fetchTable } from './overlay/fetchTable.ts';
import { followLanguage, wordingOf } from './overlay/language.ts';
import { loading } from './overlay/loading.ts';
import { NoTexts } from './overlay/pages/noTexts.tsx';
import { watchRoute } from './overlay/route.ts';
import type { Services } from './overlay/services.ts';
import { openSettings } from './overlay/settings.ts';
import { createStore } from './overlay/store.ts';
import { loadPages, type PageText } from './words/pages.ts';

/** Null where the browser forbids access to localStorage. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

const saves = openSaves(storage());
const settings = openSettings(storage());
const wording = wordingOf(settings.get());
// The texts of pages in the language of the settings; null if they cannot be loaded.
const pages = loadPages(wording).catch(() => null);
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const systemReducesMotion = createStore(lessMotion.matches);
lessMotion.addEventListener('change', ({ matches }) => systemReducesMotion.set(matches));

const newVersion = createStore<(() => void) | null>(null);

function servicesIn(pageText: PageText): Services {
  const language = followLanguage(settings, pageText);
  return {
    settings,
    language,
    newVersion,
    saves,
    keptLessons: openKeptLessons(storage()),
    systemReducesMotion,
    localGames: loading(async () => {
      const { createLocalGames } = await import('./net/local.ts');
      return createLocalGames(saves);
    }),
    keptSeats: openKeptSeats(storage()),
    openLobby: loading(async () => {
      const { createLobby } = await import('./net/lobby.ts');
      return createLobby();
    }),
    onlineTables: loading(async () => {
      const { createOnlineTables } = await import('./net/onlineTables.ts');
      return createOnlineTables();
    }),
    tableTools: loading(async () => {
      const [{ createSession, createReplay }, words] = await Promise.all([
        import('./session/index.ts'),
        language.words(),
      ]);
      return { createSession, createReplay, words };
    }),
    loadStage: loading(async () => {
      const { createStage } = await import('./scenes/stage.ts');
      return createStage;
    }),
    paintTavern: loading(async () => {
      const { paintTavern } = await import('./scenes/tavernPicture.ts');
      return paintTavern;
    }),
  };
}

/** Registers the service worker, which keeps the game for use without a network, and watches for new versions. */
async function keepGame(): Promise<void> {
  const { watchVersions } = await import('./net/newVersion.ts');
  await watchVersions(newVersion.set);
}

function show(place: Element, text: PageText): void {
  const services = servicesIn(text);
  render(h(App, { services, route: watchRoute() }), place);
  const fetched = fetchTable();
  // After the code of a table, which is needed next: the service worker fetches all of the game.
  if (import.meta.env.PROD) fetched.then(keepGame).catch(() => undefined);
}

/**
 * A function, as a top-level `await` would block every module that imports from this chunk, and the awaited
 * texts are such modules.
 */
async function start(place: Element): Promise<void> {
  // Fetched early: people look out of the windows of the home page. Without them the windows stay empty.
  if (location.hash === '') import('./art/people.ts').catch(() => undefined);
  // The link of a table, or a text that was shared with the installed game.
  if (location.pathname !== '/' || location.search !== '') {
    await import('./overlay/arrival.ts').then(
      ({ arrive }) => arrive(),
      () => undefined,
    );
  }
  const text = await pages;
  if (text === null) render(h(NoTexts, { code: wording.code }), place);
  else show(place, text);
}

const place = document.querySelector('#tiefenthal');
if (place !== null) void start(place);
