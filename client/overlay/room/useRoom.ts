// Connects to a match before its game: its people, its chat, and its start.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ConnectionStatus } from '../../net/socketConnection.ts';
import type { MatchSocket } from '../../net/matchSocket.ts';
import type { SendAnswer } from '../../net/pendingLines.ts';
import type { ChatLine, MatchInfo } from '../../../server/wire/match.ts';
import type { ChatFrame } from '../../../server/wire/frames.ts';
import { useServices } from '../services.ts';
import { handshakeOf, type MatchAccess } from '../match/useMatchAccess.ts';

export interface Room {
  match: MatchInfo;
  seat: number | null;
  /** Null until the chat so far has come, which may be empty. */
  chat: readonly ChatLine[] | null;
  status: ConnectionStatus;
  say: (frame: ChatFrame) => Promise<SendAnswer>;
}

/** The seat was taken away: it is free now, or a bot's. */
const isSeatLost = ({ players, status }: MatchInfo, seat: number | null): boolean =>
  seat !== null && status === 'waiting' && players[seat]?.data?.bot !== null;

/** `onRoomLeft` is called when the match has begun, the own seat was lost, or the server refuses the connection. */
export function useRoom(access: MatchAccess, onRoomLeft: () => void): Room {
  const { onlineTables, keptSeats } = useServices();
  const connection = useRef<MatchSocket | null>(null);
  const [match, setMatch] = useState(access.match);
  const [seat, setSeat] = useState(access.seat);
  const [chat, setChat] = useState<readonly ChatLine[] | null>(null);
  const [status, setStatus] = useState<ConnectionStatus>('connecting');
  useEffect(() => {
    let isMounted = true;
    const open = async () => {
      const [tables, { numberTeller }] = await Promise.all([onlineTables(), import('../../net/ownNumber.ts')]);
      if (!isMounted) return;
      const tellNumber = async (number: string): Promise<SendAnswer> =>
        connection.current?.tellNumber(number) ?? { code: 'unreachable' };
      const tellWhenSealed = numberTeller(keptSeats, tellNumber);
      connection.current = tables.openRoom(handshakeOf(access), {
        status: (next) => {
          setStatus(next);
          if (next === 'refused' && isMounted) onRoomLeft();
        },
        sync: (frame) => {
          setMatch(frame.match);
          tellWhenSealed(frame.match);
          setSeat(frame.you);
          setChat(frame.chat);
          if (frame.match.status !== 'waiting' && isMounted) onRoomLeft();
        },
        match: (next) => {
          setMatch(next);
          tellWhenSealed(next);
          if (isSeatLost(next, access.seat) && isMounted) onRoomLeft();
        },
        chat: (line) => setChat((before) => [...(before ?? []), line]),
      });
    };
    open().catch(() => {
      if (isMounted) setStatus('lost');
    });
    return () => {
      isMounted = false;
      connection.current?.close();
      connection.current = null;
    };
    // `access` is left out: with another seat or name this component is mounted anew, by its key.
  }, [onlineTables, keptSeats]);
  return {
    match,
    seat,
    chat,
    status,
    say: (frame) => connection.current?.say(frame) ?? Promise.resolve({ code: 'unreachable' }),
  };
}
