// Matches with their people seated, ready or connected; games played to their end; what the lobby answers.
import { connectClient, type TestClient } from './testClient.ts';
import { duelMove } from './duel.ts';
import type { TestServer } from './server.ts';
import type { LobbyRefusal, NewMatch, Seated, SeatKey } from '../../../client/net/lobby.ts';
import type { AnyMove, MatchInfo, SeatView } from '../../../server/wire/match.ts';

export const NAMES = ['Anna', 'Ben', 'Carla', 'Dora'] as const;

type LobbyServer = Pick<TestServer, 'url' | 'lobby'>;

export interface Party {
  readonly id: string;
  readonly seats: readonly Seated[];
  readonly clients: readonly TestClient[];
}

/** The code of the lobby's refusal, or `was done`. */
export const refusalOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'was done',
    (error: unknown) => (error as LobbyRefusal).refusal.code,
  );

/** The names at the table by seat; null for an open seat. */
export const namesIn = ({ players }: MatchInfo): (string | null)[] => players.map(({ name }) => name ?? null);

/** Makes a match and seats its people, nobody ready yet. The number `players` includes the bots of the terms. */
export const seatPeople = async (
  server: LobbyServer,
  players = 2,
  terms: Partial<NewMatch> = {},
): Promise<readonly Seated[]> => {
  const host = await server.lobby.create({ name: NAMES[0], players, modules: 1, ...terms });
  const seats = [host];
  for (const name of NAMES.slice(1, players - (terms.bots?.length ?? 0)))
    seats.push(await server.lobby.join(host.id, { name }));
  return seats;
};

export const getReady = async (server: LobbyServer, seats: readonly SeatKey[]): Promise<void> => {
  for (const seat of seats) await server.lobby.ready(seat);
};

/** A running match. Every client has been told that all are connected, and that no seat may be given to a bot. */
export const startMatch = async (server: LobbyServer, players = 2, terms: Partial<NewMatch> = {}): Promise<Party> => {
  const seats = await seatPeople(server, players, terms);
  await getReady(server, seats);
  const clients = await Promise.all(seats.map(({ id, key }) => connectClient({ url: server.url, match: id, key })));
  for (const { until } of clients)
    await until('all are here', ({ match }) =>
      match.players.every(({ isConnected, data }) => isConnected && !data.replaceable),
    );
  return { id: seats[0]!.id, seats, clients };
};

/** A client waits this long: others may have many moves to make, on a server that is killed again and again. */
const PATIENCE_MS = 300_000;

type Chooser = (view: SeatView, seat: number) => AnyMove | null;

/** Each plays as soon as there is something to play, all at the same time, until the game is over. */
export const playToTheEnd = async ({ clients }: Pick<Party, 'clients'>, choose: Chooser = duelMove): Promise<void> => {
  const isOver = ({ match }: TestClient['received']): boolean => match.status === 'over';
  const mayMove = ({ view, you, status }: TestClient['received']): boolean =>
    status === 'open' && view !== null && you !== null && choose(view, you) !== null;
  await Promise.all(
    clients.map(async ({ received, socket, until }) => {
      for (;;) {
        await until(`seat ${String(received.you)} can move`, (now) => isOver(now) || mayMove(now), PATIENCE_MS);
        if (isOver(received)) return;
        const move = choose(received.view!, received.you!);
        if (move !== null) await socket.move(move);
      }
    }),
  );
};
