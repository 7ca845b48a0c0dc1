/** What Wilder's indicators take from the difference of two prices. */

/**
 * A difference above 0, else 0. Without a branch: a processor can't foresee whether a price rises, and every wrong guess
 * takes longer than this.
 */
export const rise = (difference: number): number => (difference + Math.abs(difference)) / 2
