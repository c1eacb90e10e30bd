// Music and ambience of the table: plays while somebody can hear it, and lets the audio context sleep otherwise.
import { BAR_S } from './lute.ts';
import { openRoomSound, type RoomSound } from './roomSound.ts';

/** A bar is handed to the audio context at most this long before it is due; the timer aims at half of it. */
const AHEAD_S = 1.2;
/** The length of a fade: three or four of the time constants that `setTargetAtTime` takes. */
const FADE_S = 0.4;
/** The music begins this long after the room. */
const FIRST_BAR_S = 2;
/** The gain of room and music at full volume. */
const LOUDNESS = 1.8;

interface Playing {
  context: AudioContext;
  out: GainNode;
  room: RoomSound;
  /** When the next bar begins, in seconds on the context's clock. */
  nextBar: number;
}

export class Ambience {
  #volume = 0;
  #fullness = 0;
  #playing: Playing | null = null;
  /** Told to play. The context's own state follows later. */
  #isAwake = false;
  #barTimer: number | undefined;
  #sleepTimer: number | undefined;
  readonly #closed = new AbortController();

  constructor() {
    const { signal } = this.#closed;
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

  /** The fullness of the taverns, from 0 to 1. */
  setFullness(share: number): void {
    if (share === this.#fullness) return;
    this.#fullness = share;
    if (this.#playing !== null) this.#playing.room.setFullness(share, this.#playing.context.currentTime);
  }

  close(): void {
    this.#closed.abort();
    window.clearTimeout(this.#barTimer);
    window.clearTimeout(this.#sleepTimer);
    void this.#playing?.context.close();
    this.#playing = null;
  }

  #update(): void {
    if (this.#closed.signal.aborted) return;
    if (this.#volume > 0 && !document.hidden) this.#play();
    else this.#pause();
  }

  #play(): void {
    const playing = (this.#playing ??= this.#open());
    if (playing === null) return;
    window.clearTimeout(this.#sleepTimer);
    const { context, out } = playing;
    this.#isAwake = true;
    if (context.state !== 'running') void context.resume();
    // Loudness is heard as a power of the amplitude.
    out.gain.setTargetAtTime(LOUDNESS * this.#volume ** 2, context.currentTime, FADE_S / 3);
    this.#playAhead(playing);
  }

  #pause(): void {
    window.clearTimeout(this.#barTimer);
    window.clearTimeout(this.#sleepTimer);
    if (this.#playing === null || !this.#isAwake) return;
    this.#isAwake = false;
    const { context, out } = this.#playing;
    out.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4);
    const sleep = (): void => void context.suspend();
    // Timers of hidden pages are slow, and a hidden page must be silent at once.
    if (document.hidden) sleep();
    else this.#sleepTimer = window.setTimeout(sleep, FADE_S * 1000);
  }

  /** Schedules the next bar of the music if it is nearly due; a timer calls this again before the bar after it is due. */
  #playAhead(playing: Playing): void {
    window.clearTimeout(this.#barTimer);
    const { context, room } = playing;
    playing.nextBar = Math.max(playing.nextBar, context.currentTime + 0.1);
    if (playing.nextBar - context.currentTime < AHEAD_S) {
      room.playBar(playing.nextBar);
      playing.nextBar += BAR_S;
    }
    const wait = playing.nextBar - context.currentTime - AHEAD_S / 2;
    this.#barTimer = window.setTimeout(() => this.#playAhead(playing), Math.max(100, wait * 1000));
  }

  #open(): Playing | null {
    if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return null;
    const context = new AudioContext({ latencyHint: 'playback' });
    const out = context.createGain();
    out.gain.value = 0;
    out.connect(context.destination);
    const room = openRoomSound(context, out, Math.random);
    room.setFullness(this.#fullness, 0);
    return { context, out, room, nextBar: FIRST_BAR_S };
  }
}
