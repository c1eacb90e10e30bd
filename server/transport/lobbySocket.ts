// The lobby as it changes: the list once, then each public match that changed in something the list shows.
import { list } from '../lobby/list.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { MatchInfo } from '../wire.ts';
import { type Io, onlyOurs } from './sockets.ts';

const LISTED = 100;

/** What the list shows of a match; deadlines and spectators come and go without the lobby hearing of it. */
const shownIn = ({ id, title, status, modules, host, seats, turnSeconds, quick, offersBots }: MatchInfo): string =>
  JSON.stringify([
    id,
    title,
    status,
    modules,
    host,
    seats.map((seat) => seat && [seat.name, seat.bot, seat.ready]),
    turnSeconds,
    quick,
    offersBots,
  ]);

export const serveLobby = (io: Io, lobby: Lobby): void => {
  const { house } = lobby;
  const room = io.of('/lobby');
  const listed = new Map<string, string>();

  house.onChange((id, match) => {
    const isListed = match?.stored.public === true && match.stored.status !== 'over' && !match.setAside;
    const info = isListed ? house.info(match) : null;
    if (info === null) {
      if (listed.delete(id)) room.emit('gone', id);
      return;
    }
    const shown = shownIn(info);
    if (listed.get(id) === shown) return;
    listed.set(id, shown);
    room.emit('match', info);
  });

  room.use(onlyOurs);
  room.on('connection', (socket) => {
    void list(lobby, { limit: LISTED }).then(({ matches }) => socket.emit('matches', matches));
  });
};
