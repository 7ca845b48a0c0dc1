/** Files of companies with bars of the same days. */
import type { Files } from "../harness/findata.ts"
import { barsHeader, weekdays } from "./bars.ts"
import { companiesCsv } from "./companies.ts"
import { barsOfCompany } from "./figures.ts"

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
