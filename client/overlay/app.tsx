// The root component: shows the page of the current route, and notices beside it. One error boundary is around the
// page, another around the notices.
import type { ComponentChild } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { HomePage } from './home/homePage.tsx';
import { CreditsPage } from './pages/credits.tsx';
import { NotFoundPage } from './pages/notFoundPage.tsx';
import { SettingsPage } from './pages/settings.tsx';
import { Boundary } from './parts/boundary.tsx';
import { lazy } from './parts/lazy.tsx';
import type { Route } from './route.ts';
import { ServicesProvider, useServices, useSettings, useText, type Services } from './services.ts';
import { applySettings } from './settings.ts';
import { useStore, type ReadableStore } from './store.ts';

const LocalTable = lazy(() => import('./table/localTable.tsx').then((module) => module.LocalTable));
const FindPage = lazy(() => import('./lobby/findPage.tsx').then((module) => module.FindPage));
const CreatePage = lazy(() => import('./lobby/createPage.tsx').then((module) => module.CreatePage));
const MatchPage = lazy(() => import('./match/matchPage.tsx').then((module) => module.MatchPage));
const OnlineReplay = lazy(() => import('./replay/onlineReplay.tsx').then((module) => module.OnlineReplay));
const RematchNotices = lazy(() => import('./lobby/rematchNotices.tsx').then((module) => module.RematchNotices), {
  isPage: false,
});
const NewVersionNotice = lazy(() => import('./parts/newVersionNotice.tsx').then((module) => module.NewVersionNotice), {
  isPage: false,
});
const LearnPage = lazy(() => import('./lessons/learnPage.tsx').then((module) => module.LearnPage));
const GuidePage = lazy(() => import('./guide/guidePage.tsx').then((module) => module.GuidePage));
const ReplayPage = lazy(() => import('./replay/replayPage.tsx').then((module) => module.ReplayPage));

function pageOf(route: Route): ComponentChild {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'play':
      return <LocalTable key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage key={route.id} route={route} />;
    case 'rules':
      return <GuidePage rule={route.rule ?? null} />;
    case 'learn':
      return <LearnPage />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <CreditsPage />;
    case 'find':
      return <FindPage />;
    case 'create':
      return <CreatePage />;
    case 'match':
      return <MatchPage key={route.id} route={route} />;
    case 'rewatch':
      return <OnlineReplay key={route.id} route={route} />;
    case 'lost':
      return <NotFoundPage />;
    default:
      return route satisfies never;
  }
}

/** Pages with a table: the notice of a new version waits until the player leaves them. */
const isTable = ({ page }: Route): boolean => ['play', 'replay', 'match', 'rewatch'].includes(page);

function CurrentPage({ route }: { route: ReadableStore<Route> }) {
  const settings = useSettings();
  const { lang } = useText();
  const { systemReducesMotion, keptSeats, newVersion } = useServices();
  const reducesMotion = useStore(systemReducesMotion);
  useEffect(() => applySettings(document.documentElement, settings, reducesMotion), [settings, reducesMotion]);
  // A layout effect, so that `lang` changes in the same frame as the texts: screen readers choose their voice by it.
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const current = useStore(route);
  const changeVersion = useStore(newVersion);
  return (
    <>
      <Boundary route={current}>{pageOf(current)}</Boundary>
      <Boundary route={current} isNotice>
        {current.page !== 'home' && keptSeats.list().length > 0 && <RematchNotices route={current} />}
        {changeVersion !== null && !isTable(current) && <NewVersionNotice onSwitch={changeVersion} />}
      </Boundary>
    </>
  );
}

export const App = ({ services, route }: { services: Services; route: ReadableStore<Route> }) => (
  <ServicesProvider value={services}>
    <CurrentPage route={route} />
  </ServicesProvider>
);
