// The interface of an exhaustion attack, helpers for attacks, and the bounds that the server must keep while attacked.
import type { SmallServer } from '../../kit/smallServer.ts';

export interface Outcome {
  /** A short description with numbers. */
  readonly did: string;
  /** In words: the bounds that did not hold, and what else the server should have done and did not. */
  readonly faults: readonly string[];
}

export interface Attack {
  readonly name: string;
  readonly env?: Readonly<Record<string, string>>;
  /** `strength` 1 takes seconds; more of it is more connections and more time. */
  readonly run: (server: SmallServer, strength: number) => Promise<Outcome>;
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves with true as soon as the condition is seen to hold, or with false after `patienceMs`. */
export const comesTrue = async (isSo: () => boolean | Promise<boolean>, patienceMs = 20_000): Promise<boolean> => {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    if (await isSo()) return true;
    await wait(100);
  }
  return false;
};

/** The bounds that do not hold, in words. A bound is a value, the most it may be, and what it counts. */
export const faultsOf = (...bounds: readonly (readonly [value: number, most: number, what: string])[]): string[] =>
  bounds.flatMap(([value, most, what]) => (value <= most ? [] : [`${value} ${what}, more than ${most}`]));

/** The most memory, in MB, that a server with a small heap may use. */
export const MEMORY_MOST = 256;
/** The most bytes that may wait to be sent: about a quarter of the small heap. */
export const WAITING_MOST = 70e6;
