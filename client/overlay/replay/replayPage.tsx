// A game watched again: a slider through all its moments, and the same table.
import { useEffect, useRef, useState } from 'preact/hooks';
import '../../styles/table.css';
import '../../styles/result.css';
import { useHotkeys } from '../keys/hotkeys.ts';
import { LostPage } from '../pages/lost.tsx';
import { Button } from '../parts/button.tsx';
import { goTo } from '../route.ts';
import { useServices, useSettings, useText } from '../services.ts';
import { stageSettings } from '../settings.ts';
import { AtTableProvider, glanceOf, usePointing, useSessionState } from '../table/atTable.ts';
import { Drawer, type DrawerName } from '../table/drawer.tsx';
import { Head } from '../table/head.tsx';
import { Log } from '../table/log.tsx';
import { Menu, type MenuPage } from '../table/menu.tsx';
import { People } from '../table/people.tsx';
import { StageHost, type StageState } from '../table/stageHost.tsx';
import type { Replay } from '../../net/localGame.ts';
import type { Words } from '../../words/index.ts';
import { TableInWords } from '../words/tableInWords.tsx';
import { createReplaySession, momentOfEvent, type ReplaySession } from './replaySession.ts';

/** Between two moments while it runs by itself. */
const PACE = { 0: 250, 1: 900, 2: 450 } as const;

interface WatchingProps {
  id: string;
  replay: Replay;
  session: ReplaySession;
  words: Words;
}

function Watching({ id, replay, session, words }: WatchingProps) {
  const text = useText();
  const { result: said, table } = text;
  const settings = useSettings();
  const { systemReduces } = useServices();
  const state = useSessionState(session);
  const pointing = usePointing(session);
  const [stage, setStage] = useState<StageState>('coming');
  const [drawer, setDrawer] = useState<DrawerName>('log');
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState<MenuPage | null>(null);
  const [runs, setRuns] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = session.moments - 1;
  const { moment } = session;
  const inWords = stage === 'missing';

  useEffect(() => {
    document.title = text.pageTitle(said.replayHeading);
    heading.current?.focus();
  }, [text, said]);
  useEffect(() => {
    session.configure({ ...stageSettings(settings, systemReduces()), confirmations: settings.confirmations });
  }, [session, settings, systemReduces]);
  useEffect(() => {
    if (!runs) return undefined;
    if (moment >= last) {
      setRuns(false);
      return undefined;
    }
    const next = setTimeout(() => session.go(moment + 1), PACE[settings.speed]);
    return () => clearTimeout(next);
  }, [runs, moment, last, session, settings.speed]);
  useHotkeys({
    ',': () => session.go(moment - 1),
    '.': () => session.go(moment + 1),
    '?': () => setMenu('help'),
  });

  const newest = state.log.at(-1);
  return (
    <AtTableProvider value={{ state, session, words, glance: glanceOf(state), ...pointing }}>
      <div class="table">
        <Head onMenu={() => setMenu('menu')} onHelp={() => setMenu('help')} />
        <StageHost state={stage} onState={setStage} inWords={<TableInWords />} />
        <div class="side" role={inWords ? 'complementary' : 'main'} aria-label={table.panel}>
          <section class="prompt" aria-label={said.replayHeading}>
            <h2 tabIndex={-1} ref={heading}>
              {said.replayHeading}
            </h2>
            <p class="soft">{newest === undefined ? '' : words.entry(newest, replay.people, null)}</p>
            <input
              class="range"
              type="range"
              min={0}
              max={last}
              value={moment}
              aria-label={said.moment}
              aria-valuetext={said.momentOf(moment, last)}
              onInput={(event) => session.go(event.currentTarget.valueAsNumber)}
            />
            <div class="row spread">
              <Button icon="undo" label={said.earlier} onPress={() => session.go(moment - 1)} />
              <Button icon={runs ? 'pause' : 'play'} onPress={() => setRuns(!runs)}>
                {runs ? said.pause : said.playOn}
              </Button>
              <Button icon="redo" label={said.later} onPress={() => session.go(moment + 1)} />
            </div>
            <Button size="small" icon="leave" onPress={() => goTo({ page: 'play', id })}>
              {said.table}
            </Button>
          </section>
          <People />
          <Drawer
            shown={inWords ? 'log' : drawer}
            only={inWords ? ['log'] : undefined}
            open={open}
            onShow={(name) => {
              setDrawer(name);
              setOpen(true);
            }}
            onToggle={() => setOpen(false)}
          >
            {drawer === 'words' && !inWords ? (
              <TableInWords />
            ) : (
              <Log
                onMoment={(entry) => session.go(momentOfEvent(replay, entry.number))}
                moment={newest?.number ?? null}
              />
            )}
          </Drawer>
        </div>
        {menu !== null && <Menu first={menu} onClose={() => setMenu(null)} />}
      </div>
    </AtTableProvider>
  );
}

export function ReplayPage({ id, event }: { id: string; event: number }) {
  const text = useText();
  const { localGames, tableTools } = useServices();
  const [found, setFound] = useState<Omit<WatchingProps, 'id'> | 'opening' | 'gone'>('opening');
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const [games, { words }] = await Promise.all([localGames(), tableTools()]);
      const replay = await games.replay(id);
      if (!wanted) return;
      if (replay === null) setFound('gone');
      else setFound({ replay, words, session: createReplaySession(replay, momentOfEvent(replay, event)) });
    };
    open().catch((fault: unknown) => {
      setFound('gone');
      throw fault;
    });
    return () => {
      wanted = false;
    };
  }, [id, event, localGames, tableTools]);
  if (found === 'gone') return <LostPage words={text.home.notStarted} />;
  if (found === 'opening') {
    return (
      <main class="waiting" aria-busy="true">
        {text.table.stageWaits}
      </main>
    );
  }
  return <Watching id={id} {...found} />;
}
