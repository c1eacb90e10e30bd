// Statistics of the arena: means and confidence intervals, with each deal as one sample, since its games are alike.

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export interface Estimate {
  readonly mean: number;
  /** The ends of the interval that holds the true mean in 95 of 100 such measurements. */
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantiles of Student's distribution with 1 to 15 degrees of freedom, and their limit for many deals. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13];
const NORMAL = 1.96;
const studentFor = (freedom: number): number =>
  STUDENT[freedom - 1] ?? NORMAL + (STUDENT[STUDENT.length - 1]! - NORMAL) * (STUDENT.length / freedom);

export function estimate(blocks: readonly number[]): Estimate {
  const middle = mean(blocks);
  const count = blocks.length;
  if (count < 2) return { mean: middle, low: -Infinity, high: Infinity };
  const variance = blocks.reduce((sum, block) => sum + (block - middle) ** 2, 0) / (count - 1);
  const half = studentFor(count - 1) * Math.sqrt(variance / count);
  return { mean: middle, low: middle - half, high: middle + half };
}

/** For shares, from 0 to 1: where Student's interval would be too narrow, Wilson's, with each deal as one game. */
export function estimateShare(blocks: readonly number[]): Estimate {
  const plain = estimate(blocks);
  const count = blocks.length;
  if (count === 0) return plain;
  const { mean: share } = plain;
  const squared = NORMAL ** 2 / count;
  const centre = (share + squared / 2) / (1 + squared);
  const half = (NORMAL / (1 + squared)) * Math.sqrt((share * (1 - share)) / count + squared / (4 * count));
  const inside = (end: number) => Math.min(1, Math.max(0, end));
  // Near 0 and 1, and where all blocks agree, the variance of few blocks says too little.
  const spread = plain.high - plain.low;
  return spread > 0 && share > 0.02 && share < 0.98
    ? { mean: share, low: inside(plain.low), high: inside(plain.high) }
    : { mean: share, low: inside(centre - half), high: inside(centre + half) };
}

export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.slice().sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
