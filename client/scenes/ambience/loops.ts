// Sounds of the room as loops without a seam: the crackling fire, and the murmur of people who talk.

/** Returns a number between 0 and 1. */
export type Random = () => number;

/** The end of a loop is faded into its beginning, so that it does not click. */
const FADE_S = 0.4;

/** Samples a second: few, as these sounds have no high tones and making samples takes time. */
const RATES = { fire: 24_000, murmur: 11_025 } as const;

/** Makes a loop of `seconds` from the longer piece that `write` fills with samples. */
function loopOf(
  context: BaseAudioContext,
  rate: number,
  seconds: number,
  write: (samples: Float32Array) => void,
): AudioBuffer {
  const fade = Math.round(FADE_S * rate);
  const length = Math.round(seconds * rate);
  const long = new Float32Array(length + fade);
  write(long);
  const buffer = context.createBuffer(1, length, rate);
  const loop = buffer.getChannelData(0);
  loop.set(long.subarray(0, length));
  for (let at = 0; at < fade; at++) {
    // Sine and cosine keep the loudness, as the end and the beginning are unrelated sounds.
    const share = (at / fade) * (Math.PI / 2);
    loop[at] = (long[at] ?? 0) * Math.sin(share) + (long[length + at] ?? 0) * Math.cos(share);
  }
  return buffer;
}

const CRACKLES_A_SECOND = 7;

/** A low rumble that breathes, and crackles of all sizes. */
export const fire = (context: BaseAudioContext, random: Random): AudioBuffer =>
  loopOf(context, RATES.fire, 11, (samples) => {
    const rate = RATES.fire;
    let low = 0;
    let lower = 0;
    for (let at = 0; at < samples.length; at++) {
      low += 0.03 * (random() * 2 - 1 - low);
      lower += 0.02 * (low - lower);
      const breath = 0.75 + 0.25 * Math.sin((at / rate) * 1.7) * Math.sin((at / rate) * 0.61);
      samples[at] = lower * 0.45 * breath;
    }
    const count = Math.round((samples.length / rate) * CRACKLES_A_SECOND);
    for (let crackle = 0; crackle < count; crackle++)
      addCrackle(samples, Math.floor(random() * samples.length), rate, random);
  });

function addCrackle(samples: Float32Array, begin: number, rate: number, random: Random): void {
  // Most are faint, a few are loud.
  const loud = 0.018 + 0.2 * random() ** 5;
  // The number of samples in which the crackle falls to 1/e of its loudness.
  const decay = (0.002 + 0.009 * random()) * rate;
  let soft = 0;
  for (let at = 0; at < decay * 5 && begin + at < samples.length; at++) {
    soft += 0.45 * (random() * 2 - 1 - soft);
    const attack = Math.min(1, at / (0.0006 * rate));
    samples[begin + at] = (samples[begin + at] ?? 0) + soft * loud * attack * Math.exp(-at / decay);
  }
}

/** A voice across the room: its pitch, and the two resonances of its vowel, in hertz. */
const VOICES = [
  { pitch: 104, vowel: [430, 980] },
  { pitch: 131, vowel: [520, 1150] },
  { pitch: 196, vowel: [560, 1320] },
  { pitch: 117, vowel: [390, 860] },
  { pitch: 220, vowel: [610, 1480] },
  { pitch: 92, vowel: [470, 900] },
] as const;

interface SomeVoices {
  /** The index of the first voice. */
  first: number;
  count: number;
}

/** Some of the voices at once. The first sets the length of the loop, so that two loops do not repeat together. */
export const murmur = (context: BaseAudioContext, random: Random, { first, count }: SomeVoices): AudioBuffer =>
  loopOf(context, RATES.murmur, 8 + first * 0.7, (samples) => {
    for (const voice of VOICES.slice(first, first + count)) speak(samples, RATES.murmur, voice, random);
  });

function speak(samples: Float32Array, rate: number, { pitch, vowel }: (typeof VOICES)[number], random: Random): void {
  const lower = resonator(vowel[0], rate);
  const upper = resonator(vowel[1], rate);
  let phase = random();
  let loudness = 0;
  /** `left` and `whole` count samples; the voice's pitch is multiplied by `pitchFactor`. */
  let syllable = { left: 0, whole: 1, loud: 0, pitchFactor: 1 };
  for (let at = 0; at < samples.length; at++) {
    if (syllable.left <= 0) {
      const whole = (0.11 + 0.16 * random()) * rate;
      // After some syllables there is a pause to listen.
      const isPause = random() < 0.24;
      syllable = {
        left: isPause ? whole * 2.4 : whole,
        whole: isPause ? whole * 2.4 : whole,
        loud: isPause ? 0 : 0.4 + 0.6 * random(),
        pitchFactor: 0.88 + 0.3 * random(),
      };
    }
    syllable.left -= 1;
    phase += (pitch * syllable.pitchFactor) / rate;
    if (phase >= 1) phase -= 1;
    const swell = Math.sin(Math.PI * (1 - syllable.left / syllable.whole)) ** 2 * syllable.loud;
    loudness += (180 / rate) * (swell - loudness);
    // The tone of the voice, a sawtooth, and noise for its breath.
    const source = (1 - 2 * phase) * 0.5 + (random() - 0.5) * 0.5;
    samples[at] = (samples[at] ?? 0) + loudness * (lower(source) + 0.5 * upper(source)) * 0.06;
  }
}

/** The width of the band that a resonator lets ring. */
const BAND_HZ = 110;

/** A filter of two poles that lets one frequency ring. */
function resonator(frequency: number, rate: number): (sample: number) => number {
  const radius = Math.exp((-Math.PI * BAND_HZ) / rate);
  const a = 2 * radius * Math.cos((2 * Math.PI * frequency) / rate);
  const b = -radius * radius;
  const gain = (1 - radius) * 4;
  let last = 0;
  let beforeLast = 0;
  return (sample) => {
    const next = sample * gain + a * last + b * beforeLast;
    beforeLast = last;
    last = next;
    return next;
  };
}
