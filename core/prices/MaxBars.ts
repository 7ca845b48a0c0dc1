/** The most bars that an answer about one company has: daily ones of 40 years, so that a chart takes one request. */
export const maxBars = 10_000
