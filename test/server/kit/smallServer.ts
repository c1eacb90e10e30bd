// The whole server in its own process with a small heap, and its metrics as seen from outside.
import { createLobby, type Lobby } from '../../../client/net/lobby.ts';
import { serverScript } from './build.ts';
import { type Child, startChild } from './child.ts';
import { newFolder } from './server.ts';

export interface SmallServer {
  readonly child: Child;
  readonly port: number;
  readonly lobby: Lobby;
  /** One of its metrics by its whole name, labels included; 0 when it is not there. */
  readonly measure: (name: string) => Promise<number>;
  /** The most memory it has been seen to use, in MB. */
  readonly peak: () => number;
  /** True if it answers an honest client within `PATIENCE_MS`. */
  readonly answers: () => Promise<boolean>;
}

const HEAP_MB = 256;
const PATIENCE_MS = 10_000;
const LOOK_MS = 250;

/** `TRUST_PROXY=1` lets an attacker have as many addresses as a test needs. */
export const startSmallServer = async (env: Readonly<Record<string, string>> = {}): Promise<SmallServer> => {
  const child = await startChild(
    await serverScript(),
    { PORT: '0', HOST: '127.0.0.1', DATA_DIR: await newFolder(), TRUST_PROXY: '1', ...env },
    { flags: [`--max-old-space-size=${HEAP_MB}`] },
  );
  const ask = (path: string): Promise<Response> =>
    fetch(child.url + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
  let peak = 0;
  const metrics = async (): Promise<string> => {
    const text = await (await ask('/metrics')).text();
    peak = Math.max(peak, valueIn(text, 'process_resident_memory_bytes') / 1e6);
    return text;
  };
  // The connection of the first measurement is kept for later ones, also when an attack leaves room for no more.
  await metrics();
  const looking = setInterval(() => void metrics().catch(() => undefined), LOOK_MS);
  void child.ended.then(() => clearInterval(looking));
  return {
    child,
    port: Number(new URL(child.url).port),
    lobby: createLobby(child.url),
    measure: async (name) => valueIn(await metrics(), name),
    peak: () => Math.round(peak),
    answers: () =>
      ask('/games/tiefenthal').then(
        ({ ok }) => ok && child.isAlive(),
        () => false,
      ),
  };
};

const valueIn = (metrics: string, name: string): number => {
  const line = metrics.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
};
