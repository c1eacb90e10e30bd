// Notices above the prompt: the connection is lost, a move waits for it, the connection is back.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { WaitingMove } from '../../net/onlineMatch.ts';
import type { ConnectionStatus } from '../../net/socketConnection.ts';
import { useHotkeys } from '../keys/hotkeys.ts';
import { Button } from '../parts/button.tsx';
import { Live } from '../parts/live.tsx';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import type { MatchState } from './useOnlineTable.ts';

/** Time for which a notice stays after its cause is over. */
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
    const timer = setTimeout(() => setIsBack(false), NEWS_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return isBack;
}

/**
 * The outcome of a move that had waited, if it was made, as a null in `waited.outcome` says. A refusal is shown as a toast
 * like any other.
 */
function useOutcome(waited: MatchState['waited']): 'made' | 'tooLate' | null {
  const [isNews, setIsNews] = useState(false);
  useEffect(() => {
    setIsNews(waited !== null);
    const timer = setTimeout(() => setIsNews(false), NEWS_MS);
    return () => clearTimeout(timer);
  }, [waited]);
  if (!isNews || waited === null || waited.outcome !== null) return null;
  return waited.wasCalledOff ? 'tooLate' : 'made';
}

function WaitingNotice({
  waitingText,
  isCalledOff,
  onCallOff,
}: {
  waitingText: string;
  isCalledOff: boolean;
  onCallOff: () => void;
}) {
  const { table } = useText().online;
  return (
    <div class="notice moveWaits">
      <p>{waitingText}</p>
      {!isCalledOff && (
        <Button size="small" icon="cancel" keys="Escape" onPress={onCallOff}>
          {table.callOff}
        </Button>
      )}
    </div>
  );
}

interface ConnectionNoticeProps {
  status: ConnectionStatus;
  waiting: WaitingMove | null;
  waited: MatchState['waited'];
  onCallOff: () => void;
}

export function ConnectionNotice({ status, waiting, waited, onCallOff }: ConnectionNoticeProps) {
  const { table } = useText().online;
  const { words, viewpoint } = useTable();
  const isBack = useIsBack(status);
  const outcome = useOutcome(waited);
  // Kept, because the words for a move depend on the table, which can change while the move waits.
  const name = useRef({ move: waiting?.move, words: '' });
  if (waiting !== null && name.current.move !== waiting.move)
    name.current = { move: waiting.move, words: words.move(waiting.move, viewpoint) };

  const isLost = status === 'lost';
  // If the connection is missing while a move has no answer, the move counts as waiting from then on until its answer comes,
  // even if it was sent before or is sent meanwhile.
  const hasWaited = useRef(false);
  hasWaited.current = waiting !== null && (hasWaited.current || status !== 'open');
  useHotkeys(waiting !== null && !waiting.isCalledOff ? { Escape: onCallOff } : {});
  const textOf = ({ isCalledOff }: WaitingMove): string => {
    if (isCalledOff) return table.callingOff;
    return hasWaited.current ? table.waits(name.current.words) : table.unsure(name.current.words);
  };
  const waitingText = waiting === null ? '' : textOf(waiting);
  const back = isBack ? table.back : '';
  const outcomeText = outcome === null ? '' : { made: table.waitedMade, tooLate: table.tooLate }[outcome];
  const news = [back, outcomeText].filter(Boolean).join(' ');
  return (
    <>
      {isLost && <p class="offline">{table.lost}</p>}
      {news !== '' && <p class="notice">{news}</p>}
      {waiting !== null && (
        <WaitingNotice waitingText={waitingText} isCalledOff={waiting.isCalledOff} onCallOff={onCallOff} />
      )}
      <Live text={isLost ? table.lost : ''} urgent />
      <Live text={waitingText} urgent />
      {/* Two regions: in a single one, each text would be announced again when the other comes or goes. */}
      <Live text={back} urgent={false} />
      <Live text={outcomeText} urgent={false} />
    </>
  );
}
