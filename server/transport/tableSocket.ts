// Handles a table socket's events: moves, chat, numbers of chance and syncs of one match.
import * as v from 'valibot';
import type { Logger } from 'pino';
import { refusalOf } from '../http/errors.ts';
import { MOVE_BYTES, type Limits } from '../limits/limits.ts';
import { tellNumber } from '../lobby/begin.ts';
import { say, type Speaker } from '../lobby/chat.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { ChatData, MarkData, MoveData, NumberData } from '../lobby/schemas.ts';
import { isPresent, seatOf } from '../match/match.ts';
import { sendSync } from '../match/sync.ts';
import type { Outcome } from '../match/games.ts';
import type { Metrics } from '../metrics.ts';
import type { Answer, Refusal, RefusalCode } from '../wire/refusals.ts';
import type { MoveFrame } from '../wire/table.ts';
import { type Guest, hasRoom, admitSockets } from './admission.ts';
import type { Pulse } from './pulse.ts';
import { type AnySocket, type Io, onlyOurs } from './sockets.ts';

interface Deps {
  readonly io: Io;
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** The refusal while the server takes no changes; null otherwise. */
  readonly closedFor: () => RefusalCode | null;
  readonly pulse: Pulse;
}

export const serveTables = ({ io, lobby, limits, metrics, log, closedFor, pulse }: Deps): void => {
  const { config, registry, games } = lobby;

  const arrive = ({ match, watcher }: Guest): Promise<void> => {
    match.watchers.add(watcher);
    registry.tellPresence(match);
    registry.visit(match);
    if (watcher.keyHash !== null) match.awaySince.delete(watcher.keyHash);
    return sendSync(lobby, match, watcher);
  };

  const updatePresence = ({ match, watcher: { keyHash } }: Pick<Guest, 'match' | 'watcher'>): void => {
    registry.tellPresence(match);
    if (keyHash !== null && seatOf(match.record, keyHash) !== null) {
      if (isPresent(match, keyHash)) match.awaySince.delete(keyHash);
      else if (!match.awaySince.has(keyHash)) match.awaySince.set(keyHash, registry.now());
    }
    if (registry.matches.get(match.record.id) === match) registry.announce(match);
  };

  const depart = ({ match, watcher }: Guest): void => {
    match.watchers.delete(watcher);
    updatePresence({ match, watcher });
  };

  const heed = (guest: Guest, isSilent: boolean): void => {
    guest.watcher.isSilent = isSilent;
    updatePresence(guest);
  };

  const move = async ({ match, watcher }: Guest, frame: MoveFrame | null): Promise<Outcome> => {
    const closed = closedFor();
    if (closed !== null) return { code: closed };
    if (frame === null) return { code: 'malformed' };
    const seat = seatOf(match.record, watcher.keyHash);
    if (seat === null) return { code: 'notAllowed' };
    if (!limits.move.take(`${match.record.id}:${seat}`)) return { code: 'tooFast' };
    // Measured last, because it takes longer than the other checks.
    if (JSON.stringify(frame.move).length > MOVE_BYTES) return { code: 'tooLarge' };
    // The stand-in has to be dismissed first (POST …/return).
    if (match.record.seats[seat]?.standIn !== null) return { code: 'notAllowed' };
    const { version, id: mark, move: wanted } = frame;
    return games.play(match, seat, { version, mark, move: wanted }, watcher);
  };

  const talk = async ({ match, watcher, address }: Guest, data: unknown): Promise<Answer> => {
    const frame = v.safeParse(ChatData, data);
    if (!frame.success) return { code: 'malformed' };
    const seat = seatOf(match.record, watcher.keyHash);
    const name = seat === null ? watcher.name : (match.record.seats[seat]?.name ?? null);
    if (name === null) return { code: 'nameInvalid' };
    if (!limits.chat.take(seat === null ? address : `${match.record.id}:${seat}`)) return { code: 'tooFast' };
    const owner = seat === null ? `${address}:${name}` : String(seat);
    const speaker: Speaker = { owner, seat, name };
    return say(lobby, match, speaker, frame.output);
  };

  const orFailed =
    ({ match }: Guest) =>
    (error: unknown): Refusal => {
      const refusal = refusalOf(error);
      if (refusal.code === 'failed') log.error({ match: match.record.id, err: error }, 'a frame failed');
      return refusal;
    };

  const hearMove = async (guest: Guest, data: unknown): Promise<void> => {
    const parsed = v.safeParse(MoveData, data);
    const frame = parsed.success ? parsed.output : null;
    const outcome = await move(guest, frame).catch(orFailed(guest));
    metrics.moves.inc({ outcome: typeof outcome === 'string' ? outcome : outcome.code });
    // A move that was made is answered by its own step.
    if (outcome !== 'made') guest.watcher.tell('answer', frame?.id ?? null, outcome === 'madeBefore' ? null : outcome);
  };

  const callOff = async ({ match, watcher }: Guest, mark: string): Promise<Outcome> => {
    const seat = seatOf(match.record, watcher.keyHash);
    if (seat === null) return { code: 'notAllowed' };
    if (match.record.status === 'waiting') return { code: 'notPlaying' };
    return games.callOff(match, seat, mark);
  };

  const hearCallOff = async (guest: Guest, data: unknown): Promise<void> => {
    const mark = v.safeParse(MarkData, data);
    const outcome = mark.success
      ? await callOff(guest, mark.output).catch(orFailed(guest))
      : ({ code: 'malformed' } as const);
    guest.watcher.tell('answer', mark.success ? mark.output : null, typeof outcome === 'string' ? null : outcome);
  };

  const take = async ({ match, watcher }: Guest, data: unknown): Promise<Answer> => {
    const closed = closedFor();
    if (closed !== null) return { code: closed };
    const frame = v.safeParse(NumberData, data);
    if (!frame.success) return { code: 'malformed' };
    const seat = seatOf(match.record, watcher.keyHash);
    if (seat === null) return { code: 'notAllowed' };
    if (!limits.move.take(`${match.record.id}:${seat}`)) return { code: 'tooFast' };
    const { number } = frame.output;
    return registry.inTurn(match, () => tellNumber(lobby, match, seat, number));
  };

  const hearNumber = async (guest: Guest, data: unknown, reply: unknown): Promise<void> => {
    const answer = await take(guest, data).catch(orFailed(guest));
    if (typeof reply === 'function') (reply as (answer: Answer) => void)(answer);
  };

  const hearWords = async (guest: Guest, data: unknown, reply: unknown): Promise<void> => {
    const answer = await talk(guest, data).catch(orFailed(guest));
    if (typeof reply === 'function') (reply as (answer: Answer) => void)(answer);
  };

  const show = (guest: Guest): void => {
    arrive(guest).catch((error: unknown) => {
      log.error({ match: guest.match.record.id, err: error }, 'a match could not be synced');
      guest.watcher.drop();
    });
  };

  const room = io.of('/table');
  room.use(onlyOurs);
  room.use(admitSockets({ config, registry, limits, metrics, log }));
  room.on('connection', (socket: AnySocket) => {
    const guest = socket.data as Guest;
    // The match may have been cleared away, or filled with spectators, while the connection was being made.
    if (registry.matches.get(guest.match.record.id) !== guest.match || !hasRoom(guest.match, guest.watcher, config)) {
      guest.watcher.drop();
      return;
    }
    socket.on('move', (data: unknown) => void hearMove(guest, data));
    socket.on('callOff', (data: unknown) => void hearCallOff(guest, data));
    socket.on('say', (data: unknown, reply: unknown) => void hearWords(guest, data, reply));
    socket.on('number', (data: unknown, reply: unknown) => void hearNumber(guest, data, reply));
    socket.on('resync', () => {
      // A sync costs more than a step: clients that ask too often have to reconnect.
      if (limits.sync.take(guest.address)) show(guest);
      else guest.watcher.drop();
    });
    const unfollow = pulse.follow(socket.conn, (isSilent) => heed(guest, isSilent));
    socket.on('disconnect', () => {
      unfollow();
      depart(guest);
    });
    show(guest);
  });
};
