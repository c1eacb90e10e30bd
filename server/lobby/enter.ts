// Creates, joins and leaves matches, joins or creates a quick match, and changes a seat's name or adds its seal.
import { blankRecord } from '../match/blankRecord.ts';
import { type Match, seatWithKey } from '../match/match.ts';
import type { Seats } from '../match/record.ts';
import { newKey } from '../match/secrets.ts';
import type { Write } from '../storage/storage.ts';
import { type Answers, type Read, readTerms, type SeatedOnWire } from '../wire/lobby.ts';
import { refused, type ServerRefusal } from '../wire/refusals.ts';
import { QUICK_CLOCK } from '../wire/constants.ts';
import { beginWhenReady, areSeatsFinal } from './begin.ts';
import { botSeat, type Lobby, newMatchRefusal, personSeat, seatNumbered, seatPerson } from './lobby.ts';
import { cleanName, cleanTitle, isTaken } from './names.ts';

const seated = ({ record }: Match, seat: number, key: string): SeatedOnWire => ({
  matchID: record.id,
  playerID: String(seat),
  playerCredentials: key,
});

interface CreateOptions {
  /** The match is open to whoever asks for a quick match with the same terms. */
  readonly isQuick?: boolean;
  /** Makes, from the new match's id, the writes that are stored together with it. */
  readonly writesWith?: (id: string) => readonly Write[];
}

/** Creates a match; with a name, its creator takes the first seat. */
export const create = async (
  lobby: Lobby,
  { numPlayers, setupData, unlisted, playerName, data }: Read<'create'>,
  address: string,
  { isQuick = false, writesWith = () => [] }: CreateOptions = {},
): Promise<Answers['create'] | ServerRefusal> => {
  const name = playerName === undefined ? undefined : cleanName(playerName);
  const title = cleanTitle(setupData.title);
  if (name === null || title === null) return refused('nameInvalid');
  const { modules, bots, turnSeconds, spectatorChat, coach, startWhenReady } = setupData;
  const { levels, botNames } = lobby.ruleset;
  if (bots.length >= numPlayers || bots.some((level) => !levels.includes(level))) return refused('setupInvalid');
  const refusal = lobby.engine.setupRefusal(numPlayers, modules) ?? (await newMatchRefusal(lobby, address));
  if (refusal !== null) return refusal;
  const key = newKey();
  let seats: Seats = Array.from({ length: numPlayers }, (_, i) =>
    i === 0 && name !== undefined ? personSeat(name, key, data.seal) : null,
  );
  for (const [i, level] of bots.entries()) {
    seats = seats.with(numPlayers - 1 - i, botSeat(level, seats, botNames));
  }
  const blank = blankRecord(Date.now());
  const match = await lobby.registry.add(
    {
      ...blank,
      title,
      modules,
      turnSeconds,
      spectatorChat,
      coach,
      quick: isQuick,
      seats,
      public: !unlisted,
      startsFull: !startWhenReady,
      reserveSeconds: isQuick ? QUICK_CLOCK.reserveSeconds : 0,
      host: name === undefined ? null : 0,
    },
    address,
    { also: writesWith(blank.id) },
  );
  await lobby.registry.inTurn(match, () => beginWhenReady(lobby, match));
  return name === undefined ? { matchID: match.record.id } : seated(match, 0, key);
};

/** Call within a decision about the match, so that no two people get the same seat. */
export const join = async (
  lobby: Lobby,
  match: Match,
  { playerID, playerName, data }: Read<'join'>,
): Promise<SeatedOnWire | ServerRefusal> => {
  const { seats } = match.record;
  const name = cleanName(playerName);
  if (name === null) return refused('nameInvalid');
  if (match.setAside) return refused('setAside');
  const at = playerID === null ? seats.indexOf(null) : seatNumbered(seats, playerID);
  if (at === null) return refused('notFound');
  if (areSeatsFinal(match.record)) return refused('alreadyBegun');
  const people = seats.filter((seat) => seat?.bot === null);
  if (isTaken(name, people)) return refused('nameTaken');
  if (at === -1) return refused('matchFull');
  if (seats[at] !== null) return refused('seatTaken');
  const key = await seatPerson(lobby, match, at, name, data.seal);
  await beginWhenReady(lobby, match);
  return seated(match, seatWithKey(match, key) ?? at, key);
};

