// The server's own time: the date of its first start plus the time it has run since, over all restarts. Deadlines and ages
// are judged by it and not by the machine's clock: a clock that is set to another time, and time in which the server does
// not run, make nobody late and nothing old. Dates shown to people (of chat lines, of matches) come from the machine's clock.

/** Continues from the stored time of the last run; `steady` counts milliseconds and never jumps. */
export const serverTime = (last: number | null, steady: () => number = () => performance.now()): (() => number) => {
  const origin = (last ?? Date.now()) - steady();
  return () => Math.floor(origin + steady());
};
