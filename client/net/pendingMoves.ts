// Moves without an answer: sent again after the line broke, called off, and told of while they wait.
import type { Answer, MoveFrame } from '../../server/wire.ts';

/** Null when it was made, or why not. `oneWaits`: while the table cannot be reached, one move waits and no second. */
export type MoveAnswer = Answer | { readonly code: 'unreachable' | 'oneWaits' };

/** What is told of a move that waits. */
export interface Waiting {
  readonly verb: string;
  readonly args: readonly unknown[];
  /** It is to be called off, but may have reached the server before: only the server can tell. */
  readonly isCalledOff: boolean;
}

/** `ended` is what became of the move that waited. */
export type WaitingListener = (waiting: Waiting | null, ended?: MoveAnswer) => void;

export interface Wire {
  move(frame: MoveFrame): void;
  callOff(id: string): void;
}

interface Pending {
  readonly frame: MoveFrame;
  readonly answer: Promise<MoveAnswer>;
  readonly settle: (answer: MoveAnswer) => void;
  /** Whether the server may know it. */
  isSent: boolean;
  isCalledOff: boolean;
  /** It has been on its way for longer than one waits without a word. */
  isLate: boolean;
  readonly late: ReturnType<typeof setTimeout>;
}

const LATE_MS = 3000;

/** `wire` is null while nothing can be sent. */
export class PendingMoves {
  #moves: readonly Pending[] = [];
  #wire: Wire | null = null;
  /** Whether the line is known to be dead, so that whatever has no answer waits. */
  #isCut = true;
  #told: Waiting | null = null;
  readonly #mark = Math.random().toString(36).slice(2, 10);
  #count = 0;
  readonly #listener: WaitingListener | undefined;

  constructor(listener: WaitingListener | undefined) {
    this.#listener = listener;
  }

  make(version: number, verb: string, args: readonly unknown[]): Promise<MoveAnswer> {
    const wanted = JSON.stringify([verb, args]);
    const same = this.#moves.find(({ frame }) => JSON.stringify([frame.verb, frame.args]) === wanted);
    if (same !== undefined) return same.answer;
    if (this.#isCut && this.#moves.length > 0) return Promise.resolve({ code: 'oneWaits' });
    let settle: Pending['settle'] = () => undefined;
    const answer = new Promise<MoveAnswer>((resolve) => (settle = resolve));
    const frame = { version, id: `${this.#mark}-${++this.#count}`, verb, args };
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

  /** What was never sent is gone at once; of anything else the server has the last word. */
  callOff(): void {
    for (const one of this.#moves) {
      if (!one.isSent) {
        this.settle(one.frame.id, { code: 'calledOff' });
        continue;
      }
      one.isCalledOff = true;
      this.#wire?.callOff(one.frame.id);
    }
    this.#tell();
  }

  settle(id: string | null, answer: MoveAnswer): void {
    const settled = this.#moves.filter(({ frame }) => frame.id === id);
    // A house that closes makes no move any more: it waits for the house to open again.
    if (answer?.code === 'restarting') {
      for (const one of settled) one.isSent = false;
      return;
    }
    this.#drop(settled, answer);
  }

  settleAll(answer: MoveAnswer): void {
    this.#drop(this.#moves, answer);
  }

  /** A connection that is new, or the old one again when it was only silent: then nothing on it was lost. */
  reached(wire: Wire): void {
    const isNew = this.#wire !== wire;
    this.#wire = wire;
    this.#isCut = false;
    for (const one of this.#moves) if (isNew || !one.isSent) this.#send(one);
    this.#tell();
  }

  /** Silent, with a connection that may recover; or without one. */
  cut(hasConnection: boolean): void {
    this.#isCut = true;
    if (!hasConnection) this.#wire = null;
    this.#tell();
  }

  #send(one: Pending): void {
    if (one.isCalledOff) {
      this.#wire?.callOff(one.frame.id);
      return;
    }
    one.isSent = true;
    this.#wire?.move(one.frame);
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
    // Once told of, it waits until it has its answer: being sent is not being made.
    if (told === null && !this.#isCut && !first.isLate && !first.isCalledOff) return;
    const { verb, args } = first.frame;
    if (told?.verb === verb && told.args === args && told.isCalledOff === first.isCalledOff) return;
    this.#told = { verb, args, isCalledOff: first.isCalledOff };
    this.#listener?.(this.#told);
  }
}
