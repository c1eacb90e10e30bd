// Above what is asked: that there is no connection, which move waits for it, and that it is back.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { WaitingMove } from '../../net/onlineMatch.ts';
import type { ConnectionStatus } from '../../net/table.ts';
import { useHotkeys } from '../keys/hotkeys.ts';
import { Button } from '../parts/button.tsx';
import { Live } from '../parts/live.tsx';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import type { Around } from './useOnlineTable.ts';

/** How long one reads that the connection is back. */
const NEWS_MS = 8000;

/** True for a while after the connection was lost and has come back. */
function useIsBack(status: ConnectionStatus): boolean {
  const [isBack, setIsBack] = useState(false);
  const wasLost = useRef(false);
  useEffect(() => {
    if (status !== 'open') {
      wasLost.current ||= status === 'lost';
      setIsBack(false);
      return undefined;
    }
    if (!wasLost.current) return undefined;
    wasLost.current = false;
    setIsBack(true);
    const over = setTimeout(() => setIsBack(false), NEWS_MS);
    return () => clearTimeout(over);
  }, [status]);
  return isBack;
}

/** What became of a move that waited, as far as the table itself does not tell: a refusal is shown like any other. */
function useOutcome(waited: Around['waited']): 'made' | 'tooLate' | null {
  const [isNews, setIsNews] = useState(false);
  useEffect(() => {
    setIsNews(waited !== null);
    const over = setTimeout(() => setIsNews(false), NEWS_MS);
    return () => clearTimeout(over);
  }, [waited]);
  if (!isNews || waited === null || waited.made !== null) return null;
  return waited.wasCalledOff ? 'tooLate' : 'made';
}

function WaitingNotice({
  told,
  isCalledOff,
  onCallOff,
}: {
  told: string;
  isCalledOff: boolean;
  onCallOff: () => void;
}) {
  const { table } = useText().online;
  return (
    <div class="notice moveWaits">
      <p>{told}</p>
      {!isCalledOff && (
        <Button size="small" icon="cancel" keys="Escape" onPress={onCallOff}>
          {table.callOff}
        </Button>
      )}
    </div>
  );
}

interface LineNoticeProps {
  status: ConnectionStatus;
  waiting: WaitingMove | null;
  waited: Around['waited'];
  onCallOff: () => void;
}

export function LineNotice({ status, waiting, waited, onCallOff }: LineNoticeProps) {
  const { table } = useText().online;
  const { words, glance } = useTable();
  const isBack = useIsBack(status);
  const outcome = useOutcome(waited);
  // What the move is called may depend on the table, which changes while it waits.
  const name = useRef({ move: waiting?.move, words: '' });
  if (waiting !== null && name.current.move !== waiting.move)
    name.current = { move: waiting.move, words: words.move(waiting.move, glance) };

  const isLost = status === 'lost';
  // Until its answer comes it is the move that waited, also while it is on its way at last.
  const hasWaited = useRef(false);
  hasWaited.current = waiting !== null && (hasWaited.current || status !== 'open');
  useHotkeys(waiting !== null && !waiting.isCalledOff ? { Escape: onCallOff } : {});
  const told =
    waiting === null
      ? ''
      : waiting.isCalledOff
        ? table.callingOff
        : hasWaited.current
          ? table.waits(name.current.words)
          : table.unsure(name.current.words);
  const news = [
    ...(isBack ? [table.back] : []),
    ...(outcome === 'made' ? [table.waitedMade] : outcome === 'tooLate' ? [table.tooLate] : []),
  ].join(' ');
  return (
    <>
      {isLost && <p class="offline">{table.lost}</p>}
      {news !== '' && <p class="notice">{news}</p>}
      {waiting !== null && <WaitingNotice told={told} isCalledOff={waiting.isCalledOff} onCallOff={onCallOff} />}
      <Live words={isLost ? table.lost : ''} urgent />
      <Live words={told} urgent />
      <Live words={news} urgent={false} />
    </>
  );
}
