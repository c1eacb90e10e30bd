// The sound of the room: fire, murmur and lute, put together for any audio context, live or rendered.
import { fire, murmur, type Random } from './loops.ts';
import { Lute } from './lute.ts';

const LEVELS = { fire: 0.8, near: 1, far: 1, lute: 0.6 } as const;
/** Seconds until the room has become louder or quieter: three of the time constants that `setTargetAtTime` takes. */
const GROWS_S = 1.5;

export interface RoomSound {
  /** Lets the room sound as full as `share` says, 0 to 1; the change begins at `time` on the context's clock. */
  setFullness(share: number, time: number): void;
  /** Plays the next bar of the tune, from `begin` on the context's clock. */
  playBar(begin: number): void;
}

function looped(context: BaseAudioContext, buffer: AudioBuffer, loud: number, out: AudioNode): GainNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const gain = context.createGain();
  gain.gain.value = loud;
  source.connect(gain).connect(out);
  source.start();
  return gain;
}

export function openRoomSound(context: BaseAudioContext, out: AudioNode, random: Random): RoomSound {
  looped(context, fire(context, random), LEVELS.fire, out);
  // Voices come through smoke and wood.
  const muffled = context.createBiquadFilter();
  muffled.type = 'bandpass';
  muffled.frequency.value = 480;
  muffled.Q.value = 0.5;
  muffled.connect(out);
  const near = looped(context, murmur(context, random, { first: 0, count: 3 }), 0, muffled);
  const far = looped(context, murmur(context, random, { first: 3, count: 3 }), 0, muffled);

  const warm = context.createBiquadFilter();
  warm.type = 'lowpass';
  warm.frequency.value = 2400;
  const strings = context.createGain();
  strings.gain.value = LEVELS.lute;
  strings.connect(warm).connect(out);
  // A little echo from the walls.
  const echo = context.createDelay(1);
  echo.delayTime.value = 0.23;
  const echoGain = context.createGain();
  echoGain.gain.value = 0.28;
  warm.connect(echo).connect(echoGain).connect(out);
  echoGain.connect(echo);
  const lute = new Lute(context, strings, random);
  return {
    // The first guests talk near the counter; when the room fills up, more join in from the back.
    setFullness: (share, time) => {
      near.gain.setTargetAtTime(LEVELS.near * Math.min(1, share * 2) ** 0.7, time, GROWS_S / 3);
      far.gain.setTargetAtTime(LEVELS.far * Math.max(0, share * 1.4 - 0.4), time, GROWS_S / 3);
    },
    playBar: (begin) => lute.playBar(begin),
  };
}
