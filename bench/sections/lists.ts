/**
 * Page 1 of every list and search of many companies and reports, compared with those of a thousand; the memory of the
 * servers afterwards; and the first calls after an import of one row into the large store.
 */
import { Effect } from "effect"
import type { Scale } from "../data/companies.ts"
import { filesOf } from "../data/files.ts"
import { residentMemory } from "../harness/processes.ts"
import { verdict } from "../harness/results.ts"
import { onEach, type Options, type Section } from "../harness/Section.ts"
import { median } from "../harness/statistics.ts"
import { type Contents, type Database, builtStore, freshDirectory } from "../harness/stores.ts"
import { columns, figure, whole } from "../harness/tables.ts"
import { targets } from "../targets.ts"
import { importOneAndAsk } from "../size/afterImport.ts"
import { growthOf, inTurn, requestsEach, served, tableOf, timeAll } from "../size/compare.ts"
import { lists as cases } from "../size/requests.ts"

/** Companies and reports; the rest is the same in both data sets. */
const scaleOf = (count: number): Scale => ({
  companies: count,
  priced: 0,
  barsOf: () => 0,
  filing: 0,
  articles: 2000,
  reports: count,
  covered: 1000
})

const contentsOf = (scale: Scale): Contents => ({ name: `lists-${scale.companies}`, steps: [filesOf(scale)] })

const measureLists = Effect.fnUntraced(function* (
  database: Database,
  { isQuick, stores }: Options,
  count: number
) {
  const [few, many] = [scaleOf(1000), scaleOf(count)]
  const smallEnv = yield* builtStore(database, contentsOf(few), stores)
  const largeEnv = yield* builtStore(database, contentsOf(many), stores)
  const small = yield* served(database, smallEnv, few)
  const large = yield* served(database, largeEnv, many)
  const timed = yield* Effect.promise(() => timeAll(cases, small, large, requestsEach(isQuick)))
  const memory = [small, large].map(({ server }) => residentMemory(server.pid) / 1e6) as [number, number]
  const directory = yield* freshDirectory
  const after = yield* Effect.promise(() => importOneAndAsk(largeEnv, large, timed, directory))
  const worst = timed.reduce((one, other) => (growthOf(other) > growthOf(one) ? other : one))
  const slowest = after.reduce((one, other) => (other.times > one.times ? other : one))
  const on = database.name
  return {
    verdicts: [
      verdict(targets.listGrowth, on, growthOf(worst), worst.name),
      verdict(targets.memoryGrowth, on, memory[1] / memory[0], `${memory.map(whole).join(" and ")} MB`),
      verdict(targets.firstCall, on, slowest.times, slowest.name),
      verdict(targets.oneRow, on, median(after.flatMap(({ imports }) => imports)))
    ],
    tables: [
      tableOf(`page 1, ${on}`, timed),
      columns([
        [`after an import of one row, ${on}`, "first ms", "times median", "import s"],
        ...after.map(({ first, imports, name, times }) => [
          name,
          figure(first),
          figure(times),
          figure(median(imports))
        ])
      ])
    ]
  }
})

export const lists: Section = (options) => {
  const count = options.isQuick ? 20_000 : 1_000_000
  return onEach(
    options,
    {
      title: "Lists and searches",
      about: `Page 1 with ${whole(count)} companies and reports, which were imported, and with 1,000. Medians of ${requestsEach(options.isQuick)} requests of each list, ${inTurn}.`,
      targets: [targets.listGrowth, targets.memoryGrowth, targets.firstCall, targets.oneRow]
    },
    (database) => measureLists(database, options, count)
  )
}
