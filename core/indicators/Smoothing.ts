/** Averages that smooth without end, Wilder's and the exponential one: they begin as a mean and differ in weight alone. */

/**
 * By how much of its distance from the value numbered `count`, from 1 on, an average moves: 1 / count up to the period,
 * which makes it the mean of the first values, then `weight`.
 */
export const weightAt = (count: number, period: number, weight: number): number =>
  count <= period ? 1 / count : weight
