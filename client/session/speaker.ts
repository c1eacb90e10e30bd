// Gives the live regions their words at a pace that can be listened to.
import { hear, say, SILENCE, waitToSpeak, type Speech } from '../model/speech.ts';

export class Speaker {
  #speech: Speech = SILENCE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #tell: (message: string) => void;

  constructor(tell: (message: string) => void) {
    this.#tell = tell;
  }

  hear(sentences: readonly string[]): void {
    this.#speech = hear(this.#speech, sentences);
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#speech = SILENCE;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const ms = waitToSpeak(this.#speech, Date.now());
    if (ms === null) return;
    this.#timer = setTimeout(() => {
      const { message, speech } = say(this.#speech, Date.now());
      this.#speech = speech;
      this.#tell(message);
    }, ms);
  }
}
