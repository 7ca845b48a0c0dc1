/** Fills a database with a data set, and starts a server on it that caches no bodies. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Redacted } from "effect"
import { type Store, storeOf } from "../../apps/Store.ts"
import { freshDatabase, query } from "../database.ts"
import { type Files, fill } from "../dataset.ts"
import { start } from "../Process.ts"
import { type Listening, settings } from "../servers.ts"
import type { Served } from "./ask.ts"
import { companiesCsv, companyAt } from "./companies.ts"
import { actionsCsv, pricesCsv, sharesCsv, statementsCsv } from "./figures.ts"
import type { Scale } from "./scale.ts"
import { newsNdjson, reportsCsv } from "./texts.ts"

const filesOf = (scale: Scale): Files => ({
  companies: () => companiesCsv(scale.companies),
  actions: () => actionsCsv(scale),
  prices: () => pricesCsv(scale),
  statements: () => statementsCsv(scale),
  shares: () => sharesCsv(scale),
  reports: () => reportsCsv(scale),
  news: () => newsNdjson(scale)
})

const print = (kind: string, rows: number, took: number): void => {
  const rate = Math.round((rows / took) * 1000).toLocaleString("en")
  console.log(
    `  ${kind.padEnd(12)}${rows.toLocaleString("en").padStart(12)} rows${(took / 1000).toFixed(1).padStart(8)} s${rate.padStart(12)} rows/s`
  )
}

const filled = (store: Store, scale: Scale) =>
  Effect.andThen(
    Effect.sync(() => console.log(`${store.name}, ${scale.name} data set:`)),
    fill(store, filesOf(scale), print)
  )

const started = (environment: Readonly<Record<string, string>>) =>
  start<Listening>("findata.ts", {
    PORT: "0",
    BODY_CACHE_MB: "0",
    INDEX_SYMBOL: companyAt(0).symbol,
    LOG_LEVEL: "warn",
    ...environment
  })

const onSqlite = Effect.fnUntraced(function* (scale: Scale) {
  const data = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "findata-size-"))),
    (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
  )
  yield* filled(storeOf({ ...settings, data }, "command"), scale)
  const server = yield* started({ FINDATA_DATA: data, DATABASE_URL: "" })
  return { scale, server: server.ready } satisfies Served
})

/** Autovacuum maintains a server in use, but takes minutes to start. */
const onPostgres = Effect.fnUntraced(function* (scale: Scale) {
  const url = yield* freshDatabase
  yield* filled(storeOf({ ...settings, databaseUrl: Redacted.make(url) }, "command"), scale)
  yield* Effect.promise(() => query(url, "vacuum analyze"))
  const server = yield* started({ DATABASE_URL: url })
  return { scale, server: server.ready } satisfies Served
})

export const databases = { sqlite: onSqlite, postgres: onPostgres } as const
