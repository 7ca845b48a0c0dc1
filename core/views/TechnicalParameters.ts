/** The lengths in bars, and the widths, of the indicators that a company's technical page shows. */

/** By indicator; `deviations` is how many standard deviations a Bollinger band lies from the middle. */
export const technicalParameters = {
  rsi: { period: 14 },
  macd: { fast: 12, slow: 26, signal: 9 },
  bollinger_bands: { period: 20, deviations: 2 },
  atr: { period: 14 },
  sma_20: { period: 20 },
  sma_50: { period: 50 },
  sma_200: { period: 200 }
} as const

/** The longest series that is told. */
export const mostPoints = 1000

/** Wilder's averages and the EMAs never end: after 500 bars less than 1e-15 of their seed is left. */
const warmUp = 500

/**
 * How many of the newest bars tell the last `points` of a technical series as the whole history does, to 1e-6. Not where
 * the price stood still over nearly all of them: the whole history's RSI keeps its value from before, which they lack.
 */
export const technicalHistory = (points: number): number => warmUp + points
