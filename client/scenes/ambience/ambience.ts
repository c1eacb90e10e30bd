// Music and ambience of the table: plays while somebody can hear it, and lets the audio context sleep otherwise.
import { BAR_S } from './lute.ts';
import { openRoomSound, type RoomSound } from './roomSound.ts';

/** The next bar is handed to the audio context so long before it is due. */
const AHEAD_S = 1.2;
const FADE_S = 0.4;
/** The amplitude of the room at full volume. */
const LOUDNESS = 1.8;

interface Playing {
  context: AudioContext;
  out: GainNode;
  room: RoomSound;
  /** When the next bar begins, on the context's clock. */
  nextBar: number;
}

export class Ambience {
  #volume = 0;
  #share = 0;
  #playing: Playing | null = null;
  #timer: number | undefined;
  #rest: number | undefined;
  readonly #gone = new AbortController();

  constructor() {
    const { signal } = this.#gone;
    const listen = (): void => this.#update();
    document.addEventListener('visibilitychange', listen, { signal });
    // Browsers allow sound only after a user gesture.
    for (const gesture of ['pointerdown', 'keydown'] as const)
      document.addEventListener(gesture, listen, { signal, capture: true, passive: true });
  }

  /** From 0, off, to 1. */
  setVolume(volume: number): void {
    this.#volume = volume;
    this.#update();
  }

  /** The share of all seats that is taken. */
  setFullness(share: number): void {
    if (share === this.#share) return;
    this.#share = share;
    if (this.#playing !== null) this.#playing.room.setFullness(share, this.#playing.context.currentTime);
  }

  close(): void {
    this.#gone.abort();
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#rest);
    void this.#playing?.context.close();
    this.#playing = null;
  }

  #update(): void {
    if (this.#gone.signal.aborted) return;
    if (this.#volume > 0 && !document.hidden) this.#play();
    else this.#pause();
  }

  #play(): void {
    const playing = (this.#playing ??= this.#open());
    if (playing === null) return;
    window.clearTimeout(this.#rest);
    const { context, out } = playing;
    if (context.state !== 'running') void context.resume();
    // Loudness is heard as a power of the amplitude.
    out.gain.setTargetAtTime(LOUDNESS * this.#volume ** 2, context.currentTime, FADE_S / 3);
    this.#playAhead(playing);
  }

  #pause(): void {
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#rest);
    if (this.#playing === null || this.#playing.context.state !== 'running') return;
    const { context, out } = this.#playing;
    out.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4);
    const sleep = (): void => void context.suspend();
    // Timers of hidden pages are slow, and nobody is to hear the page then.
    if (document.hidden) sleep();
    else this.#rest = window.setTimeout(sleep, FADE_S * 1000);
  }

  /** One timer for each bar of the tune. */
  #playAhead(playing: Playing): void {
    window.clearTimeout(this.#timer);
    const { context, room } = playing;
    playing.nextBar = Math.max(playing.nextBar, context.currentTime + 0.1);
    if (playing.nextBar - context.currentTime < AHEAD_S) {
      room.playBar(playing.nextBar);
      playing.nextBar += BAR_S;
    }
    const wait = playing.nextBar - context.currentTime - AHEAD_S / 2;
    this.#timer = window.setTimeout(() => this.#playAhead(playing), Math.max(100, wait * 1000));
  }

  #open(): Playing | null {
    if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return null;
    const context = new AudioContext({ latencyHint: 'playback' });
    const out = context.createGain();
    out.gain.value = 0;
    out.connect(context.destination);
    const room = openRoomSound(context, out, Math.random);
    room.setFullness(this.#share, 0);
    return { context, out, room, nextBar: 2 };
  }
}
