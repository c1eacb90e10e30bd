// Opens online tables at one server: the room before the game, the match, and the recording when it is over.
import type { Seat } from '../../game/index.ts';
import type { GameRecord } from '../../game/chance/index.ts';
import type { MatchInfo } from '../../server/wire/match.ts';
import type { Handshake } from '../../server/wire/frames.ts';
import { createLobby } from './lobby.ts';
import { openOnlineMatch, type OnlineMatch, type OnlineMatchListener } from './onlineMatch.ts';
import { momentsOf, recordOf } from './onlineReplay.ts';
import type { Moment } from './recording.ts';
import { openMatchSocket, type MatchSocket, type MatchSocketListener } from './matchSocket.ts';

export interface OnlineTables {
  openRoom(handshake: Handshake, listener: MatchSocketListener): MatchSocket;
  openMatch(handshake: Handshake, seat: Seat | null, listener: OnlineMatchListener): OnlineMatch;
  /** The moments of a match that is over. */
  momentsOf(handshake: Handshake): Promise<Moment[]>;
  replayOf(handshake: Handshake, match: MatchInfo): Promise<{ moments: Moment[]; record: GameRecord | null }>;
}

/** Without `url`, the server is the one that the page came from. */
export function createOnlineTables(url?: string): OnlineTables {
  const at = (handshake: Handshake) => (url === undefined ? handshake : { ...handshake, url });
  const fetchReplay = ({ match }: Handshake) => createLobby(url).replay(match);
  return {
    openRoom: (handshake, listener) => openMatchSocket(at(handshake), listener),
    openMatch: (handshake, seat, listener) => openOnlineMatch(at(handshake), seat, listener),
    momentsOf: async (handshake) => momentsOf(await fetchReplay(handshake)),
    replayOf: async (handshake, match) => {
      const replay = await fetchReplay(handshake);
      return { moments: momentsOf(replay), record: recordOf(replay, match) };
    },
  };
}
