/**
 * The effect of size on the service: every list and search of 1,000,000 companies and reports compared with 1,000, and
 * the newest bars of 50 million compared with 1 million, without kept answers; takes some 20 GB of temporary files.
 * Exits with 1 when a target is missed.
 *
 *     node bench/size.ts [--database sqlite|postgres] [--only lists|bars] [--quick]
 */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { circumstances } from "./harness/machine.ts"
import { keep, print, type Results } from "./harness/results.ts"
import { whole } from "./harness/tables.ts"
import { verdict } from "./harness/verdicts.ts"
import { measureBars } from "./size/bars.ts"
import { stopAsking } from "./size/compare.ts"
import { type Database, databasesNamed } from "./harness/databases.ts"
import { measureLists } from "./size/lists.ts"
import { targets } from "./targets.ts"

const { values } = parseArgs({
  options: {
    database: { type: "string" },
    only: { type: "string" },
    quick: { type: "boolean", default: false }
  }
})

const size = values.quick
  ? { companies: 20_000, bars: 2_500_000, requests: 10 }
  : { companies: 1_000_000, bars: 50_000_000, requests: 40 }

const parts = {
  lists: {
    measure: (database: Database) => measureLists(database, size.companies, size.requests),
    targets: [targets.listGrowth, targets.memoryGrowth, targets.firstCall, targets.oneRow]
  },
  bars: {
    measure: (database: Database) => measureBars(database, size.bars, 10 * size.requests),
    targets: [targets.newestGrowth]
  }
} as const

const names = Object.keys(parts) as ReadonlyArray<keyof typeof parts>
const wantedParts = names.filter((name) => values.only === undefined || name === values.only)
if (wantedParts.length === 0) throw new Error(`--only ${values.only}: expected ${names.join(" or ")}`)
const wantedDatabases = databasesNamed(values.database)
const isWhole = !values.quick && values.database === undefined && values.only === undefined

const program = Effect.gen(function* () {
  const found = yield* Effect.promise(() => circumstances("npm run bench:size"))
  const measured = yield* Effect.forEach(wantedParts, (part) =>
    Effect.forEach(wantedDatabases, (database) =>
      Effect.catchTag(parts[part].measure(database), "NoPostgres", ({ message }) =>
        Effect.succeed({
          verdicts: parts[part].targets.map((target) => verdict(target, database.name, null, message)),
          tables: []
        })
      )
    )
  )
  const results: Results = {
    title: values.quick
      ? `Size, only ${whole(size.companies)} companies and ${whole(size.bars)} bars`
      : "Size",
    about: `Medians of ${size.requests} requests of each list, ${10 * size.requests} of bars, one after the other, the large and the small data set in turn, without kept answers. Companies and reports were imported; bars were loaded by SQL.`,
    verdicts: measured.flat().flatMap(({ verdicts }) => verdicts),
    tables: measured.flat().flatMap(({ tables }) => tables)
  }
  yield* Effect.sync(() => {
    print(results)
    if (isWhole) keep(results, found)
  })
})

NodeRuntime.runMain(Effect.ensuring(program, Effect.sync(stopAsking)))
