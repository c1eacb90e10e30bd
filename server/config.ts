// The configuration: the settings in the environment, and times that no setting changes.
import { readSettings, type Settings } from './settings.js';

const withConstants = (settings: Settings) => {
  const { publicUrl, allowedOrigins } = settings;
  return {
    ...settings,
    allowedOrigins: publicUrl === '' ? allowedOrigins : [publicUrl, ...allowedOrigins],
    /** Interval for the check of deadlines and ages. */
    tickMs: 1000,
    botRetryMs: 5000,
    /** The shortest time between two announcements of a match to watchers and lobby; urgent ones do not wait. */
    announceMs: 1000,
    /** Longest wait for the players' chance numbers before a game begins. */
    numbersMs: 4000,
  };
};

export type Config = Readonly<ReturnType<typeof withConstants>>;

/** The configuration, or `faults` with a sentence for every setting that is wrong. */
export const readConfig = (
  env: Readonly<Record<string, string | undefined>>,
): Config | { readonly faults: readonly string[] } => {
  const read = readSettings(env);
  return 'faults' in read ? read : withConstants(read.settings);
};
