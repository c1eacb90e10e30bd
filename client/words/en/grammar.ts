// Numbers, plurals and lists in English.
import { grammarOf } from '../grammar.ts';

export const { number, signed, count, and, or } = grammarOf('en-GB');
