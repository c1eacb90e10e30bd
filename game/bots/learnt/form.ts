// The form in which learnt numbers are kept: whole thousandths.

/** One row after the other, as in `RoundWeights`. */
export interface Learnt {
  readonly hidden: number;
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly direct: readonly number[];
}
