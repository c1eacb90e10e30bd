// Our protocol at a table: moves, chat, numbers of chance and syncs of the one match that the handshake named.
import * as v from 'valibot';
import { tellNumber } from '../lobby/begin.ts';
import type { Outcome } from '../match/games.ts';
import { type News, seatOf, type Watcher } from '../match/match.ts';
import type { Answer } from '../wire/refusals.ts';
import { FRAMES, type ServerToTable } from '../wire/table.ts';
import type { Admitted } from './admission.ts';
import type { AnySocket } from './sockets.ts';
import type { Actor, Visit, VisitDeps, Visits } from './visits.ts';

type Emit = <Event extends keyof ServerToTable>(event: Event, ...args: Parameters<ServerToTable[Event]>) => void;

const newsOver = (emit: Emit): News => ({
  sync: (frame) => emit('sync', frame),
  step: ({ from, to, patch, entry, made }) =>
    emit('step', from, to, patch(), [entry], ...(made === undefined ? [] : [made])),
  match: (patch) => emit('match', patch),
  chat: (line) => emit('chat', line),
});

export const createOurTable = ({ lobby, limits, closedFor }: VisitDeps, visits: Visits) => {
  const { registry, games } = lobby;

  const callOff = async ({ match, seat }: Actor, mark: string): Promise<Outcome> => {
    if (seat === null) return { code: 'notAllowed' };
    if (match.record.status === 'waiting') return { code: 'notPlaying' };
    if (!limits.move.take(`${match.record.id}:${seat}`)) return { code: 'tooFast' };
    return games.callOff(match, seat, mark);
  };

  const take = async ({ match, seat }: Actor, data: unknown): Promise<Answer> => {
    const closed = closedFor();
    if (closed !== null) return { code: closed };
    const frame = v.safeParse(FRAMES.number, data);
    if (!frame.success) return { code: 'malformed' };
    if (seat === null) return { code: 'notAllowed' };
    if (!limits.move.take(`${match.record.id}:${seat}`)) return { code: 'tooFast' };
    const { number } = frame.output;
    return lobby.registry.inTurn(match, () => tellNumber(lobby, match, seat, number));
  };

  /** For a connection that was admitted. */
  return (socket: AnySocket): void => {
    const { match, keyHash, name, address } = socket.data as Admitted;
    const emit: Emit = (event, ...args) => void socket.emit(event, ...args);
    const news = newsOver(emit);
    const watcher: Watcher = {
      keyHash,
      name,
      isSyncedWithChat: true,
      tell(event, ...args) {
        (news[event] as (...told: typeof args) => void)(...args);
      },
      drop: () => socket.conn.close(),
      isSilent: false,
    };
    // The match may have been cleared away, or filled with spectators, while the connection was being made.
    if (registry.matches.get(match.record.id) !== match || !visits.hasRoom(match, watcher)) {
      watcher.drop();
      return;
    }
    const visit: Visit = { match, watcher, address };
    const actor = (): Actor => ({ match, seat: seatOf(match.record, keyHash), address, name });

    const hearMove = async (data: unknown): Promise<void> => {
      const frame = v.safeParse(FRAMES.move, data);
      const id = frame.success ? frame.output.id : null;
      const sent = frame.success ? { version: frame.output.version, mark: id, move: frame.output.move } : null;
      const outcome = await visits.move(actor(), sent, watcher);
      // A move that was made is answered by its own step.
      if (outcome !== 'made') emit('answer', id, outcome === 'madeBefore' ? null : outcome);
    };
    const hearCallOff = async (data: unknown): Promise<void> => {
      const mark = v.safeParse(FRAMES.callOff, data);
      if (!mark.success) {
        emit('answer', null, { code: 'malformed' });
        return;
      }
      const outcome = await callOff(actor(), mark.output).catch(visits.orFailed(match));
      emit('answer', mark.output, typeof outcome === 'string' ? null : outcome);
    };
    const answered =
      (hear: (data: unknown) => Promise<Answer>) =>
      (data: unknown, reply: unknown): void => {
        void hear(data)
          .catch(visits.orFailed(match))
          .then((answer) => {
            if (typeof reply === 'function') (reply as (answer: Answer) => void)(answer);
          });
      };

    socket.on('move', (data: unknown) => void hearMove(data));
    socket.on('callOff', (data: unknown) => void hearCallOff(data));
    socket.on(
      'say',
      answered(async (data) => {
        const frame = v.safeParse(FRAMES.say, data);
        return frame.success ? visits.say(actor(), frame.output) : { code: 'malformed' };
      }),
    );
    socket.on(
      'number',
      answered((data) => take(actor(), data)),
    );
    socket.on('resync', () => {
      // A sync costs more than a step: clients that ask too often have to reconnect.
      if (limits.sync.take(address)) visits.show(visit);
      else watcher.drop();
    });
    socket.on('disconnect', visits.begin(visit, socket));
    visits.show(visit);
  };
};
