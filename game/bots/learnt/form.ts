// The form in which learnt weights are kept: as whole numbers of thousandths, which are short.

export const PARTS_PER_UNIT = 1000;

/**
 * The weights of one round, as `RoundWeights` in `planner/values.ts` describes them: `hidden` is a count, all other numbers
 * are thousandths.
 */
export interface Learnt {
  readonly hidden: number;
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly direct: readonly number[];
}
