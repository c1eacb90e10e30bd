// Tells which connections have fallen silent: a line that dies without a word stays open for a long time.
import { PULSE } from '../wire.ts';

/** As much of an engine.io connection as is needed to hear that it is alive. */
export interface Living {
  on(event: 'packet', heard: () => void): unknown;
  off(event: 'packet', heard: () => void): unknown;
}

export interface Pulse {
  /** `heed` is told when the connection falls silent and when it is heard again. Returns how to stop. */
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
    // While the server itself stood still it heard nobody: that time is nobody's silence.
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
