// The page of a replay: loads a recorded game and shows it at the same table as a game that is played.
import { useCallback, useEffect, useState } from 'preact/hooks';
import { LoadingError } from '../loading.ts';
import { LostPage } from '../pages/lost.tsx';
import { goTo } from '../route.ts';
import { LoadingFailed, Waiting } from '../parts/lazy.tsx';
import { useServices, useText } from '../services.ts';
import { stageSettings } from '../settings.ts';
import { Fairness } from './fairness.tsx';
import { TablePage } from '../table/tablePage.tsx';
import type { VerifiableRecording } from '../../net/recording.ts';
import type { Session } from '../../session/index.ts';
import type { Words } from '../../words/index.ts';

interface Opened {
  recording: VerifiableRecording;
  session: Session;
  words: Words;
}

interface ReplayOfProps {
  /** Loads the recording; null when there is no such game any more. */
  load: () => Promise<VerifiableRecording | null>;
  event: number;
  onTable: () => void;
  /** Shown when the recording cannot be loaded. */
  lost: string;
}

export function ReplayOf({ load, event, onTable, lost }: ReplayOfProps) {
  const text = useText();
  const { tableTools, settings, systemReduces } = useServices();
  const [replay, setReplay] = useState<Opened | 'opening' | 'gone' | 'notLoaded'>('opening');
  useEffect(() => {
    let isWanted = true;
    let session: Session | null = null;
    const open = async () => {
      const [recording, { words, createReplay }] = await Promise.all([load(), tableTools()]);
      if (!isWanted) return;
      if (recording === null) {
        setReplay('gone');
        return;
      }
      const now = settings.get();
      session = createReplay({
        recording,
        event,
        words,
        settings: { ...stageSettings(now, systemReduces()), confirmations: now.confirmations },
      });
      setReplay({ recording, session, words });
    };
    open().catch((fault: unknown) => {
      setReplay(fault instanceof LoadingError ? 'notLoaded' : 'gone');
      throw fault;
    });
    return () => {
      isWanted = false;
      session?.close();
    };
  }, [load, event, tableTools, settings, systemReduces]);
  if (replay === 'gone') return <LostPage words={lost} />;
  if (replay === 'notLoaded') return <LoadingFailed />;
  if (replay === 'opening') return <Waiting words={text.table.stageWaits} />;
  return (
    <TablePage
      session={replay.session}
      words={replay.words}
      onAgain={null}
      onReplay={null}
      onTable={onTable}
      fairness={<Fairness recording={replay.recording} />}
    />
  );
}

/** The replay of a game in this browser. */
export function ReplayPage({ id, event }: { id: string; event: number }) {
  const { home } = useText();
  const { localGames } = useServices();
  const load = useCallback(async () => (await localGames()).replay(id), [localGames, id]);
  return <ReplayOf load={load} event={event} onTable={() => goTo({ page: 'play', id })} lost={home.notStarted} />;
}
