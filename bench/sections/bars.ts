/** The newest 100 bars of a random company, of many bars stored and of a fiftieth. */
import { Effect } from "effect"
import { type Scale, companiesCsv, companyAt } from "../data/companies.ts"
import { verdict } from "../harness/results.ts"
import { onEach, type Section } from "../harness/Section.ts"
import { whole } from "../harness/tables.ts"
import { type Database, builtStore } from "../harness/stores.ts"
import { targets } from "../targets.ts"
import { growthOf, inTurn, requestsEach, served, tableOf, timeAll } from "../size/compare.ts"
import type { Case } from "../size/requests.ts"

const barsEach = 5000

const newest: Case = {
  name: "newest 100 bars",
  path: ({ companies }, n) =>
    `/api/public/v1/stock/prices/${companyAt((n * 331 + 7) % companies).symbol}?limit=100`
}

const scaleOf = (bars: number): Scale => ({
  companies: bars / barsEach,
  priced: bars / barsEach,
  barsOf: () => barsEach,
  filing: 0,
  articles: 0,
  reports: 0,
  covered: 0
})

const loaded = Effect.fnUntraced(function* (database: Database, stores: string | null, bars: number) {
  const scale = scaleOf(bars)
  const files = { companies: () => companiesCsv(scale.companies) }
  const contents = { name: `bars-${bars}`, steps: [files, { days: barsEach }] }
  return yield* served(database, yield* builtStore(database, contents, stores), scale)
})

export const bars: Section = (options) => {
  const count = options.isQuick ? 2_500_000 : 50_000_000
  const requests = 10 * requestsEach(options.isQuick)
  return onEach(
    options,
    {
      title: "Newest bars",
      about: `With ${whole(count)} bars, which were loaded by SQL, and with a fiftieth. Medians of ${requests} requests, ${inTurn}.`,
      targets: [targets.newestGrowth]
    },
    Effect.fnUntraced(function* (database: Database) {
      const small = yield* loaded(database, options.stores, count / 50)
      const large = yield* loaded(database, options.stores, count)
      const timed = yield* Effect.promise(() => timeAll([newest], small, large, requests))
      return {
        verdicts: timed.map((one) => verdict(targets.newestGrowth, database.name, growthOf(one))),
        tables: [tableOf("bars", timed)]
      }
    })
  )
}
