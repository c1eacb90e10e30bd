// This browser's number for the chance of an online match: sealed when a seat is taken, sent when all seals are final,
// and stored beside the seat's key, so that it can be checked when the match is over.
import { sealOf, type Witness } from '../../game/chance/index.ts';
import type { MatchInfo } from '../../server/wire/match.ts';
import { newHex32 } from './randomIds.ts';
import type { KeptSeats } from './keptSeats.ts';
import type { SendAnswer } from './pendingLines.ts';

export interface DrawnNumber {
  /** Sent to the server at once. */
  readonly seal: string;
  /** Stored in this browser. */
  readonly chance: Witness;
}

export function drawNumber(): DrawnNumber {
  const number = newHex32();
  return { seal: sealOf(number), chance: { number, promise: null, seals: null, given: false } };
}

const sealsOf = ({ players }: MatchInfo) => players.flatMap(({ data }) => (data === undefined ? [] : [data.seal]));

/**
 * Handles every update of a match before its game begins. The number is sent once all seals are final and its own is
 * among them. It is not sent if the server's promise has changed, nor a second time if the seals have changed: the
 * secret, or another number, could have been chosen to fit the numbers already told.
 */
export const numberTeller =
  (kept: KeptSeats, tell: (number: string) => Promise<SendAnswer>) =>
  (match: MatchInfo): void => {
    const chance = kept.get(match.matchID)?.chance ?? null;
    if (chance === null || match.status !== 'waiting') return;
    const promise = chance.promise ?? match.promise;
    if (chance.promise === null) kept.keepChance(match.matchID, { ...chance, promise });
    if (!match.beginning || chance.given || match.promise !== promise) return;
    const seals = sealsOf(match);
    if (!seals.includes(sealOf(chance.number))) return;
    if (chance.seals !== null && chance.seals.join() !== seals.join()) return;
    const sent: Witness = { ...chance, promise, seals };
    kept.keepChance(match.matchID, sent);
    void tell(chance.number).then((refusal) => {
      if (refusal === null) kept.keepChance(match.matchID, { ...sent, given: true });
    });
  };
