// Lines of chat that have no answer yet: each gets one in any case, also when the connection breaks.
import type { Answer } from '../../server/wire/refusals.ts';

/** Null when it was said, or why not. */
export type Said = Answer | { readonly code: 'unreachable' };

export class PendingLines {
  readonly #unanswered = new Set<(said: Said) => void>();

  say(send: (answer: (said: Said) => void) => void): Promise<Said> {
    return new Promise((resolve) => {
      const answer = (said: Said): void => {
        this.#unanswered.delete(answer);
        resolve(said);
      };
      this.#unanswered.add(answer);
      send(answer);
    });
  }

  /** The connection is broken: answers do not come any more. */
  cut(): void {
    for (const answer of this.#unanswered) answer({ code: 'unreachable' });
  }
}
