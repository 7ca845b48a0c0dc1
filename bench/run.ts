/**
 * findata compared with its peers, every contestant in a process of its own and measured in turn, and with the targets of
 * bench/targets.ts. The results of a whole run are written to bench/RESULTS.md. Exits with 1 when a target is missed.
 *
 *     node bench/run.ts [--only routes,imports,start,workers] [--quick]
 */
import { parseArgs } from "node:util"
import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { circumstances } from "./harness/machine.ts"
import { keep, print } from "./harness/results.ts"
import { imports } from "./sections/imports.ts"
import { routes } from "./sections/routes.ts"
import type { Section } from "./sections/Section.ts"
import { start } from "./sections/start.ts"
import { workers } from "./sections/workers.ts"

const sections: Readonly<Record<string, Section>> = { routes, imports, start, workers }

const { values } = parseArgs({
  options: { only: { type: "string" }, quick: { type: "boolean", default: false } }
})

const wanted = values.only === undefined ? Object.keys(sections) : values.only.split(",")
const unknown = wanted.filter((name) => sections[name] === undefined)
if (unknown.length > 0) {
  throw new Error(`--only ${unknown.join(",")}: expected some of ${Object.keys(sections).join(", ")}`)
}

const program = Effect.forEach(wanted, (name) =>
  Effect.gen(function* () {
    const section = sections[name] as Section
    const found = yield* Effect.promise(() => circumstances("npm run bench"))
    const results = yield* Effect.scoped(section({ isQuick: values.quick }))
    yield* Effect.sync(() => {
      print(results)
      if (!values.quick) keep(results, found)
    })
  })
)

NodeRuntime.runMain(program)
