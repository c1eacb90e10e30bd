// Lines of chat that have no answer yet. When the connection breaks they are answered with `unreachable`.
import type { Answer } from '../../server/wire/refusals.ts';

/** The answer to a line of chat, or to the sealed number: null when the server has taken it, otherwise why not. */
export type SendAnswer = Answer | { readonly code: 'unreachable' };

type OnAnswer = (answer: SendAnswer) => void;

export class PendingLines {
  readonly #unanswered = new Set<OnAnswer>();

  say(send: (onAnswer: OnAnswer) => void): Promise<SendAnswer> {
    return new Promise((resolve) => {
      const onAnswer: OnAnswer = (answer) => {
        this.#unanswered.delete(onAnswer);
        resolve(answer);
      };
      this.#unanswered.add(onAnswer);
      send(onAnswer);
    });
  }

  /** The connection is broken: answers do not come any more. */
  disconnected(): void {
    for (const onAnswer of this.#unanswered) onAnswer({ code: 'unreachable' });
  }
}
