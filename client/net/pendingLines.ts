// Lines of chat that have no answer yet: each gets one in any case, also when the connection breaks.
import type { Answer } from '../../server/wire/refusals.ts';

/** Null when it has reached the server, or why not. */
export type SendAnswer = Answer | { readonly code: 'unreachable' };

export class PendingLines {
  readonly #unanswered = new Set<(said: SendAnswer) => void>();

  say(send: (answer: (said: SendAnswer) => void) => void): Promise<SendAnswer> {
    return new Promise((resolve) => {
      const answer = (said: SendAnswer): void => {
        this.#unanswered.delete(answer);
        resolve(said);
      };
      this.#unanswered.add(answer);
      send(answer);
    });
  }

  /** The connection is broken: answers do not come any more. */
  disconnected(): void {
    for (const answer of this.#unanswered) answer({ code: 'unreachable' });
  }
}
