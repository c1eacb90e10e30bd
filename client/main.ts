// The composition root: renders the overlay and gives it its services, the heavy ones by dynamic import.
import { h, render } from 'preact';
import './art/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/home.css';
import './styles/pages.css';
import './styles/contrast.css';
import { openKeptLessons } from './net/keptLessons.ts';
import { openKeptSeats } from './net/keptSeats.ts';
import { openSaves } from './net/saves.ts';
import { App } from './overlay/app.tsx';
import { followLanguage, wordingOf } from './overlay/language.ts';
import { loading } from './overlay/loading.ts';
import { watchRoute } from './overlay/route.ts';
import type { Services } from './overlay/services.ts';
import { openSettings } from './overlay/settings.ts';
import { createStore } from './overlay/store.ts';
import { loadPages } from './words/text.ts';

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
const pages = loadPages(wordingOf(settings.get()));
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

const newVersion = createStore<(() => void) | null>(null);

if (import.meta.env.PROD) {
  // After the page: the service worker fetches the whole game. `load` may be over when the texts have come.
  addEventListener('load', () => {
    const watching = import('./net/newVersion.ts').then(({ watchVersions }) => watchVersions(newVersion.set));
    // Without a service worker the game needs the network, as any page does.
    watching.catch(() => undefined);
  });
}

// The link of a table, or one that was shared with the installed game.
if (location.pathname !== '/' || location.search !== '') {
  await import('./overlay/arrival.ts').then(
    ({ arrive }) => arrive(),
    () => undefined,
  );
}

const language = followLanguage(settings, await pages);

const services: Services = {
  settings,
  language,
  newVersion,
  saves,
  keptLessons: openKeptLessons(storage()),
  systemReduces: () => lessMotion.matches,
  localGames: loading(async () => {
    const { createLocalGames } = await import('./net/local.ts');
    return createLocalGames(saves);
  }),
  keptSeats: openKeptSeats(storage()),
  lobby: loading(async () => {
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

const place = document.querySelector('#tiefenthal');
if (place !== null) render(h(App, { services, route: watchRoute() }), place);
