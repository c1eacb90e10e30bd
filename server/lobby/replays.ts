// Makes replays one at a time and caches them compressed, up to a number of bytes.
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Packed } from '../http/packed.ts';
import type { Limits } from '../limits/limits.ts';
import type { Match } from '../match/match.ts';
import { isRefusal, type ServerRefusal, refused } from '../wire/refusals.ts';
import { makeReplay } from './history.ts';
import type { Lobby } from './lobby.ts';

/** The size of the cache: some hundreds of games. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** The most replays that may be queued, the one that is being made included. */
const QUEUED_MOST = 20;

const compress = promisify(gzip);

/** The replay of a finished match; making it is charged to the address, move by move. */
export type GetReplay = (match: Match, address: string) => Promise<Packed | ServerRefusal>;

export const createReplays = (lobby: Lobby, limits: Limits): GetReplay => {
  /** Least recently used first. */
  const kept = new Map<string, Packed>();
  let bytes = 0;
  const beingMade = new Map<string, Promise<Packed | ServerRefusal>>();
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
  const make = async (match: Match, address: string): Promise<Packed | ServerRefusal> => {
    const made = await makeReplay(lobby, match, (moves) => limits.replay.take(address, moves));
    if (isRefusal(made)) return made;
    const packed = new Packed(await compress(JSON.stringify(made)));
    keep(match.record.id, packed);
    return packed;
  };

  return async (match, address) => {
    const { id } = match.record;
    const known = kept.get(id);
    if (known !== undefined) {
      kept.delete(id);
      kept.set(id, known);
      return known;
    }
    const underWay = beingMade.get(id);
    if (underWay !== undefined) return underWay;
    if (beingMade.size >= QUEUED_MOST) return refused('tooFast');
    const making = last.then(() => make(match, address)).finally(() => beingMade.delete(id));
    beingMade.set(id, making);
    last = making.catch(() => undefined);
    return making;
  };
};
