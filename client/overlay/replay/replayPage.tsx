// A game watched again: a slider through all its moments, and the same table.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import '../../styles/table.css';
import '../../styles/result.css';
import { useHotkeys } from '../keys/hotkeys.ts';
import { LostPage } from '../pages/lost.tsx';
import { Button } from '../parts/button.tsx';
import { goTo } from '../route.ts';
import { useServices, useSettings, useText } from '../services.ts';
import { stageSettings } from '../settings.ts';
import { AtTableProvider, glanceOf, usePointing, useSessionState } from '../table/tableContext.ts';
import { Drawer, type DrawerName } from '../table/drawer.tsx';
import { Head } from '../table/head.tsx';
import { Log } from '../table/log.tsx';
import { Menu, type MenuPage } from '../table/menu.tsx';
import { People } from '../table/people.tsx';
import { StageHost, type StageState } from '../table/stageHost.tsx';
import type { Replay } from '../../net/localGame.ts';
import type { Words } from '../../words/index.ts';
import { TableInWords } from '../textView/textView.tsx';
import { createReplaySession, momentOfEvent, type ReplaySession } from './replaySession.ts';

/** Between two moments while it runs by itself. */
const PACE = { 0: 250, 1: 900, 2: 450 } as const;

interface WatchingProps {
  /** Leads back to the table. */
  onTable: () => void;
  replay: Replay;
  session: ReplaySession;
  words: Words;
}

function Watching({ onTable, replay, session, words }: WatchingProps) {
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
      <div class={stage === 'shown' ? 'table painted' : 'table'}>
        <Head onMenu={() => setMenu('menu')} onHelp={() => setMenu('help')} />
        <StageHost state={stage} onState={setStage} inWords={<TableInWords />} />
        <div class="side" role={inWords ? 'complementary' : 'main'} aria-label={table.panel}>
          <section class="prompt replaying" aria-label={said.replayHeading}>
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
            <Button size="small" icon="leave" onPress={onTable}>
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

interface ReplayOfProps {
  /** Null when there is no such game any more. */
  bring: () => Promise<Replay | null>;
  event: number;
  onTable: () => void;
  /** What is said when it cannot be shown. */
  lost: string;
}

export function ReplayOf({ bring, event, onTable, lost }: ReplayOfProps) {
  const text = useText();
  const { tableTools } = useServices();
  const [found, setFound] = useState<Omit<WatchingProps, 'onTable'> | 'opening' | 'gone'>('opening');
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const [replay, { words }] = await Promise.all([bring(), tableTools()]);
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
  }, [bring, event, tableTools]);
  if (found === 'gone') return <LostPage words={lost} />;
  if (found === 'opening') {
    return (
      <main class="waiting" aria-busy="true">
        {text.table.stageWaits}
      </main>
    );
  }
  return <Watching onTable={onTable} {...found} />;
}

/** A game in this browser. */
export function ReplayPage({ id, event }: { id: string; event: number }) {
  const { home } = useText();
  const { localGames } = useServices();
  const bring = useCallback(async () => (await localGames()).replay(id), [localGames, id]);
  return <ReplayOf bring={bring} event={event} onTable={() => goTo({ page: 'play', id })} lost={home.notStarted} />;
}
