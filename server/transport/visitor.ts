// One connection of our protocol to a match: whose it is, and how it is told what happens there. A class, because there
// are many: its methods are shared, while functions would be made for each of them.
import type { Match, News, Watcher } from '../match/match.ts';
import { seatOf } from '../match/match.ts';
import type { MatchToClient } from '../wire/frames.ts';
import type { AnySocket } from './sockets.ts';
import type { Actor, Visit } from './visits.ts';

type Tell = { readonly [Event in keyof News]: (visitor: Visitor, ...news: Parameters<News[Event]>) => void };

const TELL: Tell = {
  sync: (visitor, frame) => visitor.emit('sync', frame),
  step: (visitor, { from, to, patch, entry, made }) =>
    visitor.emit('step', from, to, patch(), [entry], ...(made === undefined ? [] : [made])),
  match: (visitor, patch) => visitor.emit('match', patch),
  chat: (visitor, line) => visitor.emit('chat', line),
};

/** The facts of an admitted connection. */
interface Admitted {
  readonly match: Match;
  /** Of the seat's key; null for a spectator. */
  readonly keyHash: string | null;
  /** A spectator's. */
  readonly name: string | null;
  readonly address: string;
}

export class Visitor implements Visit, Watcher {
  readonly match: Match;
  readonly keyHash: string | null;
  readonly name: string | null;
  readonly address: string;
  readonly isSyncedWithChat = true;
  isSilent = false;
  readonly #socket: AnySocket;

  constructor(socket: AnySocket, { match, keyHash, name, address }: Admitted) {
    this.match = match;
    this.keyHash = keyHash;
    this.name = name;
    this.address = address;
    this.#socket = socket;
  }

  get watcher(): Watcher {
    return this;
  }

  get actor(): Actor {
    const { match, keyHash, name, address } = this;
    return { match, seat: seatOf(match.record, keyHash), address, name };
  }

  emit<Event extends keyof MatchToClient>(event: Event, ...args: Parameters<MatchToClient[Event]>): void {
    this.#socket.emit(event, ...args);
  }

  tell<Event extends keyof News>(event: Event, ...news: Parameters<News[Event]>): void {
    (TELL[event] as (visitor: Visitor, ...news: Parameters<News[Event]>) => void)(this, ...news);
  }

  drop(): void {
    this.#socket.conn.close();
  }
}
