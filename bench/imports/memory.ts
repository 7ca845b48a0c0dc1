/** The most memory that the command holds while it imports a large file. */
import { Effect } from "effect"
import { fill, importFile } from "../harness/findata.ts"
import { postgresStoreOn, sqliteStore } from "../harness/stores.ts"

type Written = ReadonlyArray<readonly [kind: string, path: string]>

const peakIn = (env: Readonly<Record<string, string>>, files: Written) =>
  Effect.gen(function* () {
    yield* fill(env, files.slice(0, 1))
    const [, path] = files[1] ?? ["", ""]
    return yield* Effect.promise(() => importFile(env, "prices", path))
  })

/** In bytes; null for PostgreSQL without a server. The files are companies and prices. */
export const peakOf = Effect.fnUntraced(function* (files: Written, server: string | null) {
  const sqlite = yield* Effect.scoped(Effect.flatMap(sqliteStore, (env) => peakIn(env, files)))
  const postgres =
    server === null
      ? null
      : yield* Effect.scoped(Effect.flatMap(postgresStoreOn(server), (env) => peakIn(env, files)))
  return [
    { database: "SQLite", peak: sqlite.peak },
    { database: "Postgres", peak: postgres?.peak ?? null }
  ]
})
