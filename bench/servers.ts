/** The compared servers, each a process of its own with its own database. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import type { Settings } from "../apps/Settings.ts"
import { noTokens } from "../apps/Tokens.ts"
import { storeOf } from "../apps/Store.ts"
import { fill } from "./dataset.ts"
import { freshDatabase, query } from "./database.ts"
import { type Process, start } from "./Process.ts"

export interface Listening {
  readonly port: number
  /** Empty when the server needs none. */
  readonly key: string
}

export interface Server extends Listening {
  readonly name: string
  /** Its PostgreSQL database, null for none. */
  readonly database: string | null
  /** Processor time used so far, in microseconds. */
  readonly processorTime: Effect.Effect<number>
}

const serverOf = (name: string, database: string | null, { ask, ready }: Process<Listening>): Server => ({
  ...ready,
  name,
  database,
  processorTime: ask<number>("processorTime")
})

/** A store's settings; the servers' own come from their environment. */
export const settings: Settings = {
  port: 0,
  host: "127.0.0.1",
  databaseUrl: null,
  data: "",
  files: null,
  cdnBaseUrl: null,
  publicUrl: null,
  maxConnections: 10,
  bodyCacheBytes: 0,
  indexSymbol: null,
  pagesOpen: true,
  basicOpen: true,
  trialRateLimit: null,
  trustProxy: false,
  tokens: noTokens,
  logLevel: "Warn"
}

export const onSqlite = Effect.gen(function* () {
  const data = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "findata-bench-"))),
    (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
  )
  yield* fill(storeOf({ ...settings, data }, "command"))
  const environment = { PORT: "0", FINDATA_DATA: data, DATABASE_URL: "", BODY_CACHE_MB: "0" }
  return serverOf("findata on SQLite", null, yield* start<Listening>("findata.ts", environment))
})

/** findata that queries the database each time, findata with cached bodies, and the peer, on the same database. */
export const onPostgres = Effect.gen(function* () {
  const url = yield* freshDatabase
  yield* fill(storeOf({ ...settings, databaseUrl: Redacted.make(url) }, "command"))
  yield* Effect.promise(() => query(url, "vacuum analyze"))
  const environment = { PORT: "0", DATABASE_URL: url, BODY_CACHE_MB: "0" }
  const keeping = { ...environment, BODY_CACHE_MB: "64" }
  return {
    findata: serverOf("findata on Postgres", url, yield* start<Listening>("findata.ts", environment)),
    keeping: serverOf("findata, bodies cached", url, yield* start<Listening>("findata.ts", keeping)),
    bare: serverOf("node:http + pg", url, yield* start<Listening>("bare.ts", environment))
  }
})
