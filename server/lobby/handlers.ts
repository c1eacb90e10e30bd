// The lobby over HTTP: a handler for each endpoint of wire/endpoints.ts; described for people in API.md.
import { BOARDGAME_IO, type Call, type Handler, type Handlers } from '../http/routes.ts';
import { Refused } from '../http/errors.ts';
import { type Match, namesOfSpectators, seatWithKey } from '../match/match.ts';
import type { EndpointName } from '../wire/endpoints.ts';
import type { SeatedOnWire } from '../wire/lobby.ts';
import type { ServerRefusal, RefusalCode } from '../wire/refusals.ts';
import { takeNumber } from './begin.ts';
import { create, join, leave, quick, update } from './enter.ts';
import { MATCH_ID } from '../wire/match.ts';
import { readLog } from './history.ts';
import { list } from './list.ts';
import { type Lobby, seatNumbered } from './lobby.ts';
import type { GetReplay } from './replays.ts';
import { fillWithBots, playAgain, setBot, setReady, start, returnToSeat, voteStandIn } from './seats.ts';

type AnyCall = Pick<Call<EndpointName>, 'params' | 'key'>;

const idIn = ({ params }: AnyCall): string => {
  const id = params['id'] ?? '';
  if (!MATCH_ID.test(id)) throw new Refused('notFound');
  return id;
};

const orNotFound = (match: Match | null): Match => {
  if (match === null) throw new Refused('notFound');
  return match;
};
const findMatch = async (lobby: Lobby, call: AnyCall): Promise<Match> =>
  orNotFound(await lobby.registry.find(idIn(call)));

const seatOfKey = (match: Match, { key }: AnyCall): number => {
  const seat = seatWithKey(match, key);
  if (seat === null) throw new Refused('wrongKey');
  return seat;
};

type WithCredentials = Call<'leave' | 'update' | 'playAgain'>['asked'];

const isPlayed = ({ record, setAside }: Match): boolean => record.status === 'playing' && !setAside;

/** A game that cannot be read is set aside, and waits for nobody. */
async function waitedForIn({ games, engine }: Lobby, match: Match): Promise<readonly number[]> {
  if (!isPlayed(match)) return [];
  try {
    const { state } = await games.of(match);
    return engine.waitedFor(state);
  } catch (fault) {
    if (match.setAside) return [];
    throw fault;
  }
}

/** In boardgame.io's own calls the body says which seat asks, and has its key. */
const seatInBody = (match: Match, { playerID, credentials }: WithCredentials): number => {
  if (playerID === '') throw new Refused('notAllowed', 'playerID');
  if (seatNumbered(match.record.seats, playerID) === null) throw new Refused('notFound');
  const seat = seatWithKey(match, credentials);
  if (String(seat) !== playerID) throw new Refused('wrongKey');
  return Number(playerID);
};

export const lobbyHandlers = (
  lobby: Lobby,
  replayOf: GetReplay,
  refusalOfChanges: () => RefusalCode | null,
): Handlers => {
  const requireChangesAllowed = (): void => {
    const code = refusalOfChanges();
    if (code !== null) throw new Refused(code);
  };
  type Action<E extends EndpointName> = (match: Match, seat: number, call: Call<E>) => ReturnType<Handler<E>>;
  /** An action of the person in a seat, whose key is in the header. */
  const bySeat =
    <E extends EndpointName>(action: Action<E>, callerSeat: (match: Match, call: Call<E>) => number = seatOfKey) =>
    async (call: Call<E>) => {
      requireChangesAllowed();
      return lobby.registry.decide(idIn(call), async (known) => {
        const match = orNotFound(known);
        const seat = callerSeat(match, call);
        if (match.setAside) throw new Refused('setAside');
        return action(match, seat, call);
      });
    };
  /** An action of boardgame.io's own calls, which have the seat and its key in the body. */
  const bySeatInBody = <E extends 'leave' | 'update' | 'playAgain'>(action: Action<E>) =>
    bySeat<E>(action, (match, { asked }) => seatInBody(match, asked));
  const targetSeat = ({ params }: AnyCall): number => Number(params['seat']);

  return {
    games: async () => BOARDGAME_IO,
    list: ({ asked }) => list(lobby, asked),
    async create({ asked, address }) {
      requireChangesAllowed();
      return create(lobby, asked, address);
    },
    async quick({ asked, address }) {
      requireChangesAllowed();
      // A quick match is always asked for with a name, so the answer has a seat.
      return quick(lobby, asked, address) as Promise<SeatedOnWire | ServerRefusal>;
    },
    async match(call) {
      await findMatch(lobby, call);
      return BOARDGAME_IO;
    },
    async join(call) {
      requireChangesAllowed();
      return lobby.registry.decide(idIn(call), (match) => join(lobby, orNotFound(match), call.asked));
    },
    leave: bySeatInBody((match, seat) => leave(lobby, match, seat)),
    update: bySeatInBody((match, seat, { asked }) => update(lobby, match, seat, asked)),
    playAgain: bySeatInBody((match, seat, { asked, address }) => playAgain(lobby, match, seat, asked, address)),
    async me(call) {
      const match = await findMatch(lobby, call);
      const seat = seatOfKey(match, call);
      const name = match.record.seats[seat]?.name ?? '';
      return { playerID: String(seat), name, waitedFor: await waitedForIn(lobby, match) };
    },
    async spectators(call) {
      const match = await findMatch(lobby, call);
      seatOfKey(match, call);
      return { names: namesOfSpectators(match) };
    },
    async log(call) {
      const match = await findMatch(lobby, call);
      return readLog(lobby, match, seatWithKey(match, call.key), call.asked.from, call.asked.limit);
    },
    replay: async (call) => replayOf(await findMatch(lobby, call), call.address),
    ready: bySeat((match, seat, { asked }) => setReady(lobby, match, seat, asked.ready)),
    start: bySeat((match, seat) => start(lobby, match, seat)),
    number: bySeat((match, seat, { asked }) => takeNumber(lobby, match, seat, asked.number)),
    fill: bySeat((match, _seat, { asked }) => fillWithBots(lobby, match, asked.level)),
    return: bySeat((match, seat) => returnToSeat(lobby, match, seat)),
    seat: bySeat((match, seat, call) => setBot(lobby, match, seat, targetSeat(call), call.asked.bot)),
    standIn: bySeat((match, seat, call) => voteStandIn(lobby, match, seat, targetSeat(call), call.asked.level)),
  };
};
