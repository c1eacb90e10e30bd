// Watches the server's pings: a connection that dies silently is noticed by nothing else.
import { PULSE } from '../../server/wire/protocol.ts';

export interface PingWatch {
  /** A ping has come, or the connection is new. */
  note(): void;
  stop(): void;
}

/** Calls back once when pings stop, and again when they have been missing for so long that the connection counts as dead. */
export const watchPings = (onQuiet: (what: 'silent' | 'dead') => void): PingWatch => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lookedAt = 0;
  let quiet = 0;

  const look = (): void => {
    const now = performance.now();
    const before = quiet;
    // A frozen page or a sleeping laptop cannot receive pings: of such a pause only a little counts.
    quiet += Math.min(now - lookedAt, 2 * PULSE.lookMs);
    lookedAt = now;
    if (before < PULSE.silentMs && quiet >= PULSE.silentMs) onQuiet('silent');
    if (before < PULSE.deadMs && quiet >= PULSE.deadMs) onQuiet('dead');
  };
  return {
    note() {
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
