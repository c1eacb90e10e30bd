// Watches the server's pings: a connection that dies silently is noticed by nothing else so soon.
import { PINGS } from '../../server/wire/protocol.ts';

export interface PingWatch {
  /** A ping has come, or the connection is new. */
  note(): void;
  stop(): void;
}

/** Calls back once when pings stop, and again when they have been missing for so long that the connection counts as dead. */
export const watchPings = (onQuiet: (what: 'silent' | 'dead') => void): PingWatch => {
  let timer: ReturnType<typeof setInterval> | undefined;
  let lookedAt = 0;
  let quietMs = 0;

  const look = (): void => {
    const now = performance.now();
    const before = quietMs;
    // A frozen page or a sleeping laptop cannot receive pings: of such a pause only a little counts.
    quietMs += Math.min(now - lookedAt, 2 * PINGS.checkMs);
    lookedAt = now;
    if (before < PINGS.silentMs && quietMs >= PINGS.silentMs) onQuiet('silent');
    if (before < PINGS.deadMs && quietMs >= PINGS.deadMs) onQuiet('dead');
  };
  return {
    note() {
      quietMs = 0;
      lookedAt = performance.now();
      timer ??= setInterval(look, PINGS.checkMs);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
};
