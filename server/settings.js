// The settings of the server: each has a name in the environment, a default, and values that are allowed; times become
// milliseconds, whatever unit their name has.
// In JavaScript and without packages, so that `npm start` names what is wrong before it installs and builds.

/**
 * Reads a value, or throws a Wrong that says what is allowed.
 * @template Value @typedef {(text: string) => Value} Reader
 */

/** The message continues a sentence that begins with the setting. */
class Wrong extends Error {}

/** @param {number} least @param {number} most @returns {Reader<number>} */
const whole = (least, most) => (text) => {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Wrong(`is not a whole number from ${least} to ${most}`);
};

/** @param {number} unitMs @returns {(least: number, most: number) => Reader<number>} */
const inUnitsOf = (unitMs) => (least, most) => {
  const read = whole(least, most);
  return (text) => read(text) * unitMs;
};
const seconds = inUnitsOf(1000);
const minutes = inUnitsOf(60_000);
const hours = inUnitsOf(3_600_000);
const days = inUnitsOf(86_400_000);

/** @template {string} Name @param {readonly Name[]} names @returns {Reader<Name>} */
const oneOf =
  (...names) =>
  (text) => {
    const found = names.find((name) => name === text);
    if (found !== undefined) return found;
    throw new Wrong(`is not ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`);
  };

/** @type {Reader<string>} */
const anything = (text) => text;

/** @type {Reader<string>} */
const path = (text) => {
  if (text !== '') return text;
  throw new Wrong('is empty, and has to be the path of a folder');
};

/** @type {Reader<string>} */
const address = (text) => {
  if (text !== '') return text;
  throw new Wrong('is empty, and has to be an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all');
};

/** @param {string} text */
const isOrigin = (text) => URL.canParse(text) && new URL(text).origin === text;

/** @type {Reader<string>} */
const origin = (text) => {
  if (isOrigin(text)) return text;
  throw new Wrong('is not an origin such as https://example.org');
};

/** @type {Reader<readonly string[]>} */
const origins = (text) => {
  const listed = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = listed.find((each) => !isOrigin(each));
  if (wrong === undefined) return listed;
  throw new Wrong(`names ${JSON.stringify(wrong)}, which is not an origin such as https://example.org`);
};

/** @type {Reader<string>} */
const postgres = (text) => {
  if (URL.canParse(text)) {
    const { protocol, hostname, pathname } = new URL(text);
    if (/^postgres(ql)?:$/.test(protocol) && hostname !== '' && /^\/[^/]+$/.test(pathname)) return text;
  }
  throw new Wrong('is not like postgres://user:password@host:5432/database');
};

/** @template Value @param {Reader<Value>} read @returns {Reader<Value | ''>} */
const orEmpty = (read) => (text) => (text === '' ? '' : read(text));

/** @template Value @param {string} name @param {string} byDefault @param {Reader<Value>} read */
const setting = (name, byDefault, read) => ({ name, byDefault, read });

const SETTINGS = {
  port: setting('PORT', '8000', whole(0, 65535)),
  host: setting('HOST', '0.0.0.0', address),
  /** Empty: the database is a file in `dataDir`. */
  databaseUrl: setting('DATABASE_URL', '', orEmpty(postgres)),
  dataDir: setting('DATA_DIR', './data', path),
  clientDir: setting('CLIENT_DIR', './dist/client', path),
  publicUrl: setting('PUBLIC_URL', '', orEmpty(origin)),
  allowedOrigins: setting('ALLOWED_ORIGINS', '', origins),
  trustProxy: setting('TRUST_PROXY', '0', whole(0, 8)),
  logLevel: setting('LOG_LEVEL', 'info', oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent')),
  metricsToken: setting('METRICS_TOKEN', '', anything),
  synchronous: setting('SQLITE_SYNCHRONOUS', 'normal', oneOf('normal', 'full')),
  maxMatches: setting('MAX_MATCHES', '2000', whole(1, 100_000)),
  matchesPerAddress: setting('MATCHES_PER_ADDRESS', '10', whole(1, 100_000)),
  maxSpectators: setting('MAX_SPECTATORS', '200', whole(0, 100_000)),
  rateFactor: setting('RATE_FACTOR', '1', whole(1, 1_000_000)),
  idleMs: setting('IDLE_MINUTES', '15', minutes(1, 100_000)),
  unvisitedMs: setting('UNVISITED_MINUTES', '30', minutes(1, 100_000)),
  waitingMs: setting('WAITING_HOURS', '24', hours(1, 100_000)),
  abandonedMs: setting('ABANDONED_DAYS', '30', days(1, 100_000)),
  finishedMs: setting('FINISHED_DAYS', '365', days(1, 100_000)),
  awayMs: setting('AWAY_SECONDS', '60', seconds(0, 86_400)),
  quickMs: setting('QUICK_SECONDS', '20', seconds(0, 86_400)),
  botThreads: setting('BOT_THREADS', '2', whole(1, 64)),
  botPauseMs: setting('BOT_PAUSE_MS', '600', whole(0, 60_000)),
  shutdownMs: setting('SHUTDOWN_SECONDS', '10', seconds(1, 600)),
};

/** @typedef {{ readonly [Field in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Field]['read']> }} Settings */

/**
 * The settings, or a sentence for each that is wrong.
 * @param {Readonly<Record<string, string | undefined>>} env @returns {{ settings: Settings } | { faults: string[] }}
 */
export const readSettings = (env) => {
  /** @type {string[]} */
  const faults = [];
  const values = Object.entries(SETTINGS).map(([field, { name, byDefault, read }]) => {
    const text = env[name] ?? byDefault;
    try {
      return [field, read(text)];
    } catch (fault) {
      if (!(fault instanceof Wrong)) throw fault;
      // The address of a database may contain a password.
      faults.push(`${name === 'DATABASE_URL' ? name : `${name}=${JSON.stringify(text)}`} ${fault.message}`);
      return [field, null];
    }
  });
  return faults.length > 0 ? { faults } : { settings: /** @type {Settings} */ (Object.fromEntries(values)) };
};
