// Checks access to a match: by seat key or invitation.
import type { Match } from './match.ts';
import { isKeyOf, isSame } from './secrets.ts';

export const seatWithKey = ({ record }: Match, key: string | null): number | null => {
  const seat = key === null ? -1 : record.seats.findIndex((each) => isKeyOf(key, each?.keyHash ?? null));
  return seat === -1 ? null : seat;
};

/** A private match is visible only with a seat's key or the invitation. */
export const mayEnter = (match: Match, seat: number | null, invite: string | undefined): boolean =>
  match.record.public || seat !== null || (invite !== undefined && isSame(invite, match.record.invite));
