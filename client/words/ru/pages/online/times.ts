// Spans of time and clocks.
import { count } from '../../grammar.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const span = (seconds: number): string => {
  // 90 seconds are neither one minute nor two.
  const isRound = (unit: number) => seconds % unit === 0 || seconds >= 2 * unit;
  if (seconds >= DAY && isRound(DAY))
    return count(Math.round(seconds / DAY), { one: '# день', few: '# дня', other: '# дней' });
  if (seconds >= HOUR && isRound(HOUR))
    return count(Math.round(seconds / HOUR), { one: '# час', few: '# часа', other: '# часов' });
  if (seconds >= MINUTE && isRound(MINUTE))
    return count(Math.round(seconds / MINUTE), { one: '# минута', few: '# минуты', other: '# минут' });
  return count(seconds, { one: '# секунда', few: '# секунды', other: '# секунд' });
};

const two = (value: number): string => String(value).padStart(2, '0');

export const clock = (seconds: number): string =>
  seconds >= DAY
    ? span(seconds)
    : seconds >= HOUR
      ? `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`
      : `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
