// The bell that calls a player back to a hidden page: two tones, made by the browser as they are needed.

const LOUDNESS = 0.4;
/** Seconds after the first stroke, and frequency in hertz. */
const STROKES = [
  { at: 0, pitch: 659 },
  { at: 0.18, pitch: 988 },
] as const;
const LASTS_S = 1.1;
/** The time from a ring until the audio context is suspended: left running, it would play silence all the time. */
const SUSPEND_AFTER_MS = 2500;

let context: AudioContext | null = null;
let suspendTimer: number | undefined;

function strike(audio: AudioContext, at: number, pitch: number, loudness: number): void {
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + LASTS_S);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LASTS_S);
}

/** `volume` is above 0, at most 1. */
export function ringBell(volume: number): void {
  // Browsers allow sound only after a user gesture, and jsdom has no AudioContext.
  if (!('AudioContext' in window)) return;
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  window.clearTimeout(suspendTimer);
  suspendTimer = window.setTimeout(() => void audio.suspend(), SUSPEND_AFTER_MS);
  void audio.resume();
  const now = audio.currentTime + 0.02;
  for (const { at, pitch } of STROKES) strike(audio, now + at, pitch, LOUDNESS * volume ** 2);
}
