// The ways to an online table: its room before the game, the game, and the whole of it when it is over. Where the server is, is settled here.
import type { Seat } from '../../game/index.ts';
import type { Handshake } from '../../server/wire.ts';
import { createLobby } from './lobby.ts';
import { openOnlineMatch, type OnlineMatch, type OnlineMatchListener } from './onlineMatch.ts';
import { momentsOf, type Moments } from './onlineReplay.ts';
import { openTable, type TableConnection, type TableListener } from './table.ts';

export interface OnlineTables {
  openRoom(handshake: Handshake, listener: TableListener): TableConnection;
  openMatch(handshake: Handshake, seat: Seat | null, listener: OnlineMatchListener): OnlineMatch;
  /** Of a match that is over. */
  momentsOf(handshake: Handshake): Promise<Moments>;
}

/** Without an address it is the page's own. */
export function createOnlineTables(url?: string): OnlineTables {
  const at = (handshake: Handshake) => (url === undefined ? handshake : { ...handshake, url });
  return {
    openRoom: (handshake, listener) => openTable(at(handshake), listener),
    openMatch: (handshake, seat, listener) => openOnlineMatch(at(handshake), seat, listener),
    momentsOf: async ({ match, invite, key }) => momentsOf(await createLobby(url).replay(match, invite, key)),
  };
}
