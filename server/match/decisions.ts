// Runs decisions about the same thing one after another; one that loses to another process runs again from the start.
import { Conflict } from '../storage/storage.ts';

/** A decision that has lost to other processes this many times is given up. */
const ATTEMPTS = 10;

/** Brings the subject of a decision up to date. */
interface Refresh {
  /** Rereads what the decision looks at: after a Conflict, and before the first attempt when `mustReread` says so. */
  readonly reread: (about: string) => Promise<unknown>;
  readonly mustReread: (about: string) => boolean;
}

const NOTHING_TO_REREAD: Refresh = { reread: () => Promise.resolve(), mustReread: () => false };

/**
 * `about` names a match, or something else that is decided about. `decide` must not await another decision about the same:
 * each would wait for the other for ever.
 */
type RunInOrder = <T>(about: string, decide: () => Promise<T>, refresh?: Refresh) => Promise<T>;

export const createDecisions = (): RunInOrder => {
  const last = new Map<string, Promise<unknown>>();

  const attempt = async <T>(about: string, decide: () => Promise<T>, { reread, mustReread }: Refresh): Promise<T> => {
    if (mustReread(about)) await reread(about);
    for (let attempts = 1; ; attempts++) {
      try {
        return await decide();
      } catch (error) {
        if (!(error instanceof Conflict) || attempts === ATTEMPTS) throw error;
        await reread(about);
      }
    }
  };

  // A decision that need not wait for another begins at once, in the same turn of the event loop as the call.
  return (about, decide, refresh = NOTHING_TO_REREAD) => {
    const before = last.get(about);
    const attempted = () => attempt(about, decide, refresh);
    const run = before === undefined ? attempted() : before.then(attempted);
    const done = run.then(
      () => undefined,
      () => undefined,
    );
    last.set(about, done);
    void done.then(() => {
      if (last.get(about) === done) last.delete(about);
    });
    return run;
  };
};
