// The server's own time: how long it has been open, over all its lives, on top of the date when it was first opened.
// Deadlines and ages are judged by it and not by the machine's clock, so a clock that is set anew, an hour or a month
// either way, times nobody out and makes nothing old; nor does the time during which the server is not running.
// What people read as a date (when something was said, when a match was made) is the machine's clock's.

export interface ServerTime {
  readonly now: () => number;
}

/** Goes on from where the last life's was written down; `steady` counts milliseconds and never jumps. */
export const startServerTime = (last: number | null, steady: () => number = () => performance.now()): ServerTime => {
  const origin = (last ?? Date.now()) - steady();
  return { now: () => Math.floor(origin + steady()) };
};
