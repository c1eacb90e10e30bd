// The verifiable chance of a local game: draws the secret and a number for each person, which its save keeps.
import { keyOf, promiseOf, sealOf, type Share, type Witness } from '../../game/chance/index.ts';
import { RULES_VERSION } from '../../game/index.ts';
import { newHex32 } from './randomIds.ts';
import type { LocalSeat, Save } from './saves.ts';

const shareOf = ({ plays }: LocalSeat): Share => {
  if (plays !== 'person') return { seal: null, number: null };
  const number = newHex32();
  return { seal: sealOf(number), number };
};

export function newLocalChance(id: string, seats: readonly LocalSeat[]): Save['chance'] {
  const secret = newHex32();
  return { secret, promise: promiseOf(id, secret), shares: seats.map(shareOf) };
}

/** The id of the match in its promise and its key. */
export const matchOf = ({ id, chance }: Pick<Save, 'id' | 'chance'>): string => chance.match ?? id;

export const localKey = (save: Pick<Save, 'id' | 'modules' | 'chance'>): string => {
  const { modules, chance } = save;
  const { secret, promise, shares } = chance;
  return keyOf(secret, { match: matchOf(save), rules: RULES_VERSION, modules, promise, shares });
};

/** The first person's witness for the chance check of a local game; null if only bots play. */
export function localWitness({ chance: { promise, shares } }: Pick<Save, 'chance'>): Witness | null {
  const number = shares.find((share) => share.number !== null)?.number ?? null;
  return number === null ? null : { number, promise, seals: shares.map(({ seal }) => seal), given: true };
}
