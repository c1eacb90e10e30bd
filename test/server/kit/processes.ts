// Servers in separate processes on one PostgreSQL database, and players of one match at different servers.
import { createLobby, type Lobby, type NewMatch, type Seated } from '../../../client/net/lobby.ts';
import { serverScript } from './build.ts';
import { type Child, startChild } from './child.ts';
import { newDatabase } from './database.ts';
import { connectClient } from './testClient.ts';
import { NAMES, type Party } from './party.ts';

export interface Process {
  readonly child: Child;
  readonly url: string;
  readonly lobby: Lobby;
  /** True once it has written to its log that it leads, also when it leads no longer. */
  readonly leads: () => boolean;
}

export interface Processes {
  readonly database: string;
  start(env?: Readonly<Record<string, string>>): Promise<Process>;
}

export const openProcesses = async (): Promise<Processes> => {
  const script = await serverScript();
  const database = await newDatabase();
  return {
    database,
    async start(env = {}) {
      const settings = { PORT: '0', HOST: '127.0.0.1', RATE_FACTOR: '1000', LOG_LEVEL: 'info', BOT_PAUSE_MS: '0' };
      const child = await startChild(script, { ...settings, DATABASE_URL: database, ...env });
      const { url } = child;
      return { child, url, lobby: createLobby(url), leads: () => child.output().includes('this process leads') };
    },
  };
};

/**
 * A running match; the first person is at the first process, the second at the second, and so on in turn. `people` does
 * not count the bots of the terms.
 */
export const startMatchAcross = async (
  processes: readonly Pick<Process, 'url' | 'lobby'>[],
  people = 2,
  terms: Partial<NewMatch> = {},
): Promise<Party> => {
  const at = (person: number): Pick<Process, 'url' | 'lobby'> => processes[person % processes.length]!;
  const { bots = [] } = terms;
  const host = await at(0).lobby.create({ name: NAMES[0], players: people + bots.length, modules: 1, ...terms });
  const seats: Seated[] = [host];
  for (const [i, name] of NAMES.slice(1, people).entries()) seats.push(await at(i + 1).lobby.join(host.id, { name }));
  // Each gets ready at another process than their own.
  await Promise.all(seats.map((seat, i) => at(i + 1).lobby.ready(seat)));
  const clients = await Promise.all(seats.map(({ id, key }, i) => connectClient({ url: at(i).url, match: id, key })));
  for (const { until } of clients)
    await until('all are here', ({ match }) => match.players.every(({ isConnected }) => isConnected));
  return { id: host.id, seats, clients };
};
