// Spans of time and clocks, given a language's counts of days, hours, minutes and seconds.

type Counted = (count: number) => string;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export function timesOf(days: Counted, hours: Counted, minutes: Counted, seconds: Counted) {
  /** In the largest unit in which the time is a round number. */
  const span = (time: number): string => {
    // 90 seconds are neither one minute nor two.
    const isRound = (unit: number) => time % unit === 0 || time >= 2 * unit;
    if (time >= DAY && isRound(DAY)) return days(Math.round(time / DAY));
    if (time >= HOUR && isRound(HOUR)) return hours(Math.round(time / HOUR));
    if (time >= MINUTE && isRound(MINUTE)) return minutes(Math.round(time / MINUTE));
    return seconds(time);
  };
  const clock = (time: number): string => {
    if (time >= DAY) return span(time);
    const tail = twoDigits(time % MINUTE);
    return time >= HOUR
      ? `${Math.floor(time / HOUR)}:${twoDigits(Math.floor((time % HOUR) / MINUTE))}:${tail}`
      : `${Math.floor(time / MINUTE)}:${tail}`;
  };
  return { span, clock };
}
