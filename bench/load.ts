/**
 * Kept prices beside load: while one client asks for 22 years by week without pause and another, without a key, for
 * sector analysis among 100,000 companies as of different days, a third asks for kept prices at a steady rate. Exits
 * with 1 when a target is missed.
 *
 *     node bench/load.ts [--database sqlite|postgres] [--rate 100] [--days 50] [--stores DIRECTORY] [--quick]
 *
 * With `--stores` the stores are kept in that directory, and on the server at DATABASE_URL, and later runs of the day use
 * them again.
 */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { type Load, load } from "./harness/loads.ts"
import { circumstances } from "./harness/machine.ts"
import { keep, print, type Results } from "./harness/results.ts"
import { whole } from "./harness/tables.ts"
import { verdict } from "./harness/verdicts.ts"
import { measureBeside, type Plan } from "./beside/measure.ts"
import { type Database, databasesNamed } from "./harness/databases.ts"
import { targets } from "./targets.ts"

const { values } = parseArgs({
  options: {
    database: { type: "string" },
    rate: { type: "string", default: "100" },
    days: { type: "string", default: "50" },
    stores: { type: "string" },
    quick: { type: "boolean", default: false }
  }
})

const rate = Number(values.rate)
if (!(rate >= 1)) throw new Error(`--rate ${values.rate}: expected a number from 1`)
const days = Number(values.days)
if (!(days >= 1)) throw new Error(`--days ${values.days}: expected a number from 1`)
const plan: Plan = {
  companies: values.quick ? 2000 : 100_000,
  days,
  rate,
  stores: values.stores ?? null
}
const wanted = databasesNamed(values.database)

const measured = Effect.fnUntraced(function* (database: Database, sender: Load) {
  const found = yield* Effect.promise(() => circumstances("npm run bench:load"))
  const results: Results = {
    title: `Beside load, ${database.name}`,
    about: `${plan.rate} requests a second for kept prices of 20 companies, first alone and then beside two clients: one asks for 22 years by week without pause, one for sector analysis among ${whole(plan.companies)} companies as of ${plan.days} different days. The clients share the machine's processors with the server.`,
    ...(yield* Effect.catchTag(measureBeside(database, sender, plan), "NoPostgres", ({ message }) =>
      Effect.succeed({
        verdicts: [targets.besideLoad, targets.besideMemory].map((target) =>
          verdict(target, database.name, null, message)
        ),
        tables: []
      })
    ))
  }
  print(results)
  if (!values.quick) keep(results, found)
})

const program = Effect.flatMap(load, (sender) =>
  Effect.forEach(wanted, (database) => measured(database, sender), { discard: true })
)

NodeRuntime.runMain(Effect.scoped(program))
