// Spans of time and clocks, given a language's counts of days, hours, minutes and seconds.

type Counted = (count: number) => string;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export function timesOf(days: Counted, hours: Counted, minutes: Counted, seconds: Counted) {
  /** Seconds in the largest unit of which they are exactly one, or two and more, rounded: 90 s are neither 1 nor 2 minutes. */
  const span = (time: number): string => {
    const fits = (unit: number) => time === unit || time >= 2 * unit;
    if (fits(DAY)) return days(Math.round(time / DAY));
    if (fits(HOUR)) return hours(Math.round(time / HOUR));
    if (fits(MINUTE)) return minutes(Math.round(time / MINUTE));
    return seconds(time);
  };
  /** Seconds as `1:05` or `2:00:09`; from a day on as a span. */
  const clock = (time: number): string => {
    if (time >= DAY) return span(time);
    const tail = twoDigits(time % MINUTE);
    return time >= HOUR
      ? `${Math.floor(time / HOUR)}:${twoDigits(Math.floor((time % HOUR) / MINUTE))}:${tail}`
      : `${Math.floor(time / MINUTE)}:${tail}`;
  };
  return { span, clock };
}
