// Moves that have no answer yet: sends them again after a broken connection, calls them off, and reports the waiting one.
import type { AnyMove } from '../../server/wire/match.ts';
import type { Answer, ClientRefusalCode } from '../../server/wire/refusals.ts';
import type { MoveFrame } from '../../server/wire/frames.ts';

/** Null if the move was made, otherwise why not. */
export type MoveAnswer = Answer | { readonly code: ClientRefusalCode };

/** A move that waits for the connection or for a late answer. */
export interface Waiting {
  readonly move: AnyMove;
  /** It was called off, but may have reached the server before. */
  readonly isCalledOff: boolean;
}

/** `ended` is the outcome of the move that waited. */
export type WaitingListener = (waiting: Waiting | null, ended?: MoveAnswer) => void;

/** Sends frames over one connection. */
export interface FrameSender {
  move(frame: MoveFrame): void;
  callOff(id: string): void;
}

interface Pending {
  readonly frame: MoveFrame;
  readonly answer: Promise<MoveAnswer>;
  readonly settle: (answer: MoveAnswer) => void;
  /** The server may know it. */
  isSent: boolean;
  isCalledOff: boolean;
  /** It has had no answer for so long that the player is told. */
  isLate: boolean;
  readonly late: ReturnType<typeof setTimeout>;
}

const LATE_MS = 3000;

export class PendingMoves {
  #moves: readonly Pending[] = [];
  /** Null while nothing can be sent. */
  #sender: FrameSender | null = null;
  /** The connection is known to be dead: moves wait. */
  #isCut = true;
  #told: Waiting | null = null;
  readonly #mark = Math.random().toString(36).slice(2, 10);
  #count = 0;
  readonly #listener: WaitingListener | undefined;

  constructor(listener: WaitingListener | undefined) {
    this.#listener = listener;
  }

  make(version: number, move: AnyMove): Promise<MoveAnswer> {
    const wanted = JSON.stringify(move);
    const same = this.#moves.find(({ frame }) => JSON.stringify(frame.move) === wanted);
    if (same !== undefined) return same.answer;
    if (this.#isCut && this.#moves.length > 0) return Promise.resolve({ code: 'moveWaiting' });
    let settle: Pending['settle'] = () => undefined;
    const answer = new Promise<MoveAnswer>((resolve) => (settle = resolve));
    const frame = { version, id: `${this.#mark}-${++this.#count}`, move };
    const late = setTimeout(() => {
      one.isLate = true;
      this.#tell();
    }, LATE_MS);
    const one: Pending = { frame, answer, settle, isSent: false, isCalledOff: false, isLate: false, late };
    this.#moves = [...this.#moves, one];
    if (!this.#isCut) this.#send(one);
    this.#tell();
    return answer;
  }

  /** A move that was never sent is dropped at once; for any other the server decides. */
  callOff(): void {
    for (const one of this.#moves) {
      if (!one.isSent) {
        this.settle(one.frame.id, { code: 'calledOff' });
        continue;
      }
      one.isCalledOff = true;
      this.#sender?.callOff(one.frame.id);
    }
    this.#tell();
  }

  settle(id: string | null, answer: MoveAnswer): void {
    const settled = this.#moves.filter(({ frame }) => frame.id === id);
    // A server that is shutting down makes no more moves: the move waits for the restart.
    if (answer?.code === 'restarting') {
      for (const one of settled) one.isSent = false;
      return;
    }
    this.#drop(settled, answer);
  }

  settleAll(answer: MoveAnswer): void {
    this.#drop(this.#moves, answer);
  }

  /** Called with a new connection, or with the old one if it was only silent: then nothing sent on it was lost. */
  reached(sender: FrameSender): void {
    const isNew = this.#sender !== sender;
    this.#sender = sender;
    this.#isCut = false;
    for (const one of this.#moves) if (isNew || !one.isSent) this.#send(one);
    this.#tell();
  }

  /** The connection is silent but may recover, or it is gone. */
  cut(hasConnection: boolean): void {
    this.#isCut = true;
    if (!hasConnection) this.#sender = null;
    this.#tell();
  }

  #send(one: Pending): void {
    if (one.isCalledOff) {
      this.#sender?.callOff(one.frame.id);
      return;
    }
    one.isSent = true;
    this.#sender?.move(one.frame);
  }

  #drop(settled: readonly Pending[], answer: MoveAnswer): void {
    if (settled.length === 0) return;
    this.#moves = this.#moves.filter((one) => !settled.includes(one));
    for (const { late } of settled) clearTimeout(late);
    this.#tell(answer);
    for (const { settle } of settled) settle(answer);
  }

  #tell(ended?: MoveAnswer): void {
    const [first] = this.#moves;
    const told = this.#told;
    if (first === undefined) {
      this.#told = null;
      if (told !== null) this.#listener?.(null, ended);
      return;
    }
    // Once reported, a move is reported as waiting until its answer comes, even if it is sent meanwhile.
    if (told === null && !this.#isCut && !first.isLate && !first.isCalledOff) return;
    const { move } = first.frame;
    if (told?.move === move && told.isCalledOff === first.isCalledOff) return;
    this.#told = { move, isCalledOff: first.isCalledOff };
    this.#listener?.(this.#told);
  }
}
