// Spans of time, and clocks in digits and in words.
import { timesOf } from '../../../times.ts';
import { count } from '../../grammar.ts';

export const { span, clock, exactly } = timesOf(
  (n) => count(n, { one: '# день', few: '# дня', other: '# дней' }),
  (n) => count(n, { one: '# час', few: '# часа', other: '# часов' }),
  (n) => count(n, { one: '# минута', few: '# минуты', other: '# минут' }),
  (n) => count(n, { one: '# секунда', few: '# секунды', other: '# секунд' }),
);
