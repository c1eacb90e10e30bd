// Spans of time, and clocks in digits and in words.
import { timesOf } from '../../../times.ts';
import { count } from '../../grammar.ts';

export const { span, clock, exactly } = timesOf(
  (n) => count(n, { one: '# jour', other: '# jours' }),
  (n) => count(n, { one: '# heure', other: '# heures' }),
  (n) => count(n, { one: '# minute', other: '# minutes' }),
  (n) => count(n, { one: '# seconde', other: '# secondes' }),
);
