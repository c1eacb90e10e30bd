// What the lobby's actions share: the house, the tables, and the small steps every action is made of.
import type { Config } from '../config.ts';
import type { Engine } from '../match/engine.ts';
import type { House } from '../match/house.ts';
import type { Match } from '../match/match.ts';
import type { MatchRecord, Seat, Seats } from '../match/record.ts';
import { hashKey, newId, newInvite, newKey } from '../match/secrets.ts';
import { putOneToSleep } from '../match/sleep.ts';
import { showAll, type ShowDeps } from '../match/show.ts';
import type { Refusal, RefusalCode } from '../wire.ts';
import { botName } from './names.ts';

export interface Lobby extends ShowDeps {
  readonly config: Config;
  readonly engine: Engine;
  readonly house: House;
  readonly levels: readonly string[];
  /** The level of the bot that plays on for somebody who leaves. */
  readonly standIn: string;
}

export const refused = (code: RefusalCode): Refusal => ({ code });
export const isRefusal = (value: object | null): value is Refusal => value !== null && 'code' in value;

export const person = (name: string, key: string): Seat => ({
  name,
  keyHash: hashKey(key),
  bot: null,
  standIn: null,
  ready: false,
  deadline: null,
  left: null,
  reserve: 0,
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
});

export const withSeat = (seats: Seats, at: number, seat: Seat | null): Seats => seats.with(at, seat);

export const blankRecord = (now: number): MatchRecord => ({
  id: newId(),
  title: '',
  status: 'waiting',
  modules: 1,
  rules: 0,
  public: true,
  quick: false,
  invite: newInvite(),
  host: 0,
  seats: [],
  turnSeconds: null,
  reserveSeconds: 0,
  spectatorChat: false,
  createdAt: now,
  updatedAt: now,
  usedAt: 0,
  visited: false,
  next: null,
  result: null,
});

/** Whether as many matches of this address as may be are open. */
export const hasTooMany = ({ config, house }: Lobby, address: string): boolean =>
  house.openFrom(address) >= config.matchesPerAddress * config.rateFactor;

/** Nothing else happens in between unless the house is full: then a match is put to sleep, if one can be. */
export const hasRoom = ({ config, house, tables }: Lobby): true | Promise<boolean> =>
  house.open() < config.maxMatches || putOneToSleep(house, tables);

/** Puts a person in an open seat; the key that is returned is the only copy. */
export const seatPerson = async (lobby: Lobby, match: Match, at: number, name: string): Promise<string> => {
  const key = newKey();
  const seat = person(name, key);
  if (seat.keyHash !== null) match.awaySince.set(seat.keyHash, lobby.house.now());
  await lobby.house.change(match, { seats: withSeat(match.record.seats, at, seat), host: match.record.host ?? at });
  return key;
};

/** Starts the game with those who are there: open seats fall away. */
export const begin = async (lobby: Lobby, match: Match): Promise<void> => {
  const { host, seats } = match.record;
  const hosting = host === null ? null : (seats[host] ?? null);
  const taken = seats.filter((seat) => seat !== null);
  match.record = { ...match.record, host: hosting === null ? null : taken.indexOf(hosting) };
  await lobby.tables.begin(match, taken);
  await Promise.all([...match.watchers].map((watcher) => showAll(lobby, match, watcher)));
};

const canBegin = ({ record }: Match): boolean =>
  record.status === 'waiting' && record.seats.every((seat) => seat !== null && (record.quick || seat.ready));

export const beginWhenReady = async (lobby: Lobby, match: Match): Promise<void> => {
  if (canBegin(match)) await begin(lobby, match);
};
