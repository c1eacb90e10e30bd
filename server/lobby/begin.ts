// Begins a game: seats and seals become final, sealed numbers of chance are collected, and the game is set up (see API.md).
import { fitsSeal } from '../../game/chance/index.ts';
import type { Match } from '../match/match.ts';
import { asksReady, type MatchRecord } from '../match/record.ts';
import { newSecret } from '../match/secrets.ts';
import { sendSyncToAll } from '../match/sync.ts';
import { type ServerRefusal, refused } from '../wire/refusals.ts';
import type { Lobby } from './lobby.ts';

/** True once no seat can be taken or given up and no seal added any more. */
export const areSeatsFinal = ({ status, beginning }: MatchRecord): boolean => status !== 'waiting' || beginning;

const isNumberMissing = ({ seats }: MatchRecord): boolean =>
  seats.some((seat) => seat !== null && seat.seal !== null && seat.number === null);

/** Sets the game up for the taken seats; open seats are dropped. */
const setUp = async (lobby: Lobby, match: Match): Promise<void> => {
  clearTimeout(match.numbersTimer);
  match.numbersTimer = undefined;
  if (match.record.status !== 'waiting' || !lobby.registry.isKnown(match)) return;
  const { host, seats } = match.record;
  const hostSeat = host === null ? null : (seats[host] ?? null);
  const taken = seats.filter((seat) => seat !== null);
  match.record = { ...match.record, host: hostSeat === null ? null : taken.indexOf(hostSeat) };
  await lobby.games.begin(match, taken);
  await sendSyncToAll(lobby, match);
};

/** Sets the game up while no request waits for it, so an error is logged. */
const setUpOrLog = (lobby: Lobby, match: Match): void => {
  lobby.registry
    .inTurn(match, () => setUp(lobby, match))
    .catch((error: unknown) => {
      lobby.log.error({ match: match.record.id, err: error }, 'a game could not begin');
    });
};

/**
 * Sets the game up at once if no sealed number is missing. Otherwise resolves without waiting for that: the game is set
 * up when the last number comes (`takeNumber`), or after `numbersMs` without those that are still missing.
 */
export const setUpAfterNumbers = async (lobby: Lobby, match: Match): Promise<void> => {
  if (!isNumberMissing(match.record)) return setUp(lobby, match);
  match.numbersTimer ??= setTimeout(() => setUpOrLog(lobby, match), lobby.config.numbersMs);
};

/** Makes the seats final; the game itself begins when the sealed numbers are known or have come too late. */
export const begin = async (lobby: Lobby, match: Match): Promise<void> => {
  if (areSeatsFinal(match.record)) return;
  // Matches that have waited since before there were secrets are given theirs now.
  const secret = match.record.secret === null ? newSecret(match.record.id) : null;
  if (secret === null && !isNumberMissing(match.record)) return setUp(lobby, match);
  await lobby.registry.change(match, { beginning: true, ...secret });
  await setUpAfterNumbers(lobby, match);
};

const canBegin = ({ record }: Match): boolean =>
  !areSeatsFinal(record) && record.seats.every((seat) => seat !== null && (seat.ready || !asksReady(record)));

export const beginWhenReady = async (lobby: Lobby, match: Match): Promise<void> => {
  if (canBegin(match)) await begin(lobby, match);
};

/** Takes the number that the seat has sealed. It stays secret until the game is over. */
export const takeNumber = async (
  lobby: Lobby,
  match: Match,
  at: number,
  number: string,
): Promise<ServerRefusal | null> => {
  const { status, beginning, seats } = match.record;
  const seat = seats[at] ?? null;
  if (status !== 'waiting') return refused('alreadyBegun');
  if (!beginning || seat === null || !fitsSeal({ seal: seat.seal, number })) return refused('notAllowed');
  if (seat.number === null) await lobby.registry.change(match, { seats: seats.with(at, { ...seat, number }) });
  if (!isNumberMissing(match.record)) setUpOrLog(lobby, match);
  return null;
};
