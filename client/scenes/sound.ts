// The sounds of the table, made of noise and tones as they are needed: nothing is loaded.
import type { Spot } from '../model/spots.ts';
import type { Motion, MotionOf } from '../model/timeline.ts';

export type Sound = 'flick' | 'rattle' | 'slide' | 'coin' | 'pour' | 'glass' | 'step' | 'cheer' | 'bell' | 'pen';

/** The amplitude at full volume. */
const FULL_GAIN = 0.7;
/** Minimum gap between two of the same sound. */
const APART_S = 0.045;
/** The audio context is suspended after this time without a sound, as a running one keeps the device busy. */
const REST_MS = 3000;

interface Instrument {
  context: AudioContext;
  out: GainNode;
  noise: AudioBuffer;
}

export class Sounds {
  #volume = 0;
  #instrument: Instrument | null = null;
  readonly #last = new Map<Sound, number>();
  #sleepTimer: number | undefined;

  /** From 0, off, to 1. */
  setVolume(volume: number): void {
    this.#volume = volume;
    if (this.#instrument !== null) this.#instrument.out.gain.value = this.#gain;
  }

  play(motion: Motion): void {
    const sound = soundOf(motion);
    if (sound !== null) this.#make(sound);
  }

  #make(sound: Sound): void {
    if (this.#volume === 0 || document.hidden) return;
    const instrument = this.#ready();
    if (instrument === null) return;
    const now = instrument.context.currentTime;
    if (now - (this.#last.get(sound) ?? -1) < APART_S) return;
    this.#last.set(sound, now);
    this.#wake(instrument);
    SCORES[sound](instrument, now);
  }

  close(): void {
    window.clearTimeout(this.#sleepTimer);
    void this.#instrument?.context.close();
    this.#instrument = null;
  }

  /** The amplitude. The volume is squared, because loudness as it is heard grows more slowly than the amplitude. */
  get #gain(): number {
    return FULL_GAIN * this.#volume ** 2;
  }

  #wake({ context }: Instrument): void {
    if (context.state === 'suspended') void context.resume();
    window.clearTimeout(this.#sleepTimer);
    this.#sleepTimer = window.setTimeout(() => void context.suspend(), REST_MS);
  }

  /** Creates the context for the first sound after a user gesture, as browsers allow none before; null until then. */
  #ready(): Instrument | null {
    if (this.#instrument !== null) return this.#instrument;
    if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return null;
    const context = new AudioContext();
    const out = context.createGain();
    out.gain.value = this.#gain;
    out.connect(context.destination);
    const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    this.#instrument = { context, out, noise };
    return this.#instrument;
  }
}

/** The sound of a motion; null for one without. */
export function soundOf(motion: Motion): Sound | null {
  switch (motion.motion) {
    case 'fly':
      return soundOfThing(motion.thing.thing, motion.to);
    case 'roll':
      return 'rattle';
    case 'shuffle':
    case 'clear':
    case 'refill':
      return 'flick';
    case 'passCoasters':
      return 'slide';
    case 'step':
      return 'step';
    case 'flipTile':
      return 'cheer';
    case 'evening':
      return 'bell';
    case 'show':
      return motion.card === 'noble' ? 'cheer' : 'flick';
    case 'perform':
      // The rustle of a pen also goes with the sparks, hop cones and dice of the other performances.
      return motion.entertainer === 'fireBreather' ? 'slide' : 'pen';
    case 'closeHouse':
      return 'bell';
    case 'dim':
    case 'count':
    case 'pulse':
      return null;
    default:
      return motion satisfies never;
  }
}

function soundOfThing(thing: MotionOf<'fly'>['thing']['thing'], to: Spot): Sound {
  switch (thing) {
    case 'card':
    case 'entertainer':
    case 'counterGuest':
      return 'flick';
    case 'die':
      return 'step';
    case 'thalers':
      return 'coin';
    case 'beer':
      return 'pour';
    case 'schnapps':
      // It goes to the supply when it is paid.
      return to.at === 'schnappsSupply' ? 'glass' : 'pour';
    case 'signature':
      return 'pen';
    case 'mug':
      return 'glass';
    default:
      return thing satisfies never;
  }
}

/** A gain near enough to 0: an exponential ramp cannot begin or end at 0 itself. */
const SILENT = 0.0001;

/** Times are in seconds, `at` on the context's clock, pitches in hertz, and loudness from 0 to 1. */
interface Tone {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

/** In the units of a tone. */
interface Hiss {
  at: number;
  lasts: number;
  loud: number;
  /** The pitches at the beginning and at the end. */
  from: number;
  to: number;
  /** The Q of the filter: the higher, the narrower. */
  sharp: number;
}

/** Noise through a narrow band that moves from one pitch to another. */
function hiss({ context, out, noise }: Instrument, { at, lasts, loud, from, to, sharp }: Hiss): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, lasts * 0.2));
  gain.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, Math.random() * 0.5);
  source.stop(at + lasts);
}

