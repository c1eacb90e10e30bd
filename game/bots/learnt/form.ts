// The form in which learnt numbers are kept: as whole numbers of thousandths, which are short.

export const PARTS_PER_UNIT = 1000;

/** One row after the other, as in `RoundWeights`. */
export interface Learnt {
  readonly hidden: number;
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly direct: readonly number[];
}
