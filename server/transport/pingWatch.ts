// Detects silent connections: a broken one can stay open for a long time.
import { PINGS } from '../wire/protocol.ts';

/** The part of an engine.io connection that this needs. */
interface PacketSource {
  on(event: 'packet', heard: (this: PacketSource) => void): unknown;
  off(event: 'packet', heard: (this: PacketSource) => void): unknown;
}

export interface PingWatch<Owner> {
  /** From now on packets of this connection are signs of life of its owner. */
  follow(connection: PacketSource, owner: Owner): void;
  unfollow(connection: PacketSource): void;
  stop(): void;
}

interface Listeners<Owner> {
  readonly fellSilent: (owner: Owner) => void;
  readonly heardAgain: (owner: Owner) => void;
}

export const watchPings = <Owner>({ fellSilent, heardAgain }: Listeners<Owner>): PingWatch<Owner> => {
  const followed = new Map<PacketSource, { readonly owner: Owner; heardAt: number; isSilent: boolean }>();
  let checkedAt = performance.now();

  const check = (): void => {
    const now = performance.now();
    // Time in which the server itself was blocked does not count as silence.
    const blocked = Math.max(0, now - checkedAt - 2 * PINGS.checkMs);
    checkedAt = now;
    for (const one of followed.values()) {
      one.heardAt += blocked;
      if (one.isSilent || now - one.heardAt < PINGS.silentMs) continue;
      one.isSilent = true;
      fellSilent(one.owner);
    }
  };
  const timer = setInterval(check, PINGS.checkMs);

  const hear = function (this: PacketSource): void {
    const one = followed.get(this);
    if (one === undefined) return;
    one.heardAt = performance.now();
    if (!one.isSilent) return;
    one.isSilent = false;
    heardAgain(one.owner);
  };

  return {
    follow(connection, owner) {
      followed.set(connection, { owner, heardAt: performance.now(), isSilent: false });
      connection.on('packet', hear);
    },
    unfollow(connection) {
      followed.delete(connection);
      connection.off('packet', hear);
    },
    stop: () => clearInterval(timer),
  };
};
