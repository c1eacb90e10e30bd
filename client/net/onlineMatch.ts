// An online match: the same Connection as a local game, and in addition chat and calling off a waiting move.
import { Client } from 'boardgame.io/client';
import { createGame, type GameState } from '../../game/boardgame.ts';
import type { Move, Refusal, Seat } from '../../game/index.ts';
import type { ChatFrame } from '../../server/wire/frames.ts';
import type { Connection, MoveOutcome } from './connection.ts';
import { connectionTo } from './matchConnection.ts';
import { OnlineTransport } from './onlineTransport.ts';
import type { MoveAnswer } from './pendingMoves.ts';
import type { MatchSocketListener, MatchSocketOptions } from './matchSocket.ts';
import type { SendAnswer } from './pendingLines.ts';

export interface OnlineMatch extends Connection {
  say(frame: ChatFrame): Promise<SendAnswer>;
  /** Calls off the waiting move; `send` resolves with its outcome. */
  callOffMove(): void;
}

export interface WaitingMove {
  readonly move: Move;
  /** It was called off, but the server may have made it already. */
  readonly isCalledOff: boolean;
}

export interface OnlineMatchListener extends Omit<MatchSocketListener, 'waiting'> {
  /** Null when no move waits any more; then `ended` is the outcome. */
  readonly waiting?: (waiting: WaitingMove | null, ended: MoveOutcome) => void;
}

/** The rules' own reason comes with an illegal move. */
const outcomeOf = (answer: MoveAnswer): MoveOutcome => {
  if (answer === null) return null;
  return answer.code === 'illegal' ? (answer.reason as Refusal) : { because: answer.code };
};

/**
 * `seat` is the seat of the key, null for a spectator. The listener is told what a `Connection` does not tell: people,
 * chat, the connection's status, the waiting move.
 */
export const openOnlineMatch = (
  socketOptions: MatchSocketOptions,
  seat: Seat | null,
  { waiting, ...listener }: OnlineMatchListener = {},
): OnlineMatch => {
  let transport: OnlineTransport | null = null;
  const client = Client<GameState>({
    game: createGame(),
    debug: false,
    matchID: socketOptions.match,
    ...(seat === null ? {} : { playerID: String(seat) }),
    multiplayer: (options) => {
      transport = new OnlineTransport(options, socketOptions, {
        ...listener,
        waiting: (waitingMove, ended = null) => {
          const shown = waitingMove && { move: waitingMove.move as Move, isCalledOff: waitingMove.isCalledOff };
          waiting?.(shown, outcomeOf(ended));
        },
        answered: (answer) => connection.answer(outcomeOf(answer)),
      });
      return transport;
    },
  });
  const connection = connectionTo(client, seat, { isAnswered: true });
  return {
    ...connection,
    say: (frame) => transport?.say(frame) ?? Promise.resolve({ code: 'unreachable' }),
    callOffMove: () => transport?.callOff(),
  };
};
