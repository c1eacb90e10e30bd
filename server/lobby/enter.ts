// Creates, joins and leaves matches; a quick match finds or creates one.
import type { Match } from '../match/match.ts';
import { newKey } from '../match/secrets.ts';
import type { SeatRecord, Seats } from '../match/record.ts';
import type { Seated } from '../wire/match.ts';
import { type Refusal, refused } from '../wire/refusals.ts';
import { QUICK_CLOCK } from '../wire/terms.ts';
import { beginWhenReady, isOpen } from './begin.ts';
import { bot, hasRoom, hasTooMany, type Lobby, person, type Seal, seatPerson, withSeat } from './lobby.ts';
import { blankRecord } from '../match/blankRecord.ts';
import { cleanName, cleanTitle, isTaken } from './names.ts';

export interface NewMatch {
  readonly name: string;
  readonly title: string;
  readonly players: number;
  readonly modules: number;
  readonly public: boolean;
  readonly bots: readonly string[];
  readonly turnSeconds: number | null;
  readonly spectatorChat: boolean;
  readonly seal: Seal;
}

const seated = ({ record }: Match, seat: number, key: string): Seated => ({
  id: record.id,
  seat,
  key,
  invite: record.invite,
});

export const create = async (
  lobby: Lobby,
  wish: NewMatch,
  address: string,
  quick = false,
): Promise<Seated | Refusal> => {
  const name = cleanName(wish.name);
  const title = cleanTitle(wish.title);
  if (name === null || title === null) return refused('nameInvalid');
  if (wish.bots.length >= wish.players || wish.bots.some((level) => !lobby.levels.includes(level)))
    return refused('setupInvalid');
  const refusal = lobby.engine.setupRefusal(wish.players, wish.modules);
  if (refusal !== null) return refusal;
  if (hasTooMany(lobby, address)) return refused('tooManyOwn');
  const room = hasRoom(lobby);
  if (room !== true && !(await room)) return refused('tooManyMatches');
  const key = newKey();
  let seats: Seats = Array.from({ length: wish.players }, (_, i): SeatRecord | null =>
    i === 0 ? person(name, key, wish.seal) : null,
  );
  wish.bots.forEach(
    (level, i) => (seats = withSeat(seats, wish.players - 1 - i, bot(level, seats, lobby.botNames(level)))),
  );
  const { modules, public: shown, turnSeconds, spectatorChat } = wish;
  const reserveSeconds = quick ? QUICK_CLOCK.reserveSeconds : 0;
  const terms = { title, modules, public: shown, turnSeconds, reserveSeconds, spectatorChat, quick };
  return seated(await lobby.registry.add({ ...blankRecord(Date.now()), ...terms, seats }, address), 0, key);
};

/** Within a decision about the match, so no two people get the same seat. */
export const join = async (
  lobby: Lobby,
  match: Match,
  wish: { name: string; seat?: number | undefined; seal: Seal },
): Promise<Seated | Refusal> => {
  const { seats } = match.record;
  const name = cleanName(wish.name);
  if (name === null) return refused('nameInvalid');
  if (match.setAside) return refused('setAside');
  if (!isOpen(match.record)) return refused('notWaiting');
  const people = seats.filter((seat) => seat?.bot === null);
  if (isTaken(name, people)) return refused('nameTaken');
  const at = wish.seat ?? seats.indexOf(null);
  if (at === -1) return refused('full');
  if (seats[at] !== null) return refused('seatTaken');
  const key = await seatPerson(lobby, match, at, name, wish.seal);
  await beginWhenReady(lobby, match);
  return seated(
    match,
    match.record.seats.findIndex((seat) => seat?.name === name),
    key,
  );
};

/** Before the start the seat is open again; in a running match a bot plays on until its owner returns. */
export const leave = async (lobby: Lobby, match: Match, at: number): Promise<Refusal | null> => {
  const { status, seats, host } = match.record;
  const seat = seats[at] ?? null;
  if (seat === null || status === 'over') return null;
  match.votes.delete(at);
  if (status === 'playing') {
    if (seat.standIn === null) await lobby.games.reseat(match, at, lobby.standIn);
    return null;
  }
  if (!isOpen(match.record)) return refused('notWaiting');
  const left = withSeat(seats, at, null);
  const next = left.findIndex((each) => each !== null && each.bot === null);
  if (next === -1) await lobby.registry.wipe(match, 'left');
  else await lobby.registry.change(match, { seats: left, host: host === at ? next : host });
  return null;
};

export interface QuickWish {
  readonly name: string;
  readonly modules: number;
  readonly players: number | null;
  readonly seal: Seal;
}

/** Joins an open quick match with the same terms, or creates one. */
export const quick = (
  lobby: Lobby,
  { name, modules, players, seal }: QuickWish,
  address: string,
): Promise<Seated | Refusal> => {
  const fits = ({ record, setAside }: Match): boolean =>
    !setAside &&
    record.quick &&
    isOpen(record) &&
    record.modules === modules &&
    (players === null || record.seats.length === players) &&
    record.seats.includes(null) &&
    !isTaken(cleanName(name) ?? '', record.seats);
  const joinIfFits = async (match: Match | null): Promise<Seated | Refusal | null> =>
    match !== null && fits(match) ? join(lobby, match, { name, seal }) : null;
  const terms = { title: '', public: true, bots: [], turnSeconds: QUICK_CLOCK.turnSeconds, spectatorChat: false };
  return lobby.registry.alone('quick', async () => {
    for (const { record } of [...lobby.registry.matches.values()].filter(fits)) {
      const joined = await lobby.registry.decide(record.id, joinIfFits);
      if (joined !== null) return joined;
    }
    return create(lobby, { ...terms, name, modules, seal, players: players ?? 2 }, address, true);
  });
};
