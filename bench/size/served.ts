/** A server on a filled store, which keeps no answers. */
import { Effect } from "effect"
import type { Scale } from "../data/scale.ts"
import type { Database } from "../harness/databases.ts"
import { keyFor, serve } from "../harness/findata.ts"
import type { Environment } from "../harness/programs.ts"
import type { Served } from "./compare.ts"

export const served = Effect.fnUntraced(function* (database: Database, env: Environment, scale: Scale) {
  yield* Effect.promise(() => database.settle(env))
  const key = yield* Effect.promise(() => keyFor(env))
  const server = yield* serve(database.name, { ...env, BODY_CACHE_MB: "0", WORKERS: "1" })
  return { scale, server, key } satisfies Served
})
