// The form in which learnt numbers are kept: as whole thousandths.

export const PARTS = 1000;

/** One row after the other, as in `RoundWeights`. */
export interface Learnt {
  readonly hidden: number;
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly direct: readonly number[];
}
