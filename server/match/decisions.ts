// Runs decisions about the same thing one after another; one that another process was faster with runs again from the start.
import { Conflict } from '../storage/storage.ts';

/** The most processes that can be faster with one decision before it is given up. */
const ATTEMPTS = 10;

export interface Decisions {
  /**
   * `about` names a match, or something else that is decided about. `renew` reads anew what the decision looks at: after
   * a Conflict, and before the first attempt when `isOld` says so. A decision must not wait for another about the same.
   */
  run<T>(about: string, decide: () => Promise<T>, renew: () => Promise<unknown>, isOld: () => boolean): Promise<T>;
}

export const createDecisions = (): Decisions => {
  const last = new Map<string, Promise<unknown>>();

  const attempt = async <T>(
    decide: () => Promise<T>,
    renew: () => Promise<unknown>,
    isOld: () => boolean,
  ): Promise<T> => {
    if (isOld()) await renew();
    for (let attempts = 1; ; attempts++) {
      try {
        return await decide();
      } catch (error) {
        if (!(error instanceof Conflict) || attempts === ATTEMPTS) throw error;
        await renew();
      }
    }
  };

  return {
    // The first one begins at once, without a turn of the event loop between the question and the decision.
    run(about, decide, renew, isOld) {
      const before = last.get(about);
      const run =
        before === undefined ? attempt(decide, renew, isOld) : before.then(() => attempt(decide, renew, isOld));
      const done = run.then(
        () => undefined,
        () => undefined,
      );
      last.set(about, done);
      void done.then(() => {
        if (last.get(about) === done) last.delete(about);
      });
      return run;
    },
  };
};
