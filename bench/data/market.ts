/** A currency of many companies, with a year of statements, a count of shares and some weeks of bars each. */
import { barsHeader, daysBefore, walked, weekdays } from "./bars.ts"
import { type Made, companyAt } from "./companies.ts"
import { statementsHeader, statementsOf } from "./figures.ts"
import type { Files } from "../harness/findata.ts"
import type { Contents } from "../harness/stores.ts"

/** The days up to the last one of which every company has a bar, and sector analysis is asked. */
export const sharedDays = 60

const years22 = 5740

/** All are listed at one exchange. */
export const memberAt = (i: number): Made => ({
  ...companyAt(i),
  exchange: "NASDAQ",
  currency: "USD",
  country: "US"
})

/** The first companies, which have 22 years of bars. */
export const symbolsOf = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, i) => memberAt(i).symbol)

export const longSymbols = symbolsOf(20)

/** So many different days that have bars, the newest first. */
export const daysAsked = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, n) => daysBefore(n + 1))

/** A file of the first companies. */
export function* membersOf(companies: number): Generator<string> {
  yield "symbol,exchange,name,sector,industry,country\n"
  for (let i = 0; i < companies; i++) {
    const { exchange, industry, name, sector, symbol } = memberAt(i)
    yield `${symbol},${exchange},"${name}",${sector},${industry},US\n`
  }
}

/** What is imported before the bars that every company has. */
export const membersFiles = (companies: number): Files => ({
  companies: () => membersOf(companies),
  *statements() {
    yield statementsHeader
    for (let i = 0; i < companies; i++) yield statementsOf(memberAt(i).symbol, "USD", i + 1, 1)
  },
  *shares() {
    yield "symbol,date,count\n"
    for (let i = 0; i < companies; i++) {
      yield `${memberAt(i).symbol},${daysBefore(400)},${100_000_000 + 1000 * i}\n`
    }
  }
})

/** A market whose companies have the days that all share, the first ones years of bars before. */
export const marketContents = (companies: number): Contents => ({
  name: `market-${companies}`,
  steps: [membersFiles(companies), { days: sharedDays }, longFilesOf(longSymbols)]
})

/** The years of the first companies before the days that all share. */
export const longFilesOf = (symbols: ReadonlyArray<string>): Files => ({
  *prices() {
    yield barsHeader
    const days = weekdays(years22).filter((day) => day <= daysBefore(sharedDays))
    for (const [i, symbol] of symbols.entries()) yield walked(symbol, i + 1, days)
  }
})
