/** How much history the technical page needs. */

/** The longest series that is told. */
export const mostPoints = 1000

/** Wilder's averages and the EMAs never end: after 500 bars less than 1e-15 of their seed is left. */
const warmUp = 500

/**
 * How many of the newest bars tell the last `points` of a technical series as the whole history does, to 1e-6. Not where
 * the price stood still over nearly all of them: the whole history's RSI keeps its value from before, which they lack.
 */
export const technicalHistory = (points: number): number => warmUp + points
