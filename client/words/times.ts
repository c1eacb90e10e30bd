// Spans of time, and clocks in digits and in words, given a language's counts of days, hours, minutes and seconds.

type Counted = (count: number) => string;

/** In seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export function timesOf(days: Counted, hours: Counted, minutes: Counted, seconds: Counted) {
  /**
   * A number of seconds in one unit, rounded. A unit is used for exactly one of it, and from two of it on: 90 seconds
   * are not called 2 minutes.
   */
  const span = (secs: number): string => {
    const fits = (unit: number) => secs === unit || secs >= 2 * unit;
    if (fits(DAY)) return days(Math.round(secs / DAY));
    if (fits(HOUR)) return hours(Math.round(secs / HOUR));
    if (fits(MINUTE)) return minutes(Math.round(secs / MINUTE));
    return seconds(secs);
  };
  /** A number of seconds as `1:05` or `2:00:09`; from a day on as a span. */
  const clock = (secs: number): string => {
    if (secs >= DAY) return span(secs);
    const tail = twoDigits(secs % MINUTE);
    return secs >= HOUR
      ? `${Math.floor(secs / HOUR)}:${twoDigits(Math.floor((secs % HOUR) / MINUTE))}:${tail}`
      : `${Math.floor(secs / MINUTE)}:${tail}`;
  };
  /** The same in words, to be read out: "1 minute 27 seconds". */
  const exactly = (secs: number): string => {
    if (secs >= DAY) return span(secs);
    const parts = [
      [Math.floor(secs / HOUR), hours],
      [Math.floor((secs % HOUR) / MINUTE), minutes],
      [secs % MINUTE, seconds],
    ] as const;
    const told = parts.flatMap(([count, counted]) => (count === 0 ? [] : [counted(count)]));
    return told.length === 0 ? seconds(0) : told.join(' ');
  };
  return { span, clock, exactly };
}
