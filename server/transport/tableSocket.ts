// One connection to one match: who it is was settled when it connected; then moves and words come in.
import * as v from 'valibot';
import type { Logger } from 'pino';
import { ARGS_BYTES, type Limits } from '../limits/limits.ts';
import { say, type Speaker } from '../lobby/chat.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { cleanName } from '../lobby/names.ts';
import { ChatData, HandshakeData, MoveData } from '../lobby/schemas.ts';
import { mayEnter, seatWithKey } from '../match/access.ts';
import { type Match, seatOf, type Watcher } from '../match/match.ts';
import { showAll } from '../match/show.ts';
import type { Metrics } from '../metrics.ts';
import type { Answer } from '../wire.ts';
import { addressOfSocket, type AnySocket, ConnectionRefused, guardFrames, type Io } from './sockets.ts';

interface Deps {
  readonly io: Io;
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly isDraining: () => boolean;
}

interface Guest {
  readonly match: Match;
  readonly watcher: Watcher;
  readonly address: string;
}

export const serveTables = ({ io, lobby, limits, metrics, log, isDraining }: Deps): void => {
  const { house, tables } = lobby;

  const welcome = async (socket: AnySocket): Promise<Guest> => {
    const address = addressOfSocket(socket);
    const said = v.safeParse(HandshakeData, socket.handshake.auth);
    if (!said.success) throw new ConnectionRefused('malformed');
    const { match: id, key, invite, name } = said.output;
    // Only those who guess are slowed down: after a restart everyone comes back at once.
    const turnAway = (code: 'notFound' | 'wrongKey') =>
      new ConnectionRefused(limits.enter.take(address) ? code : 'tooFast');
    const match = await house.find(id);
    if (match === null) throw turnAway('notFound');
    const seat = seatWithKey(match, key ?? null);
    if (!mayEnter(match, seat, invite)) throw turnAway('notFound');
    if (key !== undefined && seat === null) throw turnAway('wrongKey');
    const watcher: Watcher = {
      keyHash: seat === null ? null : (match.record.seats[seat]?.keyHash ?? null),
      name: cleanName(name ?? ''),
      tell(event, ...args) {
        socket.emit(event, ...args);
      },
      drop() {
        socket.conn.close();
      },
    };
    return { match, watcher, address };
  };

  const arrive = ({ match, watcher }: Guest): Promise<void> => {
    match.watchers.add(watcher);
    match.lastUsed = Date.now();
    if (watcher.keyHash !== null) match.awaySince.delete(watcher.keyHash);
    return showAll(lobby, match, watcher);
  };

  const depart = ({ match, watcher }: Guest): void => {
    match.watchers.delete(watcher);
    const { keyHash } = watcher;
    const isGone = keyHash !== null && ![...match.watchers].some((other) => other.keyHash === keyHash);
    if (isGone && seatOf(match.record, keyHash) !== null) match.awaySince.set(keyHash, Date.now());
    if (house.matches.get(match.record.id) === match) house.announce(match);
  };

  const move = async ({ match, watcher }: Guest, data: unknown): Promise<Answer> => {
    if (isDraining()) return { code: 'restarting' };
    const frame = v.safeParse(MoveData, data);
    if (!frame.success) return { code: 'malformed' };
    if (JSON.stringify(frame.output.args).length > ARGS_BYTES) return { code: 'tooLarge' };
    const seat = seatOf(match.record, watcher.keyHash);
    if (seat === null) return { code: 'notAllowed' };
    if (!limits.move.take(`${match.record.id}:${seat}`)) return { code: 'tooFast' };
    // The bot that keeps the seat warm has to be asked to get up first.
    if (match.record.seats[seat]?.standIn !== null) return { code: 'notAllowed' };
    return tables.play(match, seat, frame.output);
  };

  const talk = async ({ match, watcher, address }: Guest, data: unknown): Promise<Answer> => {
    const frame = v.safeParse(ChatData, data);
    if (!frame.success) return { code: 'malformed' };
    const seat = seatOf(match.record, watcher.keyHash);
    const name = seat === null ? watcher.name : (match.record.seats[seat]?.name ?? null);
    if (name === null) return { code: 'nameInvalid' };
    if (!limits.chat.take(seat === null ? address : `${match.record.id}:${seat}`)) return { code: 'tooFast' };
    const speaker: Speaker = { seat, name };
    return say(lobby, match, speaker, frame.output);
  };

  const answered =
    (action: (guest: Guest, data: unknown) => Promise<Answer>, guest: Guest, count?: (answer: Answer) => void) =>
    (data: unknown, answer: unknown): void => {
      action(guest, data)
        .catch((error: unknown): Answer => {
          log.error({ match: guest.match.record.id, err: error }, 'a frame failed');
          return { code: 'failed' };
        })
        .then(
          (result) => {
            count?.(result);
            if (typeof answer === 'function') (answer as (result: Answer) => void)(result);
          },
          () => undefined,
        );
    };

  const room = io.of('/table');
  const guests = new WeakMap<AnySocket, Guest>();
  // One at the door at a time: a burst of introductions over one connection would be let in as a crowd.
  const atTheDoor = new WeakSet();
  room.use((socket, next) => {
    const { conn } = socket;
    if (atTheDoor.has(conn)) return next(new ConnectionRefused('tooFast'));
    atTheDoor.add(conn);
    welcome(socket).then(
      (guest) => {
        guests.set(socket, guest);
        next();
      },
      (error: unknown) => {
        atTheDoor.delete(conn);
        if (!(error instanceof ConnectionRefused)) log.error({ err: error }, 'a connection failed');
        next(error instanceof ConnectionRefused ? error : new ConnectionRefused('failed'));
      },
    );
  });
  room.on('connection', (socket) => {
    const guest = guests.get(socket);
    // The match may have been cleared away while the connection was being made.
    if (guest === undefined || house.matches.get(guest.match.record.id) !== guest.match) {
      socket.conn.close();
      return;
    }
    guardFrames(socket, limits);
    socket.on(
      'move',
      answered(move, guest, (answer) => metrics.moves.inc({ outcome: answer?.code ?? 'made' })),
    );
    socket.on('say', answered(talk, guest));
    const sync = (): void => {
      arrive(guest).catch((error: unknown) => {
        log.error({ match: guest.match.record.id, err: error }, 'a table could not be shown');
        socket.conn.close();
      });
    };
    socket.on('resync', sync);
    socket.on('disconnect', () => depart(guest));
    sync();
  });
};
