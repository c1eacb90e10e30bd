// One connection of our protocol to a match: its seat or spectator, and the frames that it is sent. A class, because there
// are many connections: they share its methods, while functions would be made for each of them.
import { type Match, type SeenMove, seatOf, type Watcher } from '../match/match.ts';
import type { MatchToClient, SyncFrame } from '../wire/frames.ts';
import type { ChatLine, Patch } from '../wire/match.ts';
import type { AnySocket } from './sockets.ts';
import type { Actor, Visit } from './visits.ts';

/** The facts of an admitted connection. */
interface Admitted {
  readonly match: Match;
  /** The hash of the seat's key; null for a spectator. */
  readonly keyHash: string | null;
  /** The name of a spectator who has given one. */
  readonly name: string | null;
  readonly address: string;
}

export class Visitor implements Visit, Watcher {
  readonly match: Match;
  readonly keyHash: string | null;
  readonly name: string | null;
  readonly address: string;
  readonly syncsIncludeChat = true;
  /** Set while nothing comes from the connection. */
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

  sync(frame: SyncFrame): void {
    this.emit('sync', frame);
  }

  step({ from, to, patch, entry, made }: SeenMove): void {
    // The mark of the move is there only for the connection that sent it.
    this.emit('step', from, to, patch(), [entry], ...(made === undefined ? [] : [made]));
  }

  info(patch: Patch): void {
    this.emit('match', patch);
  }

  chat(line: ChatLine): void {
    this.emit('chat', line);
  }

  drop(): void {
    this.#socket.conn.close();
  }
}
