/** The rise between two prices, for Wilder's indicators. */

/**
 * The difference if above 0, else 0. Without a branch: price moves are unpredictable, and mispredicted branches cost
 * more than the arithmetic.
 */
export const rise = (difference: number): number => (difference + Math.abs(difference)) / 2
