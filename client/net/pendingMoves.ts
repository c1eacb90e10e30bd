// Moves that have no answer yet: sends them again after a broken connection, calls them off, and reports the one that waits.
import type { AnyMove } from '../../server/wire/match.ts';
import type { Answer, ClientRefusalCode } from '../../server/wire/refusals.ts';
import type { MoveFrame } from '../../server/wire/frames.ts';

/** Null if the move was made, otherwise why not. */
export type MoveAnswer = Answer | { readonly code: ClientRefusalCode };

/** A move that waits for the connection or for a late answer. */
export interface PendingMove {
  readonly move: AnyMove;
  /** It was called off, but may have reached the server before. */
  readonly isCalledOff: boolean;
}

/** `ended` is the outcome of the move that waited. */
export type WaitingListener = (waiting: PendingMove | null, ended?: MoveAnswer) => void;

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
  readonly lateTimer: ReturnType<typeof setTimeout>;
}

const LATE_MS = 3000;

export class PendingMoves {
  #moves: readonly Pending[] = [];
  /** Null while nothing can be sent. */
  #sender: FrameSender | null = null;
  /** There is no connection, or it is silent: moves wait. */
  #isDisconnected = true;
  #reported: PendingMove | null = null;
  readonly #idPrefix = Math.random().toString(36).slice(2, 10);
  #count = 0;
  readonly #listener: WaitingListener | undefined;

  constructor(listener: WaitingListener | undefined) {
    this.#listener = listener;
  }

  make(version: number, move: AnyMove): Promise<MoveAnswer> {
    const wanted = JSON.stringify(move);
    const repeated = this.#moves.find(({ frame }) => JSON.stringify(frame.move) === wanted);
    if (repeated !== undefined) return repeated.answer;
    if (this.#isDisconnected && this.#moves.length > 0) return Promise.resolve({ code: 'moveWaiting' });
    let settle: Pending['settle'] = () => undefined;
    const answer = new Promise<MoveAnswer>((resolve) => (settle = resolve));
    const frame = { version, id: `${this.#idPrefix}-${++this.#count}`, move };
    const lateTimer = setTimeout(() => {
      pending.isLate = true;
      this.#report();
    }, LATE_MS);
    const pending: Pending = { frame, answer, settle, isSent: false, isCalledOff: false, isLate: false, lateTimer };
    this.#moves = [...this.#moves, pending];
    if (!this.#isDisconnected) this.#send(pending);
    this.#report();
    return answer;
  }

  /** A move that the server cannot know is dropped at once; for any other the server decides. */
  callOff(): void {
    for (const pending of this.#moves) {
      if (!pending.isSent) {
        this.settle(pending.frame.id, { code: 'calledOff' });
        continue;
      }
      pending.isCalledOff = true;
      this.#sender?.callOff(pending.frame.id);
    }
    this.#report();
  }

  settle(id: string | null, answer: MoveAnswer): void {
    const settled = this.#moves.filter(({ frame }) => frame.id === id);
    // A server that is shutting down makes no more moves: the move waits for the restart.
    if (answer?.code === 'restarting') {
      for (const pending of settled) pending.isSent = false;
      return;
    }
    this.#finish(settled, answer);
  }

  settleAll(answer: MoveAnswer): void {
    this.#finish(this.#moves, answer);
  }

  /** Called with a new connection, or with the old one if it was only silent: then nothing sent on it was lost. */
  connected(sender: FrameSender): void {
    const isNew = this.#sender !== sender;
    this.#sender = sender;
    this.#isDisconnected = false;
    for (const pending of this.#moves) if (isNew || !pending.isSent) this.#send(pending);
    this.#report();
  }

  /** The connection is silent but may recover, or it is gone. */
  disconnected(how: 'silent' | 'gone'): void {
    this.#isDisconnected = true;
    if (how === 'gone') this.#sender = null;
    this.#report();
  }

  #send(pending: Pending): void {
    if (pending.isCalledOff) {
      this.#sender?.callOff(pending.frame.id);
      return;
    }
    pending.isSent = true;
    this.#sender?.move(pending.frame);
  }

  #finish(settled: readonly Pending[], answer: MoveAnswer): void {
    if (settled.length === 0) return;
    this.#moves = this.#moves.filter((pending) => !settled.includes(pending));
    for (const { lateTimer } of settled) clearTimeout(lateTimer);
    this.#report(answer);
    for (const { settle } of settled) settle(answer);
  }

  #report(ended?: MoveAnswer): void {
    const [first] = this.#moves;
    const reported = this.#reported;
    if (first === undefined) {
      this.#reported = null;
      if (reported !== null) this.#listener?.(null, ended);
      return;
    }
    // Once reported, a move is reported as waiting until its answer comes, even if it is sent meanwhile.
    if (reported === null && !this.#isDisconnected && !first.isLate && !first.isCalledOff) return;
    const { move } = first.frame;
    if (reported?.move === move && reported.isCalledOff === first.isCalledOff) return;
    this.#reported = { move, isCalledOff: first.isCalledOff };
    this.#listener?.(this.#reported);
  }
}
