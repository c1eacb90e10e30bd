// Finds the seat that a key opens.
import type { Match } from './match.ts';
import { isKeyOf } from './secrets.ts';

export const seatWithKey = ({ record }: Match, key: string | null): number | null => {
  const seat = key === null ? -1 : record.seats.findIndex((each) => isKeyOf(key, each?.keyHash ?? null));
  return seat === -1 ? null : seat;
};
