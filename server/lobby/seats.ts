// Actions of seated people outside the game: getting ready, starting, seats for bots, replacing somebody, returning,
// the rematch.
import { isReplaceable, offersBots } from '../match/info.ts';
import { keyHashAt, type Match, seatOf, voters } from '../match/match.ts';
import type { MatchRecord, SeatRecord } from '../match/record.ts';
import { type ServerRefusal, refused } from '../wire/refusals.ts';
import { begin, beginWhenReady, areSeatsFinal } from './begin.ts';
import type { Answers, Read } from '../wire/lobby.ts';
import type { MatchInfo } from '../wire/match.ts';
import { botSeat, type Lobby, NEW_SEAT, newMatchRefusal, type Seal } from './lobby.ts';
import { blankRecord } from '../match/blankRecord.ts';

export const setReady = async (
  lobby: Lobby,
  match: Match,
  at: number,
  ready: boolean,
): Promise<ServerRefusal | null> => {
  const { seats } = match.record;
  const seat = seats[at] ?? null;
  if (areSeatsFinal(match.record) || seat === null) return refused('alreadyBegun');
  await lobby.registry.change(match, { seats: seats.with(at, { ...seat, ready }) });
  await beginWhenReady(lobby, match);
  return null;
};

/** The host starts with those who are there, once everyone else is ready. */
export const start = async (lobby: Lobby, match: Match, at: number): Promise<ServerRefusal | null> => {
  const { seats, host, modules } = match.record;
  if (areSeatsFinal(match.record)) return refused('alreadyBegun');
  if (at !== host) return refused('notAllowed');
  const taken = seats.filter((seat) => seat !== null);
  if (lobby.engine.setupRefusal(taken.length, modules) !== null) return refused('notReady');
  if (seats.some((seat, i) => seat !== null && i !== host && !seat.ready)) return refused('notReady');
  await begin(lobby, match);
  return null;
};

/** The host gives a seat to a bot, or opens it again for people. */
export const setBot = async (
  lobby: Lobby,
  match: Match,
  at: number,
  target: number,
  level: string | null,
): Promise<ServerRefusal | null> => {
  const { seats, host } = match.record;
  if (areSeatsFinal(match.record)) return refused('alreadyBegun');
  if (at !== host || target === host) return refused('notAllowed');
  if (seats[target] === undefined) return refused('notFound');
  if (level !== null && !lobby.ruleset.levels.includes(level)) return refused('setupInvalid');
  const others = seats.with(target, null);
  await lobby.registry.change(match, {
    seats: seats.with(target, level === null ? null : botSeat(level, others, lobby.ruleset.botNames)),
  });
  await beginWhenReady(lobby, match);
  return null;
};

/** Fills the open seats of a quick match that has waited long enough. */
export const fillWithBots = async (lobby: Lobby, match: Match, level: string): Promise<ServerRefusal | null> => {
  if (!lobby.ruleset.levels.includes(level)) return refused('setupInvalid');
  if (!offersBots(match, lobby.config, lobby.registry.now())) return refused('notAllowed');
  let { seats } = match.record;
  seats.forEach((seat, i) => {
    if (seat === null) seats = seats.with(i, botSeat(level, seats, lobby.ruleset.botNames));
  });
  await lobby.registry.change(match, { seats });
  await beginWhenReady(lobby, match);
  return null;
};

/** Asks for a bot in the seat of someone who is gone or out of time; it comes when most of those present want it. */
export const voteStandIn = async (
  lobby: Lobby,
  match: Match,
  at: number,
  target: number,
  level: string,
): Promise<ServerRefusal | null> => {
  const seat = match.record.seats[target] ?? null;
  if (!lobby.ruleset.levels.includes(level)) return refused('setupInvalid');
  if (seat === null || target === at || !isReplaceable(match, seat, lobby.config, lobby.registry.now()))
    return refused('notAllowed');
  const votes = [...new Set([...(seat.votes ?? []), at])];
  const present = voters(match).filter((voter) => voter !== target);
  const isMajority = present.filter((voter) => votes.includes(voter)).length * 2 > present.length;
  if (isMajority) await lobby.games.reseat(match, target, level);
  else await lobby.registry.change(match, { seats: match.record.seats.with(target, { ...seat, votes }) });
  return null;
};

