// Spans of time, and clocks in digits and in words.
import { timesOf } from '../../../times.ts';
import { count } from '../../grammar.ts';

export const { span, clock, exactly } = timesOf(
  (n) => count(n, { one: '# day', other: '# days' }),
  (n) => count(n, { one: '# hour', other: '# hours' }),
  (n) => count(n, { one: '# minute', other: '# minutes' }),
  (n) => count(n, { one: '# second', other: '# seconds' }),
);
