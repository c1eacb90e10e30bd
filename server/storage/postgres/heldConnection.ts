// One connection that is kept open for as long as the process lives: it listens for notifications, sends a heartbeat every
// second, and holds the locks that end with a connection, such as the leader's. When it breaks it is opened again.
import { Client, type ClientConfig } from 'pg';
import { SILENT_SECONDS } from './statements.ts';

const BEAT_MS = 1000;
/** An answer that takes longer means that the connection is dead, even without an error. */
const PATIENCE_MS = 3000;

interface Hooks {
  readonly config: ClientConfig;
  /** Called with every new connection, before its first heartbeat. */
  readonly connected: (client: Client) => void;
  /** The heartbeat: called at once and then every second; when it fails the connection is given up. */
  readonly beat: (client: Client) => Promise<void>;
  readonly heard: (payload: string) => void;
  /** Called when the connection has broken, and after each failed attempt to open it again. */
  readonly lost: (error: unknown) => void;
  /** Called before the connection is closed for good. */
  readonly leave: (client: Client) => Promise<unknown>;
}

export interface HeldConnection {
  close(): Promise<void>;
}

/** Resolves after the first heartbeat; rejects when the first connection cannot be made. */
export const holdConnection = async ({
  config,
  connected,
  beat,
  heard,
  lost,
  leave,
}: Hooks): Promise<HeldConnection> => {
  let closed = false;
  const isClosed = (): boolean => closed;
  let wake = (): void => undefined;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, BEAT_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (closed) wake();
    });

  const connect = async (): Promise<readonly [Client, Promise<never>]> => {
    const client = new Client({ ...config, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the connection has ended')));
    });
    broken.catch(() => undefined);
    try {
      await client.connect();
      client.on('notification', ({ payload = '' }) => heard(payload));
      await client.query('LISTEN tiefenthal');
      // Without heartbeats, because this process hangs or its machine is cut off, the database closes the connection and frees
      // its locks.
      await client.query(`SET idle_session_timeout = '${SILENT_SECONDS}s'`);
      connected(client);
      await Promise.race([beat(client), broken]);
      return [client, broken];
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  };

  const hold = async ([client, broken]: readonly [Client, Promise<never>]): Promise<void> => {
    try {
      for (;;) {
        await Promise.race([pause(), broken]);
        if (isClosed()) break;
        await Promise.race([beat(client), broken]);
      }
      await Promise.race([leave(client), broken]);
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const first = await connect();
  const keep = async (): Promise<void> => {
    let connection = Promise.resolve(first);
    for (;;) {
      await connection.then(hold).catch(lost);
      if (isClosed()) return;
      await pause();
      connection = connect();
    }
  };
  const kept = keep();

  return {
    close() {
      closed = true;
      wake();
      return kept;
    },
  };
};
