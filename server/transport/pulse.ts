// Detects silent connections: a broken one can stay open for a long time.
import { PULSE } from '../wire/protocol.ts';

/** The part of an engine.io connection that this needs. */
export interface Living {
  on(event: 'packet', heard: () => void): unknown;
  off(event: 'packet', heard: () => void): unknown;
}

export interface Pulse {
  /** Calls `heed` when the connection falls silent and when it is heard again. Returns a function that stops it. */
  follow(connection: Living, heed: (isSilent: boolean) => void): () => void;
  stop(): void;
}

interface Followed {
  heardAt: number;
  isSilent: boolean;
  readonly heed: (isSilent: boolean) => void;
}

export const watchPulse = (): Pulse => {
  const followed = new Set<Followed>();
  let lookedAt = performance.now();

  const look = (): void => {
    const now = performance.now();
    // Time in which the server itself was blocked does not count as silence.
    const deaf = Math.max(0, now - lookedAt - 2 * PULSE.lookMs);
    lookedAt = now;
    for (const one of followed) {
      one.heardAt += deaf;
      if (one.isSilent || now - one.heardAt < PULSE.silentMs) continue;
      one.isSilent = true;
      one.heed(true);
    }
  };
  const timer = setInterval(look, PULSE.lookMs);

  return {
    follow(connection, heed) {
      const one: Followed = { heardAt: performance.now(), isSilent: false, heed };
      const heard = (): void => {
        one.heardAt = performance.now();
        if (!one.isSilent) return;
        one.isSilent = false;
        heed(false);
      };
      followed.add(one);
      connection.on('packet', heard);
      return () => {
        followed.delete(one);
        connection.off('packet', heard);
      };
    },
    stop: () => clearInterval(timer),
  };
};
