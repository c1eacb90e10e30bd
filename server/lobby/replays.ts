// Replays as they are sent: each made once, one at a time, and kept compressed while there is room.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Packed } from '../http/packed.ts';
import type { Limits } from '../limits/limits.ts';
import type { Match } from '../match/match.ts';
import type { Refusal } from '../wire.ts';
import { replay } from './history.ts';
import type { Lobby } from './lobby.ts';
import { isRefusal, refused } from '../refusal.ts';

/** All that is kept: some hundreds of games. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** How many may wait for theirs to be made. */
const WAITING = 20;

const compress = promisify(gzip);

export interface Replays {
  /** As a spectator saw the match, for whoever asks from this address; the cost of making it is theirs. */
  of(match: Match, address: string): Promise<Packed | Refusal>;
}

export const keepReplays = (lobby: Lobby, limits: Limits): Replays => {
  /** The one asked for longest ago comes first. */
  const kept = new Map<string, Packed>();
  let bytes = 0;
  const beingMade = new Map<string, Promise<Packed | Refusal>>();
  let last: Promise<unknown> = Promise.resolve();

  const keep = (id: string, packed: Packed): void => {
    kept.set(id, packed);
    bytes += packed.gzip.length;
    for (const [oldest, { gzip: old }] of kept) {
      if (bytes <= KEPT_BYTES) return;
      kept.delete(oldest);
      bytes -= old.length;
    }
  };
  const make = async (match: Match, address: string): Promise<Packed | Refusal> => {
    const made = await replay(lobby, match, (moves) => limits.replay.take(address, moves));
    if (isRefusal(made)) return made;
    const packed = new Packed(await compress(JSON.stringify(made)));
    keep(match.record.id, packed);
    return packed;
  };

  return {
    async of(match, address) {
      const { id } = match.record;
      const known = kept.get(id);
      if (known !== undefined) {
        kept.delete(id);
        kept.set(id, known);
        return known;
      }
      const underWay = beingMade.get(id);
      if (underWay !== undefined) return underWay;
      if (beingMade.size >= WAITING) return refused('tooFast');
      const making = last.then(() => make(match, address)).finally(() => beingMade.delete(id));
      beingMade.set(id, making);
      last = making.catch(() => undefined);
      return making;
    },
  };
};
