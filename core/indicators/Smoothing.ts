/** Recursive averages, Wilder's and the exponential: they begin as a mean and differ only in weight. */

/**
 * The fraction of its distance to value number `count`, from 1 on, by which an average moves: 1 / count up to the
 * period, which makes it the mean of the first values, then `weight`.
 */
export const weightAt = (count: number, period: number, weight: number): number =>
  count <= period ? 1 / count : weight
