// Access to the browser's storage, where every entry may be missing, truncated or from another program.

/** The part of `Storage` that is used; each call may throw where the browser forbids access. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Null also for text that is not JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The key of the settings, which the page reads before its first module (client/preload.ts). */
export const SETTINGS_KEY = 'tiefenthal.settings';
