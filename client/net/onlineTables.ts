// The ways to an online table: its room before the game, and the game. Where the server is, is settled here.
import type { Seat } from '../../game/index.ts';
import type { Handshake } from '../../server/wire.ts';
import { openOnlineMatch, type OnlineMatch } from './onlineMatch.ts';
import { openTable, type TableConnection, type TableListener } from './table.ts';

export interface OnlineTables {
  openRoom(handshake: Handshake, listener: TableListener): TableConnection;
  openMatch(handshake: Handshake, seat: Seat | null, listener: TableListener): OnlineMatch;
}

/** Without an address it is the page's own. */
export function createOnlineTables(url?: string): OnlineTables {
  const at = (handshake: Handshake) => (url === undefined ? handshake : { ...handshake, url });
  return {
    openRoom: (handshake, listener) => openTable(at(handshake), listener),
    openMatch: (handshake, seat, listener) => openOnlineMatch(at(handshake), seat, listener),
  };
}
