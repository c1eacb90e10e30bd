// The composition root: renders the overlay and gives it its services, the heavy ones by dynamic import.
import { h, render } from 'preact';
import './art/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/home.css';
import './styles/pages.css';
import { openKeptSeats } from './net/keptSeats.ts';
import { openSaves } from './net/saves.ts';
import { App } from './overlay/app.tsx';
import { loading } from './overlay/loading.ts';
import { watchRoute } from './overlay/route.ts';
import type { Services } from './overlay/services.ts';
import { openSettings } from './overlay/settings.ts';

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
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

const services: Services = {
  settings,
  saves,
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
    const [{ createSession, createReplay }, { createWords }] = await Promise.all([
      import('./session/index.ts'),
      import('./words/index.ts'),
    ]);
    return { createSession, createReplay, words: createWords(settings.get().language) };
  }),
  loadStage: loading(async () => {
    const { createStage } = await import('./scenes/stage.ts');
    return createStage;
  }),
};

const place = document.querySelector('#tiefenthal');
if (place !== null) render(h(App, { services, route: watchRoute() }), place);
