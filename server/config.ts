// The configuration: the settings in the environment, in the units of the code, and what is not for others to set.
import { readSettings, type Settings } from './settings.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const translate = (env: Settings) => ({
  port: env.PORT,
  host: env.HOST,
  /** Empty: the database is a file in `dataDir`. */
  databaseUrl: env.DATABASE_URL,
  dataDir: env.DATA_DIR,
  clientDir: env.CLIENT_DIR,
  publicUrl: env.PUBLIC_URL,
  allowedOrigins: env.PUBLIC_URL === '' ? env.ALLOWED_ORIGINS : [env.PUBLIC_URL, ...env.ALLOWED_ORIGINS],
  trustProxy: env.TRUST_PROXY,
  logLevel: env.LOG_LEVEL,
  metricsToken: env.METRICS_TOKEN,
  synchronous: env.SQLITE_SYNCHRONOUS,
  maxMatches: env.MAX_MATCHES,
  matchesPerAddress: env.MATCHES_PER_ADDRESS,
  maxSpectators: env.MAX_SPECTATORS,
  rateFactor: env.RATE_FACTOR,
  idleMs: env.IDLE_MINUTES * MINUTE,
  unvisitedMs: env.UNVISITED_MINUTES * MINUTE,
  waitingMs: env.WAITING_HOURS * HOUR,
  abandonedMs: env.ABANDONED_DAYS * DAY,
  finishedMs: env.FINISHED_DAYS * DAY,
  awayMs: env.AWAY_SECONDS * SECOND,
  quickMs: env.QUICK_SECONDS * SECOND,
  botThreads: env.BOT_THREADS,
  botPauseMs: env.BOT_PAUSE_MS,
  shutdownMs: env.SHUTDOWN_SECONDS * SECOND,
  /** Interval for the check of deadlines and ages. */
  tickMs: SECOND,
  botRetryMs: 5 * SECOND,
  /** The shortest time between two announcements of the same match to its watchers and the lobby. */
  announceMs: SECOND,
  /** Longest wait for the players' chance numbers before a game begins. */
  numbersMs: 4 * SECOND,
});

export type Config = Readonly<ReturnType<typeof translate>>;

/** The configuration, or a sentence for every setting that is wrong. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config | readonly string[] => {
  const read = readSettings(env);
  return 'faults' in read ? read.faults : translate(read.settings);
};
