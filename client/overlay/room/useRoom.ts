// Connects to a match before its game: its people, its chat, and its start.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ConnectionStatus } from '../../net/socketConnection.ts';
import type { MatchSocket } from '../../net/matchSocket.ts';
import type { Said } from '../../net/pendingLines.ts';
import type { ChatLine, MatchInfo } from '../../../server/wire/match.ts';
import type { ChatFrame } from '../../../server/wire/frames.ts';
import { useServices } from '../services.ts';
import { handshakeOf, type MatchAccess } from '../match/useMatchAccess.ts';

export interface Room {
  match: MatchInfo;
  seat: number | null;
  chat: readonly ChatLine[];
  status: ConnectionStatus;
  say: (frame: ChatFrame) => Promise<Said>;
}

/** The seat was taken away: it is free now, or a bot's. */
const isLost = ({ players, status }: MatchInfo, seat: number | null): boolean =>
  seat !== null && status === 'waiting' && players[seat]?.data?.bot !== null;

/** `onMoved` is called when the match has begun, or the own seat was lost. */
export function useRoom(access: MatchAccess, onMoved: () => void): Room {
  const { onlineTables, keptSeats } = useServices();
  const connection = useRef<MatchSocket | null>(null);
  const [match, setMatch] = useState(access.match);
  const [seat, setSeat] = useState(access.seat);
  const [chat, setChat] = useState<readonly ChatLine[]>([]);
  const [status, setStatus] = useState<ConnectionStatus>('connecting');
  useEffect(() => {
    let wanted = true;
    const open = async () => {
      const [tables, { numberTeller }] = await Promise.all([onlineTables(), import('../../net/ownNumber.ts')]);
      if (!wanted) return;
      const tellNumber = async (number: string): Promise<Said> =>
        connection.current?.tellNumber(number) ?? { code: 'unreachable' };
      const tellWhenSealed = numberTeller(keptSeats, tellNumber);
      connection.current = tables.openRoom(handshakeOf(access), {
        status: (next) => {
          setStatus(next);
          if (next === 'refused' && wanted) onMoved();
        },
        sync: (frame) => {
          setMatch(frame.match);
          tellWhenSealed(frame.match);
          setSeat(frame.you);
          setChat(frame.chat);
          if (frame.match.status !== 'waiting' && wanted) onMoved();
        },
        match: (next) => {
          setMatch(next);
          tellWhenSealed(next);
          if (isLost(next, access.seat) && wanted) onMoved();
        },
        chat: (line) => setChat((before) => [...before, line]),
      });
    };
    open().catch(() => {
      if (wanted) setStatus('lost');
    });
    return () => {
      wanted = false;
      connection.current?.close();
      connection.current = null;
    };
    // `access` is left out: a new one remounts this component by its key.
  }, [onlineTables, keptSeats]);
  return {
    match,
    seat,
    chat,
    status,
    say: (frame) => connection.current?.say(frame) ?? Promise.resolve({ code: 'unreachable' }),
  };
}
