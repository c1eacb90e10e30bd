// What the lobby's actions share: the house, the tables, and the small steps every action is made of.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Engine } from '../match/engine.ts';
import type { House } from '../match/house.ts';
import type { Match } from '../match/match.ts';
import type { MatchRecord, Seat, Seats } from '../match/record.ts';
import { hashKey, newId, newInvite, newKey, newSecret } from '../match/secrets.ts';
import { putOneToSleep } from '../match/sleep.ts';
import type { ShowDeps } from '../match/show.ts';
import type { Refusal, RefusalCode } from '../wire.ts';
import { botName } from './names.ts';

export interface Lobby extends ShowDeps {
  readonly config: Config;
  readonly engine: Engine;
  readonly house: House;
  readonly levels: readonly string[];
  /** The level of the bot that plays on for somebody who leaves. */
  readonly standIn: string;
  readonly log: Logger;
}

export const refused = (code: RefusalCode): Refusal => ({ code });
export const isRefusal = (value: object | null): value is Refusal => value !== null && 'code' in value;

/** What a person gives to chance: the hash of a number that their browser drew. */
export type Seal = string | null;

export const person = (name: string, key: string, seal: Seal = null): Seat => ({
  name,
  keyHash: hashKey(key),
  bot: null,
  standIn: null,
  ready: false,
  deadline: null,
  left: null,
  reserve: 0,
  seal,
  number: null,
});
export const bot = (level: string, seats: Seats): Seat => ({
  name: botName(seats),
  keyHash: null,
  bot: level,
  standIn: null,
  ready: true,
  deadline: null,
  left: null,
  reserve: 0,
  seal: null,
  number: null,
});

export const withSeat = (seats: Seats, at: number, seat: Seat | null): Seats => seats.with(at, seat);

/** A match of its own: with a secret of its own, which is promised by its hash from now on. */
export const blankRecord = (now: number): MatchRecord => {
  const id = newId();
  return { ...BLANK, ...newSecret(id), id, invite: newInvite(), createdAt: now, updatedAt: now };
};

const BLANK = {
  title: '',
  status: 'waiting',
  modules: 1,
  rules: 0,
  beginning: false,
  public: true,
  quick: false,
  host: 0,
  seats: [],
  turnSeconds: null,
  reserveSeconds: 0,
  spectatorChat: false,
  usedAt: 0,
  visited: false,
  next: null,
  result: null,
} as const;

/** Whether as many matches of this address as may be are open. */
export const hasTooMany = ({ config, house }: Lobby, address: string): boolean =>
  house.openFrom(address) >= config.matchesPerAddress * config.rateFactor;

/** Nothing else happens in between unless the house is full: then a match is put to sleep, if one can be. */
export const hasRoom = ({ config, house, tables }: Lobby): true | Promise<boolean> =>
  house.open() < config.maxMatches || putOneToSleep(house, tables);

/** Puts a person in an open seat; the key that is returned is the only copy. */
export const seatPerson = async (lobby: Lobby, match: Match, at: number, name: string, seal: Seal): Promise<string> => {
  const key = newKey();
  const seat = person(name, key, seal);
  if (seat.keyHash !== null) match.awaySince.set(seat.keyHash, lobby.house.now());
  await lobby.house.change(match, { seats: withSeat(match.record.seats, at, seat), host: match.record.host ?? at });
  return key;
};
