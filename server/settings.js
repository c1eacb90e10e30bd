// The settings of the server: each has a name in the environment, a default, and values that are allowed.
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

/** @type {Reader<string>} */
const origin = (text) => {
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Wrong('is not an origin such as https://example.org');
};

/** @type {Reader<readonly string[]>} */
const origins = (text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(origin);

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

/** @template Value @param {string} byDefault @param {Reader<Value>} read */
const setting = (byDefault, read) => ({ byDefault, read });

const SETTINGS = {
  PORT: setting('8000', whole(0, 65535)),
  HOST: setting('0.0.0.0', address),
  DATABASE_URL: setting('', orEmpty(postgres)),
  DATA_DIR: setting('./data', path),
  CLIENT_DIR: setting('./dist/client', path),
  PUBLIC_URL: setting('', orEmpty(origin)),
  ALLOWED_ORIGINS: setting('', origins),
  TRUST_PROXY: setting('0', whole(0, 8)),
  LOG_LEVEL: setting('info', oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent')),
  METRICS_TOKEN: setting('', anything),
  SQLITE_SYNCHRONOUS: setting('normal', oneOf('normal', 'full')),
  MAX_MATCHES: setting('2000', whole(1, 100_000)),
  MATCHES_PER_ADDRESS: setting('10', whole(1, 100_000)),
  MAX_SPECTATORS: setting('200', whole(0, 100_000)),
  RATE_FACTOR: setting('1', whole(1, 1_000_000)),
  IDLE_MINUTES: setting('15', whole(1, 100_000)),
  UNVISITED_MINUTES: setting('30', whole(1, 100_000)),
  WAITING_HOURS: setting('24', whole(1, 100_000)),
  ABANDONED_DAYS: setting('30', whole(1, 100_000)),
  FINISHED_DAYS: setting('365', whole(1, 100_000)),
  AWAY_SECONDS: setting('60', whole(0, 86_400)),
  QUICK_SECONDS: setting('20', whole(0, 86_400)),
  BOT_THREADS: setting('2', whole(1, 64)),
  BOT_PAUSE_MS: setting('600', whole(0, 60_000)),
  SHUTDOWN_SECONDS: setting('10', whole(1, 600)),
};

/** @typedef {{ readonly [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['read']> }} Settings */

/**
 * The settings, or a sentence for each that is wrong.
 * @param {Readonly<Record<string, string | undefined>>} env @returns {{ settings: Settings } | { faults: string[] }}
 */
export const readSettings = (env) => {
  /** @type {string[]} */
  const faults = [];
  const read = Object.entries(SETTINGS).map(([name, { byDefault, read }]) => {
    const text = env[name] ?? byDefault;
    try {
      return [name, read(text)];
    } catch (fault) {
      if (!(fault instanceof Wrong)) throw fault;
      // The address of a database may contain a password.
      faults.push(`${name === 'DATABASE_URL' ? name : `${name}=${JSON.stringify(text)}`} ${fault.message}`);
      return [name, null];
    }
  });
  return faults.length > 0 ? { faults } : { settings: /** @type {Settings} */ (Object.fromEntries(read)) };
};
