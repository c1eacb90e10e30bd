// Watches that the server's pings keep coming: nothing else tells of a line that has died without a word.
import { PULSE } from '../../server/wire.ts';

export interface PulseWatch {
  /** A ping has come, or the line is new. */
  beat(): void;
  stop(): void;
}

/** `heed` is told once of a silence, and again when it has lasted so long that the line is given up. */
export const watchPulse = (heed: (what: 'silent' | 'dead') => void): PulseWatch => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lookedAt = 0;
  let quiet = 0;

  const look = (): void => {
    const now = performance.now();
    const before = quiet;
    // A page that was frozen, or a laptop that slept, has heard nothing because it could not: that time hardly counts.
    quiet += Math.min(now - lookedAt, 2 * PULSE.lookMs);
    lookedAt = now;
    if (before < PULSE.silentMs && quiet >= PULSE.silentMs) heed('silent');
    if (before < PULSE.deadMs && quiet >= PULSE.deadMs) heed('dead');
  };
  return {
    beat() {
      quiet = 0;
      lookedAt = performance.now();
      timer ??= setInterval(look, PULSE.lookMs);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
};
