/**
 * Parameters that pages ask for their first answers with, where nothing else is chosen: `apps/site/src/first.ts` names the
 * answers, and the address of a request has the parameters in this order, the day of the page after them.
 */

/** More than a year has trading days, also where trade never rests. */
export const yearOfPrices = { order: "desc", limit: 370 } as const

/** Six years of days, and what indicators of the last five need before them. */
export const newestBars = { order: "desc", limit: 1500 } as const

/** As many as the service lists. */
export const newestFilings = { limit: 100 } as const

/** As many as the service lists. */
export const newestTransactions = { limit: 500 } as const

export const newestReports = { limit: 50 } as const

/** The one before those that are shown at the most is there for the growth of the first. */
export const allYears = { years: 20 } as const

/** Everything that statements are shown with. */
export const wholeStatements = { include: "lines,provenance,missing,trailing" } as const

/** Whether a company reports by halves shows in its newest year. */
export const interimYear = { period: "Quarterly", years: 1 } as const
