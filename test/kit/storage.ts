// A localStorage in memory, which can be made to refuse.
import type { BrowserStorage } from '../../client/net/browserStorage.ts';

export function fakeStorage(limit = Infinity): BrowserStorage {
  const things = new Map<string, string>();
  return {
    get length() {
      return things.size;
    },
    key: (index) => [...things.keys()][index] ?? null,
    getItem: (key) => things.get(key) ?? null,
    setItem: (key, text) => {
      const others = [...things].filter(([other]) => other !== key);
      const size = others.reduce((sum, [, other]) => sum + other.length, text.length);
      if (size > limit) throw new DOMException('The storage is full.', 'QuotaExceededError');
      things.set(key, text);
    },
    removeItem: (key) => {
      things.delete(key);
    },
  };
}
