// Begins a game: seats and seals become final, sealed numbers of chance are collected, and the game is set up (see API.md).
import { fitsSeal } from '../../game/chance/index.ts';
import type { MatchRegistry } from '../match/registry.ts';
import type { Match } from '../match/match.ts';
import { asksReady, type MatchRecord } from '../match/record.ts';
import { newSecret } from '../match/secrets.ts';
import { sendSyncToAll } from '../match/sync.ts';
import { type ServerRefusal, refused } from '../wire/refusals.ts';
import { type Lobby, withSeat } from './lobby.ts';

/** People may come, go, and get ready. */
export const isOpen = ({ status, beginning }: MatchRecord): boolean => status === 'waiting' && !beginning;

const isMissing = ({ seats }: MatchRecord): boolean =>
  seats.some((seat) => seat !== null && seat.seal !== null && seat.number === null);

const isKnown = (registry: MatchRegistry, match: Match): boolean => registry.matches.get(match.record.id) === match;

/** Sets the game up for the taken seats; open seats are dropped. */
const setUp = async (lobby: Lobby, match: Match): Promise<void> => {
  clearTimeout(match.waitsForNumbers);
  match.waitsForNumbers = undefined;
  if (match.record.status !== 'waiting' || !isKnown(lobby.registry, match)) return;
  const { host, seats } = match.record;
  const hosting = host === null ? null : (seats[host] ?? null);
  const taken = seats.filter((seat) => seat !== null);
  match.record = { ...match.record, host: hosting === null ? null : taken.indexOf(hosting) };
  await lobby.games.begin(match, taken);
  await sendSyncToAll(lobby, match);
};

/** The same without a caller to report an error to: the error is logged. */
const setUpNow = (lobby: Lobby, match: Match): void => {
  lobby.registry
    .inTurn(match, () => setUp(lobby, match))
    .catch((error: unknown) => {
      lobby.log.error({ match: match.record.id, err: error }, 'a game could not begin');
    });
};

/** Waits for numbers that are sealed and not told yet, but not for long; then begins without them. */
export const awaitNumbers = async (lobby: Lobby, match: Match): Promise<void> => {
  if (!isMissing(match.record)) return setUp(lobby, match);
  match.waitsForNumbers ??= setTimeout(() => setUpNow(lobby, match), lobby.config.numbersMs);
};

/** Resolves when seats are final; the game itself begins when the sealed numbers are known. */
export const begin = async (lobby: Lobby, match: Match): Promise<void> => {
  if (!isOpen(match.record)) return;
  // Matches that wait since before there were secrets are given theirs now.
  const secret = match.record.secret === null ? newSecret(match.record.id) : null;
  if (secret === null && !isMissing(match.record)) return setUp(lobby, match);
  await lobby.registry.change(match, { beginning: true, ...secret });
  await awaitNumbers(lobby, match);
};

const canBegin = ({ record }: Match): boolean =>
  isOpen(record) && record.seats.every((seat) => seat !== null && (seat.ready || !asksReady(record)));

export const beginWhenReady = async (lobby: Lobby, match: Match): Promise<void> => {
  if (canBegin(match)) await begin(lobby, match);
};

/** Takes the number that the seat has sealed. It stays secret until the game is over. */
export const tellNumber = async (
  lobby: Lobby,
  match: Match,
  at: number,
  number: string,
): Promise<ServerRefusal | null> => {
  const { status, beginning, seats } = match.record;
  const seat = seats[at] ?? null;
  if (status !== 'waiting') return refused('alreadyBegun');
  if (!beginning || seat === null || !fitsSeal({ seal: seat.seal, number })) return refused('notAllowed');
  if (seat.number === null) await lobby.registry.change(match, { seats: withSeat(seats, at, { ...seat, number }) });
  if (!isMissing(match.record)) setUpNow(lobby, match);
  return null;
};
