// The rule behind the refusal of a die that is too low: the values that spaces take, or the help of dishwashers.
import { describe, expect, test } from 'vitest';
import { ruleOfRefusal } from '../../../client/model/ruleOf.ts';

describe('the refusal of a die that is too low', () => {
  test('without any dishwasher cites the rule with the values of the spaces', () => {
    expect(ruleOfRefusal({ because: 'tooFewDishwashers', raises: 1, dishwashers: 0 })).toBe('E2');
  });

  test('with too few dishwashers cites the rule of their help', () => {
    expect(ruleOfRefusal({ because: 'tooFewDishwashers', raises: 2, dishwashers: 1 })).toBe('E7');
  });
});
