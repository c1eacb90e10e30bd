// The health routes of a server: whether it is ready, and its metrics.
import { expect, vi } from 'vitest';
import type { TestServer } from './server.ts';

type Address = Pick<TestServer, 'url'>;

/** Waits until `/readyz` answers with this status: 200 when the server is ready, 503 when it is not. */
export const readyzBecomes = ({ url }: Address, status: 200 | 503): Promise<void> =>
  vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(status), {
    timeout: 20_000,
    interval: 100,
  });

/** All metrics, in the text format of Prometheus. */
export const metricsOf = async ({ url }: Address): Promise<string> => (await fetch(`${url}/metrics`)).text();
