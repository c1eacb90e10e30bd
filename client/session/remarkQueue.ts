// Queue of the remarks of bots on their moves: each is announced once its move has been told, and shown once the
// latest table is presented.
import type { Event, View } from '../../game/index.ts';
import { isOutdated, TOLD_BY, tellsMove } from '../model/remarks.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { BotMove } from '../net/localBots.ts';
import type { Words } from '../words/index.ts';
import type { Announcer } from './announcer.ts';
import type { ShownRemark } from './types.ts';

export class RemarkQueue {
  #last: { readonly shown: ShownRemark; readonly made: BotMove } | null = null;
  #shownCount = 0;
  #unshown: BotMove[] = [];
  /**
   * The moves whose reason has been announced, or dropped because it is outdated or empty; some of them still wait in
   * `#unshown`.
   */
  readonly #announced = new WeakSet<BotMove>();
  readonly #words: () => Words;
  readonly #announcer: Announcer;

  constructor(words: () => Words, announcer: Announcer) {
    this.#words = words;
    this.#announcer = announcer;
  }

  add(made: BotMove): void {
    this.#unshown.push(made);
  }

  /** Announces the reasons for moves that are told now, so that each follows its move. */
  announceWith(events: readonly Event[], table: TableModel): void {
    for (const event of events) {
      const made = this.#unshown.find((one) => !this.#announced.has(one) && tellsMove(event, one));
      if (made !== undefined) this.#announce(made, table);
    }
  }

  showAll(table: TableModel): void {
    const { people, me, view: now } = table;
    const toShow = this.#unshown.splice(0).filter((made) => !isOutdated(made, now));
    for (const made of toShow) {
      const { seat, move, why, view } = made;
      const text = this.#words().remark(seat, move, why, { view, me, people });
      this.#last = { shown: { seat, text, number: ++this.#shownCount }, made };
    }
    // The newest first: the announcer puts a reason behind the last waiting sentence about such a move that has no
    // reason yet, so of equal moves the newest must get its reason first.
    for (const made of toShow.toReversed()) if (!this.#announced.has(made)) this.#announce(made, table);
  }

  #announce(made: BotMove, { people, me, view: now }: TableModel): void {
    this.#announced.add(made);
    if (isOutdated(made, now)) return;
    const { seat, move, why, view } = made;
    const viewpoint = { view, me, people };
    const text = this.#words().reason(seat, why, viewpoint);
    const whole = this.#words().remark(seat, move, why, viewpoint);
    if (text !== '') this.#announcer.addReason({ seat, action: TOLD_BY[move.type], text, whole });
  }

  /** The last remark that was shown; null for good once it is outdated, even if its words become true again. */
  shownIn(view: View): ShownRemark | null {
    if (this.#last !== null && isOutdated(this.#last.made, view)) this.#last = null;
    return this.#last?.shown ?? null;
  }
}
