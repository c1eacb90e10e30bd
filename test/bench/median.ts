// The median of measurements; of an even number of them, the greater of the two in the middle.

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
