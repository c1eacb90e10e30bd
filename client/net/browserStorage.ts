// What a browser keeps between visits: everything on it may be missing, cut off, or not ours.

/** The part of `Storage` that is used; every call of it may throw where the browser forbids it. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Null also for what is no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
