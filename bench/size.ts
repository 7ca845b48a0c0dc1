/**
 * The effect of size on the service: every list and search of 1,000,000 companies and reports compared with 1,000, and
 * the newest bars of 50 million compared with 1 million, without kept answers; takes some 20 GB of temporary files.
 * Exits with 1 when a target is missed.
 *
 *     node bench/size.ts [--database sqlite|postgres] [--only lists|bars] [--stores DIRECTORY] [--quick]
 *
 * Building the stores takes far longer than measuring them: with `--stores` they are kept in that directory, and on the
 * server at DATABASE_URL, and later runs of the day use them again.
 */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { type Database, databasesNamed } from "./harness/databases.ts"
import { circumstances } from "./harness/machine.ts"
import { keep, print, type Results } from "./harness/results.ts"
import { whole } from "./harness/tables.ts"
import { verdict } from "./harness/verdicts.ts"
import { measureBars } from "./size/bars.ts"
import { stopAsking } from "./size/compare.ts"
import { measureLists } from "./size/lists.ts"
import { targets } from "./targets.ts"

const { values } = parseArgs({
  options: {
    database: { type: "string" },
    only: { type: "string" },
    stores: { type: "string" },
    quick: { type: "boolean", default: false }
  }
})

const stores = values.stores ?? null
const size = values.quick
  ? { companies: 20_000, bars: 2_500_000, requests: 10 }
  : { companies: 1_000_000, bars: 50_000_000, requests: 40 }

const inTurn = "one after the other, the large and the small data set in turn, without kept answers"

const parts = {
  lists: {
    title: "Lists and searches",
    about: `Page 1 with ${whole(size.companies)} companies and reports, which were imported, and with 1,000. Medians of ${size.requests} requests of each list, ${inTurn}.`,
    measure: (database: Database) => measureLists(database, stores, size.companies, size.requests),
    targets: [targets.listGrowth, targets.memoryGrowth, targets.firstCall, targets.oneRow]
  },
  bars: {
    title: "Newest bars",
    about: `With ${whole(size.bars)} bars, which were loaded by SQL, and with a fiftieth. Medians of ${10 * size.requests} requests, ${inTurn}.`,
    measure: (database: Database) => measureBars(database, stores, size.bars, 10 * size.requests),
    targets: [targets.newestGrowth]
  }
} as const

const names = Object.keys(parts) as ReadonlyArray<keyof typeof parts>
const wantedParts = names.filter((name) => values.only === undefined || name === values.only)
if (wantedParts.length === 0) throw new Error(`--only ${values.only}: expected ${names.join(" or ")}`)
const wantedDatabases = databasesNamed(values.database)

const measured = Effect.fnUntraced(function* (part: keyof typeof parts, database: Database) {
  const { about, measure, targets, title } = parts[part]
  const found = yield* Effect.promise(() => circumstances("npm run bench:size"))
  const results: Results = {
    title: `${title}, ${database.name}`,
    about,
    ...(yield* Effect.catchTag(measure(database), "NoPostgres", ({ message }) =>
      Effect.succeed({
        verdicts: targets.map((target) => verdict(target, database.name, null, message)),
        tables: []
      })
    ))
  }
  print(results)
  if (!values.quick) keep(results, found)
})

const program = Effect.forEach(
  wantedParts,
  (part) => Effect.forEach(wantedDatabases, (database) => measured(part, database), { discard: true }),
  { discard: true }
)

NodeRuntime.runMain(Effect.ensuring(program, Effect.sync(stopAsking)))
