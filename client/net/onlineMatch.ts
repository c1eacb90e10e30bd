// An online match as the rest of the client knows matches: the same Connection a local game has, and what only online has.
import { Client } from 'boardgame.io/client';
import { createGame, type Match, type MatchRefusal } from '../../game/boardgame.ts';
import type { Seat } from '../../game/index.ts';
import type { ChatFrame, Refusal } from '../../server/wire.ts';
import type { Connection } from './connection.ts';
import { connectionTo } from './matchConnection.ts';
import { OnlineTransport } from './onlineTransport.ts';
import type { Said, TableListener, TableOptions } from './table.ts';

export interface OnlineMatch extends Connection {
  say(frame: ChatFrame): Promise<Said>;
}

/** The server refuses by the rules, because the table has moved on, or because it cannot be asked. */
const refusalOf = ({ code, reason }: Refusal): MatchRefusal | { because: 'unreachable' } => {
  if (code === 'illegal') return reason as MatchRefusal;
  return { because: code === 'stale' || code === 'notYourTurn' || code === 'over' ? 'stale' : 'unreachable' };
};

/** `seat` is the one the key opens, null for a spectator; the listener hears what is not the game: people, chat, the line. */
export const openOnlineMatch = (table: TableOptions, seat: Seat | null, listener: TableListener = {}): OnlineMatch => {
  let transport: OnlineTransport | null = null;
  const client = Client<Match>({
    game: createGame(),
    debug: false,
    matchID: table.match,
    ...(seat === null ? {} : { playerID: String(seat) }),
    multiplayer: (options) => {
      transport = new OnlineTransport(options, table, {
        ...listener,
        refused: (_verb, _args, refusal) => connection.refuse(refusalOf(refusal)),
      });
      return transport;
    },
  });
  const connection = connectionTo(client, seat);
  return { ...connection, say: (frame) => transport?.say(frame) ?? Promise.resolve({ code: 'unreachable' }) };
};
