// Our protocol: making moves and calling them off, chat, numbers of chance and syncs, all of the one match that the
// handshake named.
import * as v from 'valibot';
import { takeNumber } from '../lobby/begin.ts';
import type { Outcome } from '../match/games.ts';
import type { Answer } from '../wire/refusals.ts';
import { FRAMES, type ClientToMatch } from '../wire/frames.ts';
import type { AnySocket } from './sockets.ts';
import type { VisitDeps, Visits } from './visits.ts';
import type { Visitor } from './visitor.ts';

/** `reply` acknowledges the event, if it is a function. */
type EventHandler = (visitor: Visitor, data: unknown, reply: unknown) => void;

export const createOurProtocol = ({ lobby, limits, refusalOfChanges }: VisitDeps, visits: Visits) => {
  const { registry, games } = lobby;

  const callOff = async ({ actor: { match, seat } }: Visitor, mark: string): Promise<Outcome> => {
    if (seat === null) return { code: 'notAllowed' };
    if (match.record.status === 'waiting') return { code: 'notPlaying' };
    if (!limits.move.take(`${match.record.id}:${seat}`)) return { code: 'tooFast' };
    return games.callOff(match, seat, mark);
  };

  const hearNumber = async ({ actor: { match, seat } }: Visitor, data: unknown): Promise<Answer> => {
    const code = refusalOfChanges();
    if (code !== null) return { code };
    const frame = v.safeParse(FRAMES.number, data);
    if (!frame.success) return { code: 'malformed' };
    if (seat === null) return { code: 'notAllowed' };
    if (!limits.move.take(`${match.record.id}:${seat}`)) return { code: 'tooFast' };
    const { number } = frame.output;
    return registry.inTurn(match, () => takeNumber(lobby, match, seat, number));
  };

  const hearChat = async ({ actor }: Visitor, data: unknown): Promise<Answer> => {
    const frame = v.safeParse(FRAMES.say, data);
    return frame.success ? visits.say(actor, frame.output) : { code: 'malformed' };
  };

  const hearMove = async (visitor: Visitor, data: unknown): Promise<void> => {
    const frame = v.safeParse(FRAMES.move, data);
    const id = frame.success ? frame.output.id : null;
    const sent = frame.success ? { version: frame.output.version, mark: id, move: frame.output.move } : null;
    const outcome = await visits.move(visitor.actor, sent, visitor);
    // A move that was made is answered by its own step.
    if (outcome !== 'made') visitor.emit('answer', id, outcome === 'madeBefore' ? null : outcome);
  };

  const hearCallOff = async (visitor: Visitor, data: unknown): Promise<void> => {
    const mark = v.safeParse(FRAMES.callOff, data);
    if (!mark.success) {
      visitor.emit('answer', null, { code: 'malformed' });
      return;
    }
    const outcome = await callOff(visitor, mark.output).catch(visits.toRefusal(visitor.match));
    visitor.emit('answer', mark.output, typeof outcome === 'string' ? null : outcome);
  };

  const answered =
    (act: (visitor: Visitor, data: unknown) => Promise<Answer>): EventHandler =>
    (visitor, data, reply) => {
      void act(visitor, data)
        .catch(visits.toRefusal(visitor.match))
        .then((answer) => {
          if (typeof reply === 'function') (reply as (answer: Answer) => void)(answer);
        });
    };

  const handlers: Readonly<Record<keyof ClientToMatch, EventHandler>> = {
    move: (visitor, data) => void hearMove(visitor, data),
    callOff: (visitor, data) => void hearCallOff(visitor, data),
    say: answered(hearChat),
    number: answered(hearNumber),
    resync(visitor) {
      // A sync costs more than a step: clients that ask too often have to reconnect.
      if (limits.sync.take(visitor.address)) visits.sync(visitor);
      else visitor.drop();
    },
  };
  const isOurEvent = (event: string): event is keyof ClientToMatch => Object.hasOwn(handlers, event);

  // The listeners get the socket as `this`, so that one function serves all sockets: there are many.
  const handle = function (this: AnySocket, event: string, data: unknown, reply: unknown): void {
    if (isOurEvent(event)) handlers[event](this.data as Visitor, data, reply);
  };
  const leave = function (this: AnySocket): void {
    visits.end(this.data as Visitor, this);
  };

  /** For a connection that was admitted. */
  return (socket: AnySocket): void => {
    const visitor = socket.data as Visitor;
    const { match } = visitor;
    // The match may have been cleared away, or filled with spectators, while the connection was being made.
    if (!registry.isKnown(match) || !visits.hasRoom(match, visitor)) {
      visitor.drop();
      return;
    }
    socket.onAny(handle);
    socket.on('disconnect', leave);
    visits.begin(visitor, socket);
    visits.sync(visitor);
  };
};
