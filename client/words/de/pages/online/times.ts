// Spans of time, and clocks in digits and in words.
import { timesOf } from '../../../times.ts';
import { count } from '../../grammar.ts';

export const { span, clock, exactly } = timesOf(
  (n) => count(n, { one: '# Tag', other: '# Tage' }),
  (n) => count(n, { one: '# Stunde', other: '# Stunden' }),
  (n) => count(n, { one: '# Minute', other: '# Minuten' }),
  (n) => count(n, { one: '# Sekunde', other: '# Sekunden' }),
);