/** Changes the seat's name; adds a seal, unless the seat has one or seats are final. */
export const update = async (
  lobby: Lobby,
  match: Match,
  at: number,
  { newName, data }: Read<'update'>,
): Promise<ServerRefusal | null> => {
  const { seats } = match.record;
  const seat = seats[at] ?? null;
  if (seat === null || (newName === undefined && data === undefined)) return refused('notAllowed');
  const name = newName === undefined ? seat.name : cleanName(newName);
  if (name === null) return refused('nameInvalid');
  const others = seats.with(at, null);
  if (isTaken(name, others)) return refused('nameTaken');
  const seal = areSeatsFinal(match.record) ? seat.seal : (seat.seal ?? data?.seal ?? null);
  await lobby.registry.change(match, { seats: seats.with(at, { ...seat, name, seal }) });
  return null;
};

/**
 * Before the start the seat is open again, and a match without people is deleted; in a running match a bot plays on
 * until the person returns.
 */
export const leave = async (lobby: Lobby, match: Match, at: number): Promise<ServerRefusal | null> => {
  const { status, seats, host } = match.record;
  const seat = seats[at] ?? null;
  if (seat === null || status === 'over') return null;
  if (status === 'playing') {
    if (seat.standIn === null) await lobby.games.reseat(match, at, lobby.ruleset.standIn);
    return null;
  }
  if (areSeatsFinal(match.record)) return refused('alreadyBegun');
  const remaining = seats.with(at, null);
  const nextHost = remaining.findIndex((each) => each !== null && each.bot === null);
  if (nextHost === -1) await lobby.registry.wipe(match, 'left');
  else await lobby.registry.change(match, { seats: remaining, host: host === at ? nextHost : host });
  return null;
};

/** Joins an open quick match with the same terms, or creates one. */
export const quick = (
  lobby: Lobby,
  { playerName, modules, numPlayers, data }: Read<'quick'>,
  address: string,
): Promise<Answers['create'] | ServerRefusal> => {
  const fits = ({ record, setAside }: Match): boolean =>
    !setAside &&
    record.quick &&
    !areSeatsFinal(record) &&
    record.modules === modules &&
    (numPlayers === null || record.seats.length === numPlayers) &&
    record.seats.includes(null) &&
    !isTaken(cleanName(playerName) ?? '', record.seats);
  const joinIfFits = async (match: Match | null): Promise<SeatedOnWire | ServerRefusal | null> =>
    match !== null && fits(match) ? join(lobby, match, { playerID: null, playerName, data }) : null;
  const setupData = readTerms({ modules, turnSeconds: QUICK_CLOCK.turnSeconds });
  const players = numPlayers ?? 2;
  const wish = { numPlayers: players, setupData, unlisted: false, playerName, data };
  const { registry, storage } = lobby;
  const name = `quick match of ${players} with modules ${modules}`;
  return registry.oneAtATime('quick', async () => {
    for (const { record } of [...registry.matches.values()].filter(fits)) {
      const joined = await registry.decide(record.id, joinIfFits);
      if (joined !== null) return joined;
    }
    if (!storage.isShared) return create(lobby, wish, address, { isQuick: true });
    // Another process may have made a quick match that is not known here yet. If one is made meanwhile, writing
    // `newest` is a Conflict, and this whole decision runs again.
    const before = await storage.newest(name);
    const joined = before === null ? null : await registry.decide(before, joinIfFits);
    if (joined !== null) return joined;
    return create(lobby, wish, address, {
      isQuick: true,
      writesWith: (id) => [{ kind: 'newest', name, id, before }],
    });
  });
};
