// Shared parts of the lobby's actions: their dependencies, new seats, and the limits on open matches.
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { evictOne } from '../match/evict.ts';
import type { Match } from '../match/match.ts';
import type { SeatRecord, Seats } from '../match/record.ts';
import { hashKey, newKey } from '../match/secrets.ts';
import type { SyncDeps } from '../match/sync.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Journal } from '../storage/journal.ts';
import { refused, type ServerRefusal } from '../wire/refusals.ts';
import { botName, isTaken } from './names.ts';

export interface Lobby extends SyncDeps {
  readonly config: Config;
  readonly journal: Journal;
  readonly ruleset: Ruleset;
  readonly log: Logger;
}

/** The hash of the number that a person's browser drew for the match's chance; null when it drew none. */
export type Seal = string | null;

/** A seat as it is before the game, without the name and key of its person or the level of its bot. */
export const NEW_SEAT = {
  keyHash: null,
  bot: null,
  standIn: null,
  ready: false,
  deadline: null,
  left: null,
  reserve: 0,
  seal: null,
  number: null,
} as const;

export const personSeat = (name: string, key: string, seal: Seal = null): SeatRecord => ({
  ...NEW_SEAT,
  name,
  keyHash: hashKey(key),
  seal,
});

/** The seat of a bot. It is called by one of the names for its level, or a spare name, that nobody in the match has. */
export const botSeat = (level: string, seats: Seats, namesOf: Ruleset['botNames']): SeatRecord => ({
  ...NEW_SEAT,
  name: botName(namesOf(level), seats),
  bot: level,
  ready: true,
});

/** The seat's index by boardgame.io's `playerID`; null when there is no such seat. */
export const seatNumbered = (seats: Seats, playerID: string): number | null => {
  const at = seats.findIndex((_, i) => String(i) === playerID);
  return at === -1 ? null : at;
};

/** The refusal of a new match from this address; null when it is allowed. A full server evicts another for it. */
export const newMatchRefusal = async (lobby: Lobby, address: string): Promise<ServerRefusal | null> => {
  const { config, registry, games } = lobby;
  const mostFromAddress = config.matchesPerAddress * config.rateFactor;
  if (registry.countOpenFrom(address) >= mostFromAddress) return refused('tooManyByAddress');
  const hasRoom = registry.countOpen() < config.maxMatches || (await evictOne(registry, games));
  return hasRoom ? null : refused('tooManyMatches');
};

/** Renames a bot that has the same name as a person who joins. */
const renameNamesakes = (lobby: Lobby, seats: Seats, name: string): Seats =>
  seats.map((seat, at) => {
    if (seat === null || seat.bot === null || !isTaken(name, [seat])) return seat;
    // The last one stands for the person, whose name the bot's new one must not resemble.
    const others = [...seats.with(at, null), { ...seat, name }];
    return { ...seat, name: botName(lobby.ruleset.botNames(seat.bot), others) };
  });

/** Puts a person in an open seat; the key that is returned is the only copy. */
export const seatPerson = async (lobby: Lobby, match: Match, at: number, name: string, seal: Seal): Promise<string> => {
  const key = newKey();
  const seat = personSeat(name, key, seal);
  const seats = renameNamesakes(lobby, match.record.seats, name).with(at, seat);
  if (seat.keyHash !== null) match.awaySince.set(seat.keyHash, lobby.registry.now());
  await lobby.registry.change(match, { seats, host: match.record.host ?? at });
  return key;
};
