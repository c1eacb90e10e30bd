// Remarks of bots on their moves: held back until the move itself is presented, then announced and shown.
import type { Seat } from '../../game/index.ts';
import type { Person } from '../model/people.ts';
import type { BotRemark } from '../net/localBots.ts';
import type { Words } from '../words/index.ts';
import type { Announcer } from './announcer.ts';
import type { Remark } from './types.ts';

export class Remarks {
  /** The last one that was said. */
  shown: Remark | null = null;
  #unsaid: BotRemark[] = [];
  readonly #words: () => Words;
  readonly #announcer: Announcer;

  constructor(words: () => Words, announcer: Announcer) {
    this.#words = words;
    this.#announcer = announcer;
  }

  add(remark: BotRemark): void {
    this.#unsaid.push(remark);
  }

  sayAll(people: readonly Person[], me: Seat | null): void {
    for (const { seat, move, why, view } of this.#unsaid.splice(0)) {
      const text = this.#words().remark(seat, move, why, { view, me, people });
      this.shown = { seat, text, number: (this.shown?.number ?? 0) + 1 };
      this.#announcer.add(text);
    }
  }
}
