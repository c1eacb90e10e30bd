// Notices above the prompt: the connection is lost or is back, a move waits for it or for a late answer, and a move
// that waited has been made.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { WaitingMove } from '../../net/onlineMatch.ts';
import type { ConnectionStatus } from '../../net/socketConnection.ts';
import { useHotkeys } from '../keys/hotkeys.ts';
import { Button } from '../parts/button.tsx';
import { Live } from '../parts/live.tsx';
import { useText } from '../services.ts';
import { useTable } from '../table/tableContext.ts';
import type { MatchState } from './useOnlineTable.ts';

/** Time for which it is shown that the connection is back, or that a move that waited has been made. */
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
 * For a while after a move that waited was made: `made`, or `tooLate` if the player had called it off. Otherwise null.
 * A null in `lastWaited.outcome` means that the move was made; a refusal is shown as a toast like any other.
 */
function useOutcome(lastWaited: MatchState['lastWaited']): 'made' | 'tooLate' | null {
  const [isNews, setIsNews] = useState(false);
  useEffect(() => {
    setIsNews(lastWaited !== null);
    const timer = setTimeout(() => setIsNews(false), NEWS_MS);
    return () => clearTimeout(timer);
  }, [lastWaited]);
  if (!isNews || lastWaited === null || lastWaited.outcome !== null) return null;
  return lastWaited.wasCalledOff ? 'tooLate' : 'made';
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
  waitingMove: WaitingMove | null;
  lastWaited: MatchState['lastWaited'];
  onCallOff: () => void;
}

export function ConnectionNotice({ status, waitingMove, lastWaited, onCallOff }: ConnectionNoticeProps) {
  const { table } = useText().online;
  const { words, viewpoint } = useTable();
  const isBack = useIsBack(status);
  const outcome = useOutcome(lastWaited);
  // Kept, because the words for a move depend on the table, which can change while the move waits.
  const kept = useRef({ move: waitingMove?.move, words: '' });
  if (waitingMove !== null && kept.current.move !== waitingMove.move)
    kept.current = { move: waitingMove.move, words: words.move(waitingMove.move, viewpoint) };

  const isLost = status === 'lost';
  // If the connection is missing while a move has no answer, the move counts as waiting from then on until its answer comes,
  // even if it was sent before or is sent meanwhile.
  const hasWaited = useRef(false);
  hasWaited.current = waitingMove !== null && (hasWaited.current || status !== 'open');
  useHotkeys(waitingMove !== null && !waitingMove.isCalledOff ? { Escape: onCallOff } : {});
  const textOf = ({ isCalledOff }: WaitingMove): string => {
    if (isCalledOff) return table.callingOff;
    return hasWaited.current ? table.waits(kept.current.words) : table.unsure(kept.current.words);
  };
  const waitingText = waitingMove === null ? '' : textOf(waitingMove);
  const back = isBack ? table.back : '';
  const outcomeText = outcome === null ? '' : { made: table.waitedMade, tooLate: table.tooLate }[outcome];
  const news = [back, outcomeText].filter(Boolean).join(' ');
  return (
    <>
      {isLost && <p class="offline">{table.lost}</p>}
      {news !== '' && <p class="notice">{news}</p>}
      {waitingMove !== null && (
        <WaitingNotice waitingText={waitingText} isCalledOff={waitingMove.isCalledOff} onCallOff={onCallOff} />
      )}
      <Live text={isLost ? table.lost : ''} urgent />
      <Live text={waitingText} urgent />
      {/* Two regions: in a single one, each text would be announced again when the other comes or goes. */}
      <Live text={back} urgent={false} />
      <Live text={outcomeText} urgent={false} />
    </>
  );
}
