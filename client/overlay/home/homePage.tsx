// The home page: new games alone, on one screen or online, and the games that can be resumed.
import { useEffect, useState } from 'preact/hooks';
import { BOT_LEVELS } from '../../../game/bots/index.ts';
import { Icon } from '../parts/icon.tsx';
import { LoadingNote } from '../parts/lazy.tsx';
import { usePageTitle } from '../parts/page.tsx';
import { OwnMatchList } from '../lobby/ownMatchList.tsx';
import { OneOf } from '../parts/fields.tsx';
import { hrefOf } from '../route.ts';
import { useServices, useText } from '../services.ts';
import { Alone } from './alone.tsx';
import { knownLevel, recallChoices, rememberChoices, type Choices } from '../choices.ts';
import { Night } from '../parts/night.tsx';
import { OnlineDoor } from './online.tsx';
import { SaveList } from './saveList.tsx';
import { useStart } from './start.ts';
import { Snow } from './snow.tsx';
import { useSomebodyThere } from './useSomebodyThere.ts';
import { TavernFront } from './tavernFront.tsx';
import { Together } from './together.tsx';

type Way = 'alone' | 'together' | 'online';
const PREFETCH_AFTER = 1500;

/** Fetches the code of the table in advance, so that a game opens at once. */
function usePrefetchedTable() {
  const { localGames, tableTools, loadStage } = useServices();
  useEffect(() => {
    const fetchAll = () => {
      // A failure is ignored here: the code is loaded again, and a failure shown, when a game is opened.
      void Promise.allSettled([import('../table/localTable.tsx'), localGames(), tableTools(), loadStage()]);
    };
    const later = setTimeout(fetchAll, PREFETCH_AFTER);
    return () => clearTimeout(later);
  }, [localGames, tableTools, loadStage]);
}

export function HomePage() {
  const text = useText();
  const { home } = text;
  const isMoving = useSomebodyThere();
  const { saves, keptLessons } = useServices();
  const heading = usePageTitle(text.title);
  const [choices, setChoices] = useState(recallChoices);
  const [way, setWay] = useState<Way>('alone');
  const [kept, setKept] = useState(() => saves.list());
  const start = useStart(() => rememberChoices(choices));
  usePrefetchedTable();

  const change = (part: Partial<Choices>) => setChoices((before) => ({ ...before, ...part }));
  const remove = (id: string) => {
    saves.remove(id);
    setKept(saves.list());
  };
  const unfinished = kept.filter((save) => save.result === null);
  /** True before the first game and the first lesson in this browser. */
  const isNew = kept.length === 0 && keptLessons.isEmpty;
  const finished = kept.filter((save) => save.result !== null);

  return (
    <div class="home">
      <Night />
      <div class={isMoving ? 'street moving' : 'street'}>
        <TavernFront />
        <Snow />
      </div>
      <main class="inside">
        <OwnMatchList />
        {unfinished.length > 0 && (
          <section class="board doorBoard">
            <h2>{home.resume}</h2>
            <SaveList saves={unfinished} onRemove={remove} />
          </section>
        )}
        <div class="board doorBoard">
          <h1 ref={heading} tabIndex={-1} class="unseen">
            {home.heading}
          </h1>
          <p class="soft">{home.subtitle}</p>
          {isNew && (
            <a class="button large wide" href={hrefOf({ page: 'learn' })}>
              <Icon name="help" />
              {home.learnFirst}
            </a>
          )}
          <OneOf
            name={home.ways}
            value={way}
            options={[
              { value: 'alone', face: home.alone },
              { value: 'together', face: home.together },
              { value: 'online', face: home.online },
            ]}
            onChange={setWay}
          />
          {way === 'alone' && (
            <Alone choices={choices} level={knownLevel(BOT_LEVELS, choices.level)} onChange={change} start={start} />
          )}
          {way === 'together' && <Together choices={choices} onChange={change} start={start} />}
          {start.hasFailed && <LoadingNote />}
          {way === 'online' && <OnlineDoor choices={choices} onChange={change} />}
        </div>
        {finished.length > 0 && (
          <section class="board doorBoard">
            <h2>{home.finished}</h2>
            <SaveList saves={finished} onRemove={remove} />
          </section>
        )}
        <nav class="foot" aria-label={text.title}>
          <a class="button plain" href={hrefOf({ page: 'learn' })}>
            <Icon name="help" />
            {home.learn}
          </a>
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
