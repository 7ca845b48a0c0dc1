/** The newest 100 bars of a random company, of many bars stored and of a fiftieth. */
import { Effect } from "effect"
import { companiesCsv, companyAt } from "../data/companies.ts"
import type { Scale } from "../data/scale.ts"
import { builtStore } from "../harness/builtStores.ts"
import type { Database } from "../harness/databases.ts"
import { verdict } from "../harness/verdicts.ts"
import { targets } from "../targets.ts"
import { growthOf, tableOf, timeAll } from "./compare.ts"
import type { Case } from "./requests.ts"
import { served } from "./served.ts"

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

export const measureBars = Effect.fnUntraced(function* (
  database: Database,
  stores: string | null,
  bars: number,
  requests: number
) {
  const small = yield* loaded(database, stores, bars / 50)
  const large = yield* loaded(database, stores, bars)
  const timed = yield* Effect.promise(() => timeAll([newest], small, large, requests))
  return {
    verdicts: timed.map((one) => verdict(targets.newestGrowth, database.name, growthOf(one))),
    tables: [tableOf("bars", timed)]
  }
}, Effect.scoped)
