// An online match as the rest of the client knows matches: the same Connection a local game has, and what only online has.
import { Client } from 'boardgame.io/client';
import { createGame, type Match, type MatchRefusal } from '../../game/boardgame.ts';
import { readMove, type Move, type Seat } from '../../game/index.ts';
import type { ChatFrame, Refusal } from '../../server/wire.ts';
import type { LineFault } from '../model/lineFault.ts';
import type { Connection, Made } from './connection.ts';
import { connectionTo } from './matchConnection.ts';
import { OnlineTransport } from './onlineTransport.ts';
import type { MoveAnswer } from './pendingMoves.ts';
import type { Said, TableListener, TableOptions } from './table.ts';

export interface OnlineMatch extends Connection {
  say(frame: ChatFrame): Promise<Said>;
  /** The move that waits is not to be made. What became of it is what `send` resolves with. */
  callOff(): void;
}

export interface WaitingMove {
  readonly move: Move;
  /** It is to be called off, but may have been made before: only the server can tell. */
  readonly isCalledOff: boolean;
}

export interface OnlineMatchListener extends Omit<TableListener, 'waiting'> {
  /** Null when no move waits any more; then `ended` is what became of it. */
  readonly waiting?: (waiting: WaitingMove | null, ended: Made) => void;
}

const FAULT_OF: Readonly<Partial<Record<Exclude<MoveAnswer, null>['code'], LineFault>>> = {
  stale: 'stale',
  oneWaits: 'oneWaits',
  calledOff: 'calledOff',
  notAllowed: 'standIn',
  tooFast: 'tooFast',
  failed: 'failed',
};

/** The server refuses by the rules, because of what has happened meanwhile, or because it cannot be asked. */
const madeOf = (answer: MoveAnswer): Made => {
  if (answer === null) return null;
  const { code, reason } = answer as Refusal;
  if (code === 'illegal') return reason as MatchRefusal;
  if (code === 'notYourTurn') return { because: 'notYourTurn' };
  if (code === 'over') return { because: 'gameOver' };
  return { because: FAULT_OF[code] ?? 'unreachable' };
};

/** `seat` is the one the key opens, null for a spectator; the listener hears what is not the game: people, chat, the line. */
export const openOnlineMatch = (
  table: TableOptions,
  seat: Seat | null,
  { waiting, ...listener }: OnlineMatchListener = {},
): OnlineMatch => {
  let transport: OnlineTransport | null = null;
  const client = Client<Match>({
    game: createGame(),
    debug: false,
    matchID: table.match,
    ...(seat === null ? {} : { playerID: String(seat) }),
    multiplayer: (options) => {
      transport = new OnlineTransport(options, table, {
        ...listener,
        waiting: (told, ended = null) => {
          // The first argument is the number of the move.
          const move = told === null ? null : readMove(told.verb, told.args.slice(1));
          waiting?.(move === null || told === null ? null : { move, isCalledOff: told.isCalledOff }, madeOf(ended));
        },
        answered: (answer) => connection.answer(madeOf(answer)),
      });
      return transport;
    },
  });
  const connection = connectionTo(client, seat, { isAnswered: true });
  return {
    ...connection,
    say: (frame) => transport?.say(frame) ?? Promise.resolve({ code: 'unreachable' }),
    callOff: () => transport?.callOff(),
  };
};
