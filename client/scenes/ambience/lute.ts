// A slow, quiet tune on a lute, improvised bar by bar: chords of the Dorian mode, and a random melody over them.
import type { Random } from './loops.ts';

const BEAT_S = 0.95;
const BEATS = 4;
export const BAR_S = BEAT_S * BEATS;

const RINGS_S = 3.2;
const LOWEST_HZ = 73.42;

/** Steps of the Dorian mode in semitones above D. */
const MODE = [0, 2, 3, 5, 7, 9, 10] as const;
/** The chord of each bar, by the step of the mode that it stands on. */
const CHORDS = [0, 6, 3, 0, 4, 2, 6, 0] as const;
/** Bars of music, and the bars of silence after them. */
const PLAYED_BARS = CHORDS.length;
const SILENT_BARS = 3;

/** The frequency of a step of the mode; seven steps are an octave. */
function pitchOf(step: number): number {
  const octave = Math.floor(step / MODE.length);
  const semitones = (MODE[step - octave * MODE.length] ?? 0) + octave * 12;
  return LOWEST_HZ * 2 ** (semitones / 12);
}

/** A plucked string (Karplus and Strong): a short noise that is repeated at the pitch and becomes softer each time. */
function pluck(context: BaseAudioContext, pitch: number, random: Random): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, Math.round(RINGS_S * rate), rate);
  const string = buffer.getChannelData(0);
  // In samples. The half that is subtracted is the delay of taking the mean of two neighbours, below.
  const period = rate / pitch - 0.5;
  const whole = Math.floor(period);
  const part = period - whole;
  let soft = 0;
  for (let at = 0; at < whole + 2; at++) {
    soft += 0.35 * (random() * 2 - 1 - soft);
    string[at] = soft;
  }
  // The share of the amplitude that each repetition keeps: at the end a thousandth is left.
  const keeps = 0.001 ** (1 / (pitch * RINGS_S));
  const sample = (at: number): number => string[at] ?? 0;
  for (let now = whole + 2; now < string.length; now++) {
    const a = sample(now - whole);
    const b = sample(now - whole - 1);
    const c = sample(now - whole - 2);
    string[now] = keeps * 0.5 * ((1 - part) * (a + b) + part * (b + c));
  }
  // The lengths of both fades in samples: the sound begins and ends in silence.
  const fadeIn = 0.003 * rate;
  const fadeOut = 0.25 * rate;
  for (let now = 0; now < string.length; now++)
    string[now] = sample(now) * Math.min(1, now / fadeIn, (string.length - now) / fadeOut);
  return buffer;
}

export class Lute {
  readonly #context: BaseAudioContext;
  readonly #out: AudioNode;
  readonly #random: Random;
  readonly #strings = new Map<number, AudioBuffer>();
  #bar = 0;
  /** The step of the mode that the melody is on. */
  #melody = 18;

  constructor(context: BaseAudioContext, out: AudioNode, random: Random) {
    this.#context = context;
    this.#out = out;
    this.#random = random;
  }

  /** Plays the next bar, from `begin` on the context's clock. */
  playBar(begin: number): void {
    const bar = this.#bar++ % (PLAYED_BARS + SILENT_BARS);
    if (bar >= PLAYED_BARS) return;
    const chord = CHORDS[bar] ?? 0;
    const isLast = bar === PLAYED_BARS - 1;
    this.#string(begin, chord, 0.5);
    if (isLast) {
      [7, 9, 11, 14].forEach((step, nth) => this.#string(begin + nth * 0.07, chord + step, 0.28));
      return;
    }
    for (let half = 1; half < BEATS * 2; half++) {
      const time = begin + half * (BEAT_S / 2) + this.#random() * 0.02;
      // The melody has the middle of the bar and some of its other beats; at about half of the other times a quiet note
      // of the chord is played.
      if (half % 4 === 0 || (half % 2 === 0 && this.#random() < 0.45)) this.#string(time, this.#nextStep(chord), 0.34);
      else if (this.#random() < 0.5) this.#string(time, chord + 7 + 2 * Math.floor(this.#random() * 3), 0.17);
    }
  }

  /** The melody moves by two steps at most, or back to the chord when it would go too high or too low. */
  #nextStep(chord: number): number {
    const step = Math.round((this.#random() - 0.5) * 4.2);
    const wanted = this.#melody + step;
    this.#melody = wanted < 14 || wanted > 23 ? chord + 16 : wanted;
    return this.#melody;
  }

  /** Plucks the string of a step of the mode, at `time` on the context's clock. */
  #string(time: number, step: number, loud: number): void {
    const known = this.#strings.get(step);
    const buffer = known ?? pluck(this.#context, pitchOf(step), this.#random);
    this.#strings.set(step, buffer);
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    const gain = this.#context.createGain();
    gain.gain.value = loud * (0.85 + 0.3 * this.#random());
    source.connect(gain).connect(this.#out);
    source.start(time);
  }
}
