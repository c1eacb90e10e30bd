// The home page: the first lesson, new games against bots, on one screen or online, and earlier games to resume or to
// watch.
import { useEffect, useState } from 'preact/hooks';
import { BOT_LEVELS } from '../../../game/bots/index.ts';
import { Icon } from '../parts/icon.tsx';
import { lazy, NotLoadedNote } from '../parts/lazy.tsx';
import { usePageTitle } from '../parts/page.tsx';
import { whenTextIsShown } from '../parts/textShown.ts';
import { OwnMatchList } from '../lobby/ownMatchList.tsx';
import { OneOf } from '../parts/fields.tsx';
import { hrefOf } from '../route.ts';
import type { Save } from '../../net/saves.ts';
import { useServices, useText } from '../services.ts';
import { Alone, gameAgainstBots } from './alone.tsx';
import { knownLevel, recallOptions, rememberOptions, type GameOptions } from '../gameOptions.ts';
import { Doors } from './doors.tsx';
import { Night } from '../parts/night.tsx';
import { GlimpseOutline } from './glimpseOutline.tsx';
import { Online } from './online.tsx';
import { SaveList } from './saveList.tsx';
import { useStart } from './start.ts';
import { Together } from './together.tsx';

type Way = 'alone' | 'together' | 'online';
/** Proposed after the first lesson to a player who has not chosen options yet: a game as easy as that lesson. */
const AFTER_LESSON: Partial<GameOptions> = { bots: 1, level: 'easy' };
const GLIMPSE_DELAY_MS = 600;

/** Loaded once the text is shown: its large pictures would delay the text. */
const Street = lazy(
  async () => {
    await whenTextIsShown();
    return (await import('./street.tsx')).Street;
  },
  {
    isPage: false,
    // Keeps the place of the picture free.
    meanwhile: (
      <div class="street">
        <div class="house" />
      </div>
    ),
  },
);

/** Loaded a moment after the page has opened, as its pictures are large. */
const Glimpse = lazy(
  async () => {
    await new Promise((resolve) => setTimeout(resolve, GLIMPSE_DELAY_MS));
    return (await import('./glimpse.tsx')).Glimpse;
  },
  { isPage: false },
);

export function HomePage() {
  const text = useText();
  const { home } = text;
  const { saves, keptLessons, keptSeats } = useServices();
  const heading = usePageTitle(text.title);
  const [suggested] = useState(() =>
    recallOptions(keptLessons.of('firstEvening')?.isFinished === true ? AFTER_LESSON : {}),
  );
  const [options, setOptions] = useState(suggested);
  const [way, setWay] = useState<Way>('alone');
  const [couldNotBeginLesson, setCouldNotBeginLesson] = useState(false);
  const [kept] = useState(() => saves.list());
  const [removed, setRemoved] = useState<ReadonlyMap<string, Save>>(new Map());
  const start = useStart();
  useEffect(() => {
    if (options !== suggested) rememberOptions(options);
  }, [options, suggested]);
  const level = knownLevel(BOT_LEVELS, options.level);

  const change = (part: Partial<GameOptions>) => setOptions((before) => ({ ...before, ...part }));
  const remove = (id: string) => {
    const save = saves.read(id);
    if (save === null) return;
    saves.remove(id);
    setRemoved((before) => new Map(before).set(id, save));
  };
  const restore = (id: string) => {
    const save = removed.get(id);
    if (save !== undefined) saves.keep(save);
    setRemoved((before) => new Map([...before].filter(([other]) => other !== id)));
  };
  const removal = { removed: new Set(removed.keys()), onRemove: remove, onRestore: restore };
  const unfinished = kept.filter((save) => save.result === null);
  const finished = kept.filter((save) => save.result !== null);
  /** True if this browser keeps no game, no lesson and no seat in a match. */
  const isNew = kept.length === 0 && keptLessons.isEmpty && keptSeats.list().length === 0;

  return (
    <div class="home">
      <Night />
      <Street />
      <main class="inside">
        {/* Takes the focus when the page opens, so that screen readers read on from here. */}
        <h1 ref={heading} tabIndex={-1} class="unseen">
          {home.heading}
        </h1>
        <OwnMatchList />
        {unfinished.length > 0 && (
          <section class="board doorBoard">
            <h2>{home.resume}</h2>
            <SaveList saves={unfinished} {...removal} />
          </section>
        )}
        <div class="board doorBoard">
          <p class="soft">{home.subtitle}</p>
          {isNew && (
            <div class="glimpse" aria-hidden="true">
              <GlimpseOutline />
              <Glimpse />
            </div>
          )}
          <Doors
            isNew={isNew}
            isBusy={start.busy}
            withFriends={way !== 'alone'}
            onPlay={() => start.begin(gameAgainstBots(options, level, home.botNames))}
            onFriends={() => setWay(way === 'alone' ? 'together' : 'alone')}
            onFailure={() => setCouldNotBeginLesson(true)}
          />
          {(start.hasFailed || couldNotBeginLesson) && <NotLoadedNote />}
          {way === 'alone' ? (
            <Alone options={options} level={level} onChange={change} />
          ) : (
            <OneOf
              name={home.ways}
              value={way}
              options={[
                { value: 'together', face: home.together },
                { value: 'online', face: home.online },
              ]}
              onChange={setWay}
            />
          )}
          {way === 'together' && <Together options={options} onChange={change} start={start} />}
          {way === 'online' && <Online options={options} onChange={change} />}
        </div>
        {finished.length > 0 && (
          <section class="board doorBoard">
            <h2>{home.finished}</h2>
            <SaveList saves={finished} {...removal} />
          </section>
        )}
        <nav class="foot" aria-label={text.title}>
          <a class="button plain" href={hrefOf({ page: 'rules' })}>
            <Icon name="rules" />
            {home.rules}
          </a>
          <a class="button plain" href={hrefOf({ page: 'settings' })}>
            <Icon name="settings" />
            {home.settings}
          </a>
          <a class="button plain" href={hrefOf({ page: 'credits' })}>
            <Icon name="signature" />
            {home.credits}
          </a>
        </nav>
      </main>
    </div>
  );
}
