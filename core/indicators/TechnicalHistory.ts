/** The history required by the technical page. */

/** The longest series of the page, in bars. */
export const maxTechnicalPoints = 1000

/** Wilder's averages and the EMAs are recursive: after 500 bars less than 1e-15 of their seed remains. */
const warmUp = 500

/**
 * How many of the newest bars give the last `points` of a technical series as the whole history does, to 1e-6. Except
 * where the price is constant over nearly all of them: the RSI of the whole history retains its value from before.
 */
export const technicalHistory = (points: number): number => warmUp + points