export const returnToSeat = async (lobby: Lobby, match: Match, at: number): Promise<ServerRefusal | null> => {
  const { status, seats } = match.record;
  const seat = seats[at] ?? null;
  if (status !== 'playing' || seat === null) return refused('notPlaying');
  if (seat.standIn !== null || seat.votes?.length) await lobby.games.reseat(match, at, null);
  return null;
};

/** Asking for a rematch counts as being ready, and may add a seal to the seat; the first seal stands. */
const joinRematch = async (lobby: Lobby, match: Match, keyHash: string | null, seal: Seal): Promise<string> => {
  const { seats } = match.record;
  const at = seatOf(match.record, keyHash);
  const seat = at === null ? null : (seats[at] ?? null);
  if (at !== null && seat !== null && !areSeatsFinal(match.record)) {
    const seatNow = { ...seat, ready: true, seal: seat.seal ?? seal };
    await lobby.registry.change(match, { seats: seats.with(at, seatNow) });
    await beginWhenReady(lobby, match);
  }
  return String(seatOf(match.record, keyHash) ?? '');
};

/** True if the terms that are asked for are those of the old match: a rematch cannot change them. */
const asksForTheSame = (match: MatchInfo, { numPlayers, setupData, unlisted }: Read<'playAgain'>): boolean => {
  const terms: Readonly<Record<string, unknown>> = { ...match.setupData };
  return (
    (numPlayers === undefined || numPlayers === match.players.length) &&
    (unlisted === undefined || unlisted === match.unlisted) &&
    Object.entries(setupData ?? {}).every(([name, value]) => Object.hasOwn(terms, name) && terms[name] === value)
  );
};

/**
 * The record of a rematch, hosted by the one who asks first: the same people and terms, everyone in the seat before
 * their own, whoever had the first seat in the last.
 */
const rematchOf = (record: MatchRecord, at: number, seal: Seal): MatchRecord => {
  const seatAgain = (seat: SeatRecord | null, i: number): SeatRecord | null =>
    seat && {
      ...NEW_SEAT,
      name: seat.name,
      keyHash: seat.keyHash,
      bot: seat.bot,
      ready: seat.bot !== null || i === at,
      seal: i === at ? seal : null,
    };
  const renewed = record.seats.map(seatAgain);
  const { title, modules, turnSeconds, reserveSeconds, spectatorChat, coach = false } = record;
  return {
    ...blankRecord(Date.now()),
    title,
    modules,
    public: record.public,
    turnSeconds,
    reserveSeconds,
    spectatorChat,
    coach,
    seats: [...renewed.slice(1), ...renewed.slice(0, 1)],
    host: (at + renewed.length - 1) % renewed.length,
  };
};

/**
 * Makes the rematch, or joins the one that somebody has made. The people's keys open it, too, so nothing secret has to
 * be sent: the old match's watchers are told its id. It begins when all have asked to play again.
 */
export const playAgain = async (
  lobby: Lobby,
  match: Match,
  at: number,
  asked: Read<'playAgain'>,
  address: string,
): Promise<Answers['playAgain'] | ServerRefusal> => {
  const { record } = match;
  if (record.status !== 'over') return refused('notPlaying');
  if (!asksForTheSame(lobby.registry.info(match), asked)) return refused('setupInvalid');
  const keyHash = keyHashAt(record, at);
  const known = record.next === null ? null : await lobby.registry.find(record.next);
  if (known !== null) {
    const { seal } = asked.data;
    const playerID = await lobby.registry.inTurn(known, () => joinRematch(lobby, known, keyHash, seal));
    return { nextMatchID: known.record.id, playerID };
  }
  const refusal = await newMatchRefusal(lobby, address);
  if (refusal !== null) return refusal;
  const again = rematchOf(record, at, asked.data.seal);
  const next = await lobby.registry.add(again, address, { changeOfOther: { match, change: { next: again.id } } });
  await lobby.registry.inTurn(next, () => beginWhenReady(lobby, next));
  return { nextMatchID: again.id, playerID: String(seatOf(next.record, keyHash) ?? again.host) };
};
