/**
 * The effect of size on the service: page 1 of every list and search, and single pages, for a large data set (100,000
 * companies, 2.5 million bars, 20,000 articles and reports) and for one a hundredth of it, on SQLite and PostgreSQL,
 * without cached bodies. Exits with 1 when a target is missed.
 *
 *     node bench/size.ts [--database sqlite|postgres] [--requests 30] [--only TEXT]
 */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { stopAsking, timeAll } from "./size/ask.ts"
import { faultOf, tableOf, targets } from "./size/report.ts"
import { cases } from "./size/requests.ts"
import { large, small } from "./size/scale.ts"
import { databases } from "./size/servers.ts"

const { values } = parseArgs({
  options: {
    database: { type: "string" },
    requests: { type: "string", default: "30" },
    only: { type: "string", default: "" }
  }
})

const requests = Number(values.requests)
if (!(requests >= 1)) throw new Error(`--requests ${values.requests}: expected a number from 1`)

const names = Object.keys(databases) as ReadonlyArray<keyof typeof databases>
const wanted = names.filter((name) => values.database === undefined || name === values.database)
if (wanted.length === 0) throw new Error(`--database ${values.database}: expected ${names.join(" or ")}`)

const requested = cases.filter(({ name }) => name.includes(values.only))

const measure = Effect.fnUntraced(function* (name: keyof typeof databases) {
  const [few, many] = [yield* databases[name](small), yield* databases[name](large)]
  const timed = yield* Effect.promise(() => timeAll(requested, few, many, requests))
  console.log(`\n${name}, medians of ${requests} requests\n\n${tableOf(timed)}\n`)
  if (timed.some((one) => faultOf(one) !== "")) process.exitCode = 1
})

/** An unavailable database is reported and left out, unless it was requested by name. */
const program = Effect.forEach(wanted, (name) =>
  Effect.scoped(measure(name)).pipe(
    Effect.catchTag("NoPostgres", (missing) =>
      values.database === undefined ? Effect.sync(() => console.log(missing.message)) : Effect.fail(missing)
    )
  )
)

NodeRuntime.runMain(
  Effect.ensuring(
    Effect.andThen(
      program,
      Effect.sync(() => console.log(targets))
    ),
    Effect.sync(stopAsking)
  )
)
