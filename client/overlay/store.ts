// A value that can be watched, and how a component watches it.
import { useEffect, useState } from 'preact/hooks';

export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  let held = value;
  return {
    get: () => held,
    set: (next) => {
      if (Object.is(held, next)) return;
      held = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Anything that tells of its changes. */
export interface Watched<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export function useStore<T>(store: Watched<T>): T {
  const [value, setValue] = useState(() => store.get());
  useEffect(() => {
    const listen = () => setValue(() => store.get());
    // Something may have changed between drawing and watching.
    listen();
    return store.subscribe(listen);
  }, [store]);
  return value;
}
