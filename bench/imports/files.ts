/** Files of bars, of 20 years of as many companies as they need. */
import { barsHeader, weekdays } from "../data/bars.ts"
import { companiesCsv } from "../data/companies.ts"
import { barsOfCompany } from "../data/figures.ts"
import type { Files } from "../harness/findata.ts"

const barsEach = 5000

/** Sorted by symbol and day. */
function* barsCsv(companies: number): Generator<string> {
  const days = weekdays(barsEach)
  yield barsHeader
  for (let i = 0; i < companies; i++) yield barsOfCompany(i, days)
}

/** The companies and then their bars, a multiple of 5,000. */
export const barsFiles = (bars: number): Files => ({
  companies: () => companiesCsv(bars / barsEach),
  prices: () => barsCsv(bars / barsEach)
})
