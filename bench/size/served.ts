/** A store filled with a data set, and a server on it that keeps no answers. */
import { Effect } from "effect"
import type { Scale } from "../data/scale.ts"
import { type Files, fill, keyFor, serve, writeFiles } from "../harness/findata.ts"
import { freshDirectory } from "../harness/directory.ts"
import type { Environment } from "../harness/programs.ts"
import { whole } from "../harness/tables.ts"
import type { Served } from "./compare.ts"
import type { Database } from "./databases.ts"

const progress = (kind: string, rows: number, seconds: number): void =>
  console.error(`    ${kind}: ${whole(rows)} rows in ${seconds.toFixed(1)} s`)

/** A store of files, which are removed at once. */
export const filled = Effect.fnUntraced(function* (database: Database, files: Files, title: string) {
  console.error(`  ${database.name}, ${title}`)
  const env = yield* database.store
  yield* Effect.scoped(
    Effect.gen(function* () {
      const directory = yield* freshDirectory
      yield* fill(env, yield* Effect.promise(() => writeFiles(directory, files)), progress)
    })
  )
  return env
})

export const served = Effect.fnUntraced(function* (database: Database, env: Environment, scale: Scale) {
  yield* Effect.promise(() => database.settle(env))
  const key = yield* Effect.promise(() => keyFor(env))
  const server = yield* serve(database.name, { ...env, BODY_CACHE_MB: "0", WORKERS: "1" })
  return { scale, server, key } satisfies Served
})
