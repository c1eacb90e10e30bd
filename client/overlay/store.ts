// An observable value, and the hook with which a component follows it.
import { useEffect, useState } from 'preact/hooks';

/** An observable value without the means to set it. */
export interface ReadableStore<T> {
  readonly get: () => T;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends ReadableStore<T> {
  readonly set: (next: T) => void;
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = value;
  return {
    get: () => current,
    set: (next) => {
      if (Object.is(current, next)) return;
      current = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: ReadableStore<T>): T {
  const [value, setValue] = useState(() => store.get());
  useEffect(() => {
    // `setValue` gets a function that returns the value, as it would call a value that is itself a function.
    const listen = () => setValue(() => store.get());
    // The value may have changed between the first render and this effect.
    listen();
    return store.subscribe(listen);
  }, [store]);
  return value;
}
