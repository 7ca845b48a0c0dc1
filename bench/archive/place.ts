/** A store of an archive's companies, and what the import wrote into it. */
import { createHash } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Effect, Redacted } from "effect"
import { storeOf } from "../../apps/Store.ts"
import { FiledStatement, ShareCount } from "../../core/mod.ts"
import type { Environment } from "../../test/cli/command.ts"
import { freshDatabase, query } from "../database.ts"
import { type Files, fill, walked, weekdays } from "../dataset.ts"
import { settings } from "../servers.ts"
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
    yield "symbol,date,open,high,low,close,volume\n"
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

const onSqlite = Effect.fnUntraced(function* (archive: Archive) {
  const data = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "findata-archive-"))),
    (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
  )
  yield* fill(storeOf({ ...settings, data }, "command"), filesOf(archive))
  const place: Place = {
    database: "sqlite",
    env: { FINDATA_DATA: data },
    contents: Effect.sync(() => sqliteContents(data))
  }
  return place
})

const onPostgres = Effect.fnUntraced(function* (archive: Archive) {
  const url = yield* freshDatabase
  yield* fill(storeOf({ ...settings, databaseUrl: Redacted.make(url) }, "command"), filesOf(archive))
  const place: Place = {
    database: "postgres",
    env: { DATABASE_URL: url },
    contents: Effect.promise(() => postgresContents(url))
  }
  return place
})

export const places = { sqlite: onSqlite, postgres: onPostgres } as const
