// The lobby over HTTP: a handler for each endpoint of wire/endpoints.ts; described for people in API.md.
import { BOARDGAME_IO, type Call, type Handler, type Handlers } from '../http/routes.ts';
import { Refused } from '../http/errors.ts';
import { type Match, namesOfSpectators, seatWithKey } from '../match/match.ts';
import type { EndpointName } from '../wire/endpoints.ts';
import type { Seated } from '../wire/lobby.ts';
import type { ServerRefusal, RefusalCode } from '../wire/refusals.ts';
import { tellNumber } from './begin.ts';
import { create, join, leave, quick, update } from './enter.ts';
import { MATCH_ID } from '../wire/match.ts';
import { readLog } from './history.ts';
import { list } from './list.ts';
import { type Lobby, seatNumbered } from './lobby.ts';
import type { Replays } from './replays.ts';
import { fillWithBots, playAgain, setBot, setReady, start, returnToSeat, voteStandIn } from './seats.ts';

type AnyCall = Pick<Call<EndpointName>, 'params' | 'key'>;

const idIn = ({ params }: AnyCall): string => {
  const id = params['id'] ?? '';
  if (!MATCH_ID.test(id)) throw new Refused({ code: 'notFound' });
  return id;
};

const orNotFound = (match: Match | null): Match => {
  if (match === null) throw new Refused({ code: 'notFound' });
  return match;
};
const found = async (lobby: Lobby, call: AnyCall): Promise<Match> => orNotFound(await lobby.registry.find(idIn(call)));

const seatOfCaller = (match: Match, { key }: AnyCall): number => {
  const seat = seatWithKey(match, key);
  if (seat === null) throw new Refused({ code: 'wrongKey' });
  return seat;
};

type Named = Call<'leave' | 'update' | 'playAgain'>['asked'];

/** In boardgame.io's own calls the body says which seat asks, and has its key. */
const seatNamed = (match: Match, { playerID, credentials }: Named): number => {
  if (playerID === '') throw new Refused({ code: 'notAllowed', reason: 'playerID' });
  if (seatNumbered(match.record.seats, playerID) === null) throw new Refused({ code: 'notFound' });
  const seat = seatWithKey(match, credentials);
  if (String(seat) !== playerID) throw new Refused({ code: 'wrongKey' });
  return Number(playerID);
};

export const lobbyHandlers = (
  lobby: Lobby,
  replays: Replays,
  changesRefusedWith: () => RefusalCode | null,
): Handlers => {
  const requireOpen = (): void => {
    const code = changesRefusedWith();
    if (code !== null) throw new Refused({ code });
  };
  type Action<E extends EndpointName> = (match: Match, seat: number, call: Call<E>) => ReturnType<Handler<E>>;
  /** An action of the person in a seat. */
  const act =
    <E extends EndpointName>(action: Action<E>, who: (match: Match, call: Call<E>) => number = seatOfCaller) =>
    async (call: Call<E>) => {
      requireOpen();
      return lobby.registry.decide(idIn(call), async (known) => {
        const match = orNotFound(known);
        const seat = who(match, call);
        if (match.setAside) throw new Refused({ code: 'setAside' });
        return action(match, seat, call);
      });
    };
  const actNamed = <E extends 'leave' | 'update' | 'playAgain'>(action: Action<E>) =>
    act<E>(action, (match, { asked }) => seatNamed(match, asked));
  const targetSeat = ({ params }: AnyCall): number => Number(params['seat']);

  return {
    games: async () => BOARDGAME_IO,
    list: ({ asked }) => list(lobby, asked),
    async create({ asked, address }) {
      requireOpen();
      return create(lobby, asked, address);
    },
    async quick({ asked, address }) {
      requireOpen();
      // A quick match is always asked for with a name, so the answer has a seat.
      return quick(lobby, asked, address) as Promise<Seated | ServerRefusal>;
    },
    async match(call) {
      await found(lobby, call);
      return BOARDGAME_IO;
    },
    async join(call) {
      requireOpen();
      return lobby.registry.decide(idIn(call), (match) => join(lobby, orNotFound(match), call.asked));
    },
    leave: actNamed((match, seat) => leave(lobby, match, seat)),
    update: actNamed((match, seat, { asked }) => update(lobby, match, seat, asked)),
    playAgain: actNamed((match, seat, { asked, address }) => playAgain(lobby, match, seat, asked, address)),
    async me(call) {
      const match = await found(lobby, call);
      const seat = seatOfCaller(match, call);
      return { playerID: String(seat), name: match.record.seats[seat]?.name ?? '' };
    },
    async spectators(call) {
      const match = await found(lobby, call);
      seatOfCaller(match, call);
      return { names: namesOfSpectators(match) };
    },
    async log(call) {
      const match = await found(lobby, call);
      return readLog(lobby, match, seatWithKey(match, call.key), call.asked.from, call.asked.limit);
    },
    replay: async (call) => replays.of(await found(lobby, call), call.address),
    ready: act((match, seat, { asked }) => setReady(lobby, match, seat, asked.ready)),
    start: act((match, seat) => start(lobby, match, seat)),
    number: act((match, seat, { asked }) => tellNumber(lobby, match, seat, asked.number)),
    fill: act((match, _seat, { asked }) => fillWithBots(lobby, match, asked.level)),
    return: act((match, seat) => returnToSeat(lobby, match, seat)),
    seat: act((match, seat, call) => setBot(lobby, match, seat, targetSeat(call), call.asked.bot)),
    standIn: act((match, seat, call) => voteStandIn(lobby, match, seat, targetSeat(call), call.asked.level)),
  };
};
