// This browser's number for the chance of an online match: sealed when a seat is taken, told when all seals are final,
// and kept beside the seat's key, so that it can be looked for when the match is over.
import { sealOf, type Witness } from '../../game/chance/index.ts';
import type { MatchInfo } from '../../server/wire.ts';
import { newHex32 } from './chance.ts';
import type { KeptSeats } from './keptSeats.ts';
import type { Said } from './table.ts';

export interface DrawnNumber {
  /** What the server is told now. */
  readonly seal: string;
  /** What this browser keeps. */
  readonly chance: Witness;
}

export function drawNumber(): DrawnNumber {
  const number = newHex32();
  return { seal: sealOf(number), chance: { number, promise: null, seals: null, given: false } };
}

const sealsOf = ({ seats }: MatchInfo) => seats.flatMap((seat) => (seat === null ? [] : [seat.seal]));

/**
 * Looks at all that is told of a match before its game. The number is told once all seals are final, and not if the
 * server's promise has changed meanwhile: then somebody may know too much already.
 */
export const numberTeller =
  (kept: KeptSeats, tell: (number: string) => Promise<Said>) =>
  (match: MatchInfo): void => {
    const chance = kept.get(match.id)?.chance ?? null;
    if (chance === null || match.status !== 'waiting') return;
    const promise = chance.promise ?? match.promise;
    if (chance.promise === null) kept.note(match.id, { ...chance, promise });
    if (!match.beginning || chance.given || match.promise !== promise) return;
    const seals = sealsOf(match);
    if (!seals.includes(sealOf(chance.number))) return;
    if (chance.seals !== null && chance.seals.join() !== seals.join()) return;
    const told: Witness = { ...chance, promise, seals };
    kept.note(match.id, told);
    void tell(chance.number).then((refusal) => {
      if (refusal === null) kept.note(match.id, { ...told, given: true });
    });
  };
