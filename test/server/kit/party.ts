// A match with all its players connected, and a game played to its end.
import { arrive, type Guest } from './guest.ts';
import { duelMove } from './duel.ts';
import type { TestServer } from './server.ts';
import type { LobbyRefusal, NewMatch, Seated, SeatKey } from '../../../client/net/lobby.ts';
import type { AnyMove, SeatView } from '../../../server/wire/match.ts';

export const NAMES = ['Anna', 'Ben', 'Carla', 'Dora'] as const;

type LobbyServer = Pick<TestServer, 'url' | 'lobby'>;

export interface Party {
  readonly id: string;
  readonly seats: readonly Seated[];
  readonly guests: readonly Guest[];
}

/** The code of the lobby's refusal, or `was done`. */
export const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'was done',
    (error: unknown) => (error as LobbyRefusal).refusal.code,
  );

/** A match with everybody seated and nobody ready. */
export const gather = async (
  server: LobbyServer,
  people = 2,
  terms: Partial<NewMatch> = {},
): Promise<readonly Seated[]> => {
  const host = await server.lobby.create({ name: NAMES[0], players: people, modules: 1, ...terms });
  const seats = [host];
  for (const name of NAMES.slice(1, people - (terms.bots?.length ?? 0)))
    seats.push(await server.lobby.join(host.id, { name }));
  return seats;
};

export const getReady = async (server: LobbyServer, seats: readonly SeatKey[]): Promise<void> => {
  for (const seat of seats) await server.lobby.ready(seat);
};

/** A running match with everybody connected, which all have been told. */
export const sitDown = async (server: LobbyServer, people = 2, terms: Partial<NewMatch> = {}): Promise<Party> => {
  const seats = await gather(server, people, terms);
  await getReady(server, seats);
  const guests = await Promise.all(seats.map(({ id, key }) => arrive({ url: server.url, match: id, key })));
  for (const { until } of guests)
    await until('all are here', ({ match }) =>
      match.players.every(({ isConnected, data }) => isConnected && !data.replaceable),
    );
  return { id: seats[0]!.id, seats, guests };
};

/** The others may have many moves to make, on a server that is killed again and again. */
const PATIENCE_MS = 300_000;

type Chooser = (view: SeatView, seat: number) => AnyMove | null;

/** Each plays as soon as there is something to play, all at the same time, until the game is over. */
export const playToTheEnd = async ({ guests }: Pick<Party, 'guests'>, choose: Chooser = duelMove): Promise<void> => {
  const mayMove = ({ view, you, status }: Guest['told']): boolean =>
    status === 'open' && view !== null && you !== null && choose(view, you) !== null;
  await Promise.all(
    guests.map(async ({ told, table, until }) => {
      for (;;) {
        const isAsked = (now: Guest['told']): boolean => now.match.status === 'over' || mayMove(now);
        await until(`seat ${String(told.you)} can move`, isAsked, PATIENCE_MS);
        if (told.match.status === 'over') return;
        const move = choose(told.view!, told.you!);
        if (move !== null) await table.move(move);
      }
    }),
  );
};
