// The rules of a rulebook in their order, and their numbers.
import type { Rule, Rulebook } from '../../client/model/rulebook.ts';

export const rulesIn = (book: Rulebook): Rule[] =>
  book.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));

export const numbersIn = (book: Rulebook): string[] => rulesIn(book).map(({ number }) => number);
