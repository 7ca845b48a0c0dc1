/** What a second worker adds, where there are processors for both, the load and the system. */
import { availableParallelism } from "node:os"
import { Effect } from "effect"
import { barsHeader, weekdays } from "../data/bars.ts"
import { companiesCsv, companyAt } from "../data/companies.ts"
import { barsOfCompany } from "../data/figures.ts"
import { type Measured, asked, measureAll, rateRatio, requestTable } from "../harness/contestants.ts"
import { type Files, fill, keyFor, serve, writeFiles } from "../harness/findata.ts"
import { load } from "../harness/loads.ts"
import { type Results, verdict } from "../harness/results.ts"
import { freshDirectory, sqliteStore } from "../harness/stores.ts"
import { targets } from "../targets.ts"
import type { Section } from "../harness/Section.ts"

const companies = 100
const minProcessors = 4

const files: Files = {
  companies: () => companiesCsv(companies),
  *prices() {
    yield barsHeader
    const days = weekdays(520)
    for (let i = 0; i < companies; i++) yield barsOfCompany(i, days)
  }
}

const measured = Effect.fnUntraced(function* (isQuick: boolean) {
  const directory = yield* freshDirectory
  const env = yield* sqliteStore
  yield* fill(env, yield* Effect.promise(() => writeFiles(directory, files)))
  const sender = yield* load
  const contestants = yield* Effect.forEach(["1", "2"], (count) =>
    Effect.gen(function* () {
      const server = yield* serve(`WORKERS=${count}`, { ...env, WORKERS: count, BODY_CACHE_MB: "0" })
      const headers = { "x-api-key": yield* Effect.promise(() => keyFor(env)) }
      const requests = Array.from({ length: companies }, (_, i) => ({
        path: `/api/public/v1/stock/prices/${companyAt(i).symbol}?limit=100`,
        headers
      }))
      return asked(server.name, server, requests, sender)
    })
  )
  const plan = { rounds: isQuick ? 3 : 8, seconds: 1, connections: 64 }
  return yield* Effect.promise(() => measureAll(contestants, plan))
})

export const workers: Section = ({ isQuick }) =>
  Effect.gen(function* () {
    const processors = availableParallelism()
    const found = processors < minProcessors ? null : yield* measured(isQuick)
    const [one, two] = found ?? []
    const results: Results = {
      title: "Workers",
      about: "100 bars of random companies, nothing kept, on SQLite, by two workers and by one.",
      verdicts: [
        one === undefined || two === undefined
          ? verdict(targets.workers, "", null, `the machine has ${processors} processors`)
          : verdict(targets.workers, "", rateRatio(two satisfies Measured, one))
      ],
      tables: found === null ? [] : [requestTable("", found)]
    }
    return results
  })
