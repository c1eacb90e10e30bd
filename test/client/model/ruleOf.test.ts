// The rule behind a refusal is the one that says what would have been possible.
import { describe, expect, test } from 'vitest';
import { ruleOfRefusal } from '../../../client/model/ruleOf.ts';

describe('a die that is too low', () => {
  test('without any dishwasher cites the rule with the values of the spaces', () => {
    expect(ruleOfRefusal({ because: 'tooFewDishwashers', raises: 1, dishwashers: 0 })).toBe('E2');
  });

  test('with too few dishwashers cites the rule of their help', () => {
    expect(ruleOfRefusal({ because: 'tooFewDishwashers', raises: 2, dishwashers: 1 })).toBe('E7');
  });
});
