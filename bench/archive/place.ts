/** A store of an archive's companies, and what the import wrote into it. */
import { createHash } from "node:crypto"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect } from "effect"
import { ShareCount } from "../../core/mod.ts"
import { FiledStatement } from "../../core/ports.ts"
import { barsHeader, walked, weekdays } from "../data/bars.ts"
import { query } from "../harness/database.ts"
import { freshDirectory } from "../harness/directory.ts"
import { type Files, fill, writeFiles } from "../harness/findata.ts"
import type { Environment } from "../harness/programs.ts"
import { postgresStore, sqliteStore } from "../harness/stores.ts"
import { type Archive, cikOf } from "./make.ts"

export interface Place {
  readonly database: "sqlite" | "postgres"
  /** The environment of commands. */
  readonly env: Environment
  /** The rows of each table and a digest of them, without their runs. */
  readonly contents: Effect.Effect<Contents>
}

export type Contents = Readonly<Record<string, string>>

/** The company that is asked for meanwhile. */
export const asked = "AAPL"

const filesOf = ({ issuers }: Archive): Files => ({
  *companies() {
    yield `symbol,exchange,name,cik\n${asked},NASDAQ,Apple Inc.,320193\n`
    for (let i = 0; i < issuers; i++) yield `X${i},NYSE,Company ${i},${cikOf(i)}\n`
  },
  *prices() {
    yield barsHeader
    yield walked(asked, 1, weekdays(2500))
  }
})

const written = [FiledStatement, ShareCount]

const withoutRun = (row: Readonly<Record<string, unknown>>) => ({ ...row, run_id: null })

const sqliteContents = (data: string): Contents => {
  const db = new DatabaseSync(join(data, "data.db"), { readOnly: true })
  const digestOf = ({ key, name }: (typeof written)[number]): string => {
    const digest = createHash("sha256")
    let rows = 0
    for (const row of db.prepare(`select * from ${name} order by ${key.join(", ")}`).iterate()) {
      digest.update(JSON.stringify(withoutRun(row)))
      rows++
    }
    return `${rows} rows ${digest.digest("hex").slice(0, 16)}`
  }
  return Object.fromEntries(written.map((table) => [table.name, digestOf(table)]))
}

const postgresContents = async (url: string): Promise<Contents> => {
  const found: Record<string, string> = {}
  for (const { name } of written) {
    const [row] = await query(
      url,
      `select count(*) as rows, sum(hashtextextended((to_jsonb(t) - 'run_id')::text, 0)::numeric) as digest from ${name} t`
    )
    found[name] = `${row.rows} rows ${row.digest}`
  }
  return found
}

const filled = Effect.fnUntraced(function* (env: Environment, archive: Archive) {
  const directory = yield* freshDirectory
  yield* fill(env, yield* Effect.promise(() => writeFiles(directory, filesOf(archive))))
})

const onSqlite = Effect.fnUntraced(function* (archive: Archive) {
  const env = yield* sqliteStore
  yield* filled(env, archive)
  const place: Place = {
    database: "sqlite",
    env,
    contents: Effect.sync(() => sqliteContents(env["FINDATA_DATA"] ?? ""))
  }
  return place
})

const onPostgres = Effect.fnUntraced(function* (archive: Archive) {
  const env = yield* postgresStore
  yield* filled(env, archive)
  const place: Place = {
    database: "postgres",
    env,
    contents: Effect.promise(() => postgresContents(env["DATABASE_URL"] ?? ""))
  }
  return place
})

export const places = { sqlite: onSqlite, postgres: onPostgres } as const
