// A localStorage in memory, which refuses a text with which all texts together would exceed a limit of characters.
import type { BrowserStorage } from '../../client/net/browserStorage.ts';

export function fakeStorage(limit = Infinity): BrowserStorage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => {
      const others = [...items].filter(([other]) => other !== key);
      const size = others.reduce((sum, [, other]) => sum + other.length, text.length);
      if (size > limit) throw new DOMException('The storage is full.', 'QuotaExceededError');
      items.set(key, text);
    },
    removeItem: (key) => {
      items.delete(key);
    },
  };
}
