// Makes the public info of a match: no keys, no invitation, no hidden setup.
import type { Config } from '../config.ts';
import type { MatchInfo, SeatInfo } from '../wire/match.ts';
import { isOnline, type Match, presentAt } from './match.ts';
import type { SeatRecord } from './record.ts';

export type Patience = Pick<Config, 'awayMs' | 'quickMs'>;

/** In a match with a clock. In a quick match an open page protects its seat for one more turn's time. */
const isOutOfTime = (
  { record }: Match,
  seat: SeatRecord,
  turnMs: number,
  isConnected: boolean,
  now: number,
): boolean => {
  if (seat.deadline === null) return false;
  return now >= seat.deadline + (record.quick && isConnected ? turnMs : 0);
};

/** A person who is out of time in a running match, or gone for too long where no clock runs. */
export const isReplaceable = (match: Match, seat: SeatRecord, patience: Patience, now: number): boolean => {
  if (match.record.status !== 'playing' || match.setAside || seat.bot !== null || seat.standIn !== null) return false;
  if (seat.keyHash === null) return true;
  const { turnSeconds } = match.record;
  if (turnSeconds !== null) return isOutOfTime(match, seat, turnSeconds * 1000, isOnline(match, seat), now);
  const since = match.awaySince.get(seat.keyHash);
  return since !== undefined && now - since >= patience.awayMs;
};

export const offersBots = ({ record, openedAt }: Match, patience: Patience, now: number): boolean =>
  record.quick &&
  record.status === 'waiting' &&
  !record.beginning &&
  record.seats.includes(null) &&
  now - openedAt >= patience.quickMs;

export const infoOf = (match: Match, patience: Patience, now: number): MatchInfo => {
  const { record } = match;
  const seatInfo = (seat: SeatRecord, i: number): SeatInfo => ({
    name: seat.name,
    bot: seat.bot,
    standIn: seat.standIn,
    ready: seat.ready,
    online: seat.bot !== null || isOnline(match, seat),
    replaceable: isReplaceable(match, seat, patience, now),
    deadline: seat.deadline,
    reserve: seat.reserve,
    seal: seat.seal,
    gaveNumber: seat.number !== null,
    votes: [...(match.votes.get(i) ?? [])],
  });
  return {
    id: record.id,
    title: record.title,
    status: record.status,
    setAside: match.setAside,
    modules: record.modules,
    promise: record.promise,
    beginning: record.beginning,
    public: record.public,
    quick: record.quick,
    host: record.host,
    seats: record.seats.map((seat, i) => seat && seatInfo(seat, i)),
    turnSeconds: record.turnSeconds,
    reserveSeconds: record.reserveSeconds,
    spectatorChat: record.spectatorChat,
    spectators: presentAt(match).filter(({ keyHash, isSilent }) => keyHash === null && !isSilent).length,
    offersBots: offersBots(match, patience, now),
    // To the second: nothing may be guessed from the instant a match was made.
    createdAt: Math.floor(record.createdAt / 1000) * 1000,
    next: record.next,
    result: record.result,
  };
};
