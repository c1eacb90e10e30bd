// Reads the settings from the environment: each has a default, and every invalid one is reported.
import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(least, `is less than ${least}`),
    v.maxValue(most, `is more than ${most}`),
  );
const origin = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'is not an origin such as https://example.org',
  ),
);

const isPostgres = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && /^\/[^/]+$/.test(pathname);
};

const Environment = v.object({
  PORT: v.optional(whole(0, 65535), '8000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), '0.0.0.0'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isPostgres(text), 'is not like postgres://user:password@host:5432/database'),
    ),
    '',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), './data'),
  CLIENT_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('is empty')), './dist/client'),
  PUBLIC_URL: v.optional(v.union([v.literal(''), origin], 'is not an origin such as https://example.org'), ''),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
      v.array(origin),
    ),
    '',
  ),
  TRUST_PROXY: v.optional(whole(0, 8), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'is not a log level'),
    'info',
  ),
  METRICS_TOKEN: v.optional(v.string(), ''),
  SQLITE_SYNCHRONOUS: v.optional(v.picklist(['normal', 'full'], 'is neither normal nor full'), 'normal'),
  MAX_MATCHES: v.optional(whole(1, 100_000), '2000'),
  MATCHES_PER_ADDRESS: v.optional(whole(1, 100_000), '10'),
  MAX_SPECTATORS: v.optional(whole(0, 100_000), '200'),
  RATE_FACTOR: v.optional(whole(1, 1_000_000), '1'),
  IDLE_MINUTES: v.optional(whole(1, 100_000), '15'),
  UNVISITED_MINUTES: v.optional(whole(1, 100_000), '30'),
  WAITING_HOURS: v.optional(whole(1, 100_000), '24'),
  ABANDONED_DAYS: v.optional(whole(1, 100_000), '30'),
  FINISHED_DAYS: v.optional(whole(1, 100_000), '365'),
  AWAY_SECONDS: v.optional(whole(0, 86_400), '60'),
  QUICK_SECONDS: v.optional(whole(0, 86_400), '20'),
  BOT_THREADS: v.optional(whole(1, 64), '2'),
  BOT_PAUSE_MS: v.optional(whole(0, 60_000), '600'),
  SHUTDOWN_SECONDS: v.optional(whole(1, 600), '10'),
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const translate = (env: v.InferOutput<typeof Environment>) => ({
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
  const parsed = v.safeParse(Environment, env);
  if (parsed.success) return translate(parsed.output);
  return parsed.issues.map(({ path, message }) => {
    const name = String(path?.[0].key);
    // It may contain a password.
    return name === 'DATABASE_URL' ? `${name} ${message}` : `${name}=${JSON.stringify(env[name])} ${message}`;
  });
};
