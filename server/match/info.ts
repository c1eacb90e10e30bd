// Makes the public info of a match: without keys, and without the secret and the numbers of its chance.
import type { Config } from '../config.ts';
import { GAME_NAME } from '../wire/endpoints.ts';
import type { MatchInfo, SeatInfo } from '../wire/match.ts';
import { connectionsTo, isOnline, type Match } from './match.ts';
import { asksReady, type SeatRecord } from './record.ts';

/** The times after which somebody who is away can be replaced, and a quick match offers bots. */
export type Patience = Pick<Config, 'awayMs' | 'quickMs'>;

/** True when the seat's clock has run out; an open page protects a seat of a quick match for one more turn's time. */
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

/** True for a person in a running match who is out of time, or, in a match without a clock, away for too long. */
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

/** To the second: nothing may be guessed from the instant a match was made. */
const toSecond = (ms: number): number => Math.floor(ms / 1000) * 1000;

export const infoOf = (match: Match, patience: Patience, now: number): MatchInfo => {
  const { record } = match;
  const player = (seat: SeatRecord | null, id: number): SeatInfo =>
    seat === null
      ? { id }
      : {
          id,
          name: seat.name,
          isConnected: seat.bot !== null || isOnline(match, seat),
          data: {
            bot: seat.bot,
            standIn: seat.standIn,
            ready: seat.ready,
            replaceable: isReplaceable(match, seat, patience, now),
            deadline: seat.deadline,
            reserve: seat.reserve,
            seal: seat.seal,
            gaveNumber: seat.number !== null,
            votes: seat.votes ?? [],
          },
        };
  const { modules, title, turnSeconds, spectatorChat, coach = false } = record;
  return {
    matchID: record.id,
    gameName: GAME_NAME,
    players: record.seats.map(player),
    setupData: { modules, title, turnSeconds, spectatorChat, coach, startWhenReady: asksReady(record) },
    unlisted: !record.public,
    createdAt: toSecond(record.createdAt),
    updatedAt: toSecond(record.updatedAt),
    ...(record.result === null ? {} : { gameover: record.result }),
    ...(record.next === null ? {} : { nextMatchID: record.next }),
    status: record.status,
    setAside: match.setAside,
    promise: record.promise,
    beginning: record.beginning,
    quick: record.quick,
    host: record.host,
    reserveSeconds: record.reserveSeconds,
    round: record.round ?? null,
    spectators: connectionsTo(match).filter(({ keyHash, isSilent }) => keyHash === null && !isSilent).length,
    offersBots: offersBots(match, patience, now),
  };
};