/** A tone that is struck and dies away. */
function tone({ context, out }: Instrument, { at, pitch, lasts, loud, shape = 'sine' }: Tone): void {
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + lasts);
}

const knock = (instrument: Instrument, { at, pitch, loud }: Pick<Tone, 'at' | 'pitch' | 'loud'>): void => {
  tone(instrument, { at, pitch, lasts: 0.05, loud: loud * 0.7, shape: 'triangle' });
  hiss(instrument, { at, lasts: 0.03, loud, from: pitch * 4, to: pitch * 2, sharp: 1.2 });
};

const SCORES: Record<Sound, (instrument: Instrument, now: number) => void> = {
  flick: (i, at) => hiss(i, { at, lasts: 0.07, loud: 0.5, from: 3800, to: 1400, sharp: 0.9 }),
  rattle: (i, at) => {
    for (let hit = 0; hit < 7; hit++)
      knock(i, {
        at: at + hit * 0.055 + Math.random() * 0.03,
        pitch: 420 + Math.random() * 380,
        loud: 0.5 * (1 - hit * 0.09),
      });
  },
  slide: (i, at) => {
    hiss(i, { at, lasts: 0.45, loud: 0.35, from: 500, to: 1500, sharp: 0.7 });
    knock(i, { at: at + 0.42, pitch: 240, loud: 0.35 });
  },
  coin: (i, at) => {
    tone(i, { at, pitch: 2093, lasts: 0.22, loud: 0.22 });
    tone(i, { at: at + 0.05, pitch: 2794, lasts: 0.3, loud: 0.2 });
    tone(i, { at: at + 0.05, pitch: 4186, lasts: 0.14, loud: 0.06 });
  },
  pour: (i, at) => {
    hiss(i, { at, lasts: 0.42, loud: 0.3, from: 420, to: 1150, sharp: 5 });
    hiss(i, { at: at + 0.1, lasts: 0.36, loud: 0.12, from: 2600, to: 4200, sharp: 1 });
  },
  glass: (i, at) => {
    tone(i, { at, pitch: 3136, lasts: 0.35, loud: 0.16 });
    tone(i, { at: at + 0.01, pitch: 4699, lasts: 0.2, loud: 0.07 });
  },
  step: (i, at) => knock(i, { at, pitch: 310, loud: 0.4 }),
  cheer: (i, at) =>
    [523, 659, 784, 1047].forEach((pitch, nth) =>
      tone(i, { at: at + nth * 0.07, pitch, lasts: 0.4, loud: 0.16, shape: 'triangle' }),
    ),
  bell: (i, at) => {
    // The tones of a bell, each with its multiple of the lowest pitch and its loudness.
    for (const [multiple, loud] of [
      [1, 0.3],
      [2.01, 0.16],
      [2.76, 0.12],
      [5.4, 0.05],
    ] as const)
      tone(i, { at, pitch: 392 * multiple, lasts: 1.8 / Math.sqrt(multiple), loud });
  },
  pen: (i, at) => {
    for (let stroke = 0; stroke < 3; stroke++)
      hiss(i, { at: at + stroke * 0.09, lasts: 0.07, loud: 0.16, from: 5200, to: 3600, sharp: 2 });
  },
};
