// Queue of the remarks of bots on their moves: each waits until the move itself is presented, and is then announced and shown.
import type { View } from '../../game/index.ts';
import { isOutdated } from '../model/remarks.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { BotMove } from '../net/localBots.ts';
import type { Words } from '../words/index.ts';
import type { Announcer } from './announcer.ts';
import type { ShownRemark } from './types.ts';

export class RemarkQueue {
  #last: { readonly shown: ShownRemark; readonly made: BotMove } | null = null;
  #unsaid: BotMove[] = [];
  readonly #words: () => Words;
  readonly #announcer: Announcer;

  constructor(words: () => Words, announcer: Announcer) {
    this.#words = words;
    this.#announcer = announcer;
  }

  add(made: BotMove): void {
    this.#unsaid.push(made);
  }

  sayAll({ people, me, view: now }: TableModel): void {
    for (const made of this.#unsaid.splice(0)) {
      if (isOutdated(made, now)) continue;
      const { seat, move, why, view } = made;
      const text = this.#words().remark(seat, move, why, { view, me, people });
      this.#last = { shown: { seat, text, number: (this.#last?.shown.number ?? 0) + 1 }, made };
      // The move itself has been said, so its reason is enough.
      const reason = this.#words().reason(seat, why, { view, me, people });
      if (reason !== '') this.#announcer.addReason(seat, reason);
    }
  }

  /** The last one that was said; null once it is no longer true. */
  shownIn(view: View): ShownRemark | null {
    return this.#last === null || isOutdated(this.#last.made, view) ? null : this.#last.shown;
  }
}
