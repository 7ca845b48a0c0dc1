/**
 * findata compared with its peers, every contestant in a process of its own and measured in turn, and with the targets of
 * bench/targets.ts. The results of a whole run are written to bench/RESULTS.md. Exits with 1 when a target is missed.
 *
 *     node bench/run.ts [--only routes,lists] [--quick] [--database sqlite|postgres] [--stores DIRECTORY] [--days 50]
 *
 * Without `--only` those run that take minutes. Building the stores of `lists`, `bars`, `load`, `floods` and `screens` takes far longer
 * than measuring them, and up to 20 GB of temporary files: with `--stores` they are kept in that directory, and on the
 * server at DATABASE_URL, and later runs of the day use them again.
 */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import type { Section } from "./harness/Section.ts"
import { circumstances } from "./harness/machine.ts"
import { keep, print } from "./harness/results.ts"
import { databasesNamed } from "./harness/stores.ts"
import { archive } from "./sections/archive.ts"
import { bars } from "./sections/bars.ts"
import { bodies } from "./sections/bodies.ts"
import { bulk } from "./sections/bulk.ts"
import { floods } from "./sections/floods.ts"
import { halfSent } from "./sections/halfSent.ts"
import { idle } from "./sections/idle.ts"
import { imports } from "./sections/imports.ts"
import { indicators } from "./sections/indicators.ts"
import { lists } from "./sections/lists.ts"
import { load } from "./sections/load.ts"
import { routes } from "./sections/routes.ts"
import { screens } from "./sections/screens.ts"
import { site } from "./sections/site.ts"
import { start } from "./sections/start.ts"
import { unknown } from "./sections/unknown.ts"
import { workers } from "./sections/workers.ts"

/** The effect of size, load and crowds on the service, and its pages in a browser. */
const others = {
  lists,
  bars,
  archive,
  load,
  floods,
  unknown,
  idle,
  "half-sent": halfSent,
  bodies,
  site,
  screens,
  bulk
}
const usual = { routes, imports, start, workers, indicators }
const sections: Readonly<Record<string, Section>> = { ...usual, ...others }

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    quick: { type: "boolean", default: false },
    database: { type: "string" },
    stores: { type: "string" },
    days: { type: "string", default: "50" }
  }
})

const wanted = values.only === undefined ? Object.keys(usual) : values.only.split(",")
const missing = wanted.filter((name) => sections[name] === undefined)
if (missing.length > 0) {
  throw new Error(`--only ${missing.join(",")}: expected some of ${Object.keys(sections).join(", ")}`)
}
const days = Number(values.days)
if (!(days >= 1)) throw new Error(`--days ${values.days}: expected a number from 1`)
const databases = databasesNamed(values.database)
const options = { isQuick: values.quick, databases, stores: values.stores ?? null, days }

const program = Effect.forEach(wanted, (name) =>
  Effect.forEach([sections[name]?.(options) ?? []].flat(), (measured) =>
    Effect.gen(function* () {
      const found = yield* Effect.promise(() =>
        circumstances(Object.hasOwn(usual, name) ? "npm run bench" : `npm run bench -- --only ${name}`)
      )
      const results = yield* Effect.scoped(measured)
      print(results)
      if (!values.quick) keep(results, found)
    })
  )
)

NodeRuntime.runMain(program)
