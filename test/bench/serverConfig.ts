// The settings of our server in the bench: limits that it does not reach, on any free port.
import { type Config, readConfig } from '../../server/config.ts';

/** `place` is a folder, or the address of a PostgreSQL database. */
export const benchConfig = (place: string): Config => {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    [place.startsWith('postgres:') ? 'DATABASE_URL' : 'DATA_DIR']: place,
    RATE_FACTOR: '1000000',
    MAX_MATCHES: '10000',
    LOG_LEVEL: 'warn',
  });
  if ('faults' in config) throw new Error(config.faults.join('\n'));
  return config;
};
