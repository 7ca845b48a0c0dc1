/** Records that are deleted beside a running server, and restored, on SQLite and on PostgreSQL. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Client } from "pg"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { type Environment, findata, json, remove, temporaryDirectory, until } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { serve, type Server } from "./serving.ts"

type Row = Readonly<Record<string, unknown>>
type Query = (sql: string) => Promise<ReadonlyArray<Row>>

/** Tables that change with every write or request, or that are of runs and keys. */
const others =
  /^(import_run|id_sequence|operation|recent_change|text_change|upkeep|.*_migration|sqlite_.*|.*_trigrams.*|.*_tokens|api_key.*|audit|key_request|quota_counter)$/

interface Place {
  readonly env: Environment
  readonly tables: () => Promise<ReadonlyArray<string>>
  readonly query: Query
  /** What the files of keys contain, where the test has them. */
  readonly bytes?: () => Buffer
}

/** All rows by table, in any order. */
const contents = async ({ query, tables }: Place) => {
  const found: Record<string, ReadonlyArray<string>> = {}
  for (const table of await tables()) {
    if (others.test(table)) continue
    const rows = await query(`select * from ${table}`)
    found[table] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return found
}

/** Of each kind what belongs to Apple, and with it what belongs to others. */
const files = [
  ["companies", "companies.csv"],
  ["actions", "actions/AAPL.csv", "--symbol", "AAPL"],
  ["prices", "prices/AAPL.csv.gz", "--symbol", "AAPL"],
  ["shares", "shares/AAPL.csv"],
  ["statements", "statements/AAPL.ndjson.gz"],
  ["insiders", "insiders.csv"],
  ["disclosures", "disclosures.csv"],
  ["reports", "reports.csv"],
  ["news", "news.ndjson"]
] as const

const fill = async ({ env }: Place): Promise<void> => {
  for (const [kind, file, ...flags] of files) {
    const { code, stderr, stdout } = await inProcess(env, "import", kind, `sample/${file}`, ...flags)
    assert.strictEqual(code, 0, stdout + stderr)
  }
}

const laws = (open: () => Promise<Place>): void => {
  let place: Place
  let server: Server
  let key: string

  beforeAll(async () => {
    place = await open()
    await fill(place)
    server = await serve(place.env, "--workers", "1")
    key = json(
      await inProcess(
        place.env,
        "keys",
        "create",
        "--name",
        "x",
        "--scopes",
        "read:all",
        "--owner",
        "anna",
        "--json"
      )
    ).key
  }, 120_000)
  afterAll(async () => {
    server?.process.kill()
    await server?.ended
  })

  const get = async (path: string) => {
    const response = await fetch(`${server.address}/api/public/v1${path}`, { headers: { "x-api-key": key } })
    return { status: response.status, body: (await response.json()) as any }
  }
  const symbols = async () =>
    (await get("/financial/companies?limit=100")).body.companies.map((one: any) => one.symbol)

  it("a company goes with all that belongs to it, and comes back when its run is undone", {
    timeout: 120_000
  }, async () => {
    const { env } = place
    const before = await contents(place)
    const listed = await symbols()
    assert.include(listed, "AAPL")
    for (const path of ["/stock/prices/AAPL", "/financial/companies/AAPL/financials"]) {
      assert.strictEqual((await get(path)).status, 200)
    }

    const trial = json(await inProcess(env, "delete", "company", "AAPL", "--dry-run", "--json"))
    assert.deepInclude(trial, { run_id: null })
    const { stdout } = await inProcess(env, "delete", "company", "AAPL", "--dry-run")
    const bars = trial.rows.price_daily.toLocaleString("en-US")
    assert.include(stdout, `companies 1, prices ${bars}, actions `)
    assert.deepStrictEqual(await contents(place), before)
    const unasked = await inProcess(env, "delete", "company", "AAPL")
    assert.strictEqual(unasked.code, 2)
    assert.include(unasked.stderr, "pass --yes")
    assert.deepStrictEqual(await contents(place), before)

    const deleted = json(await findata(env, "delete", "company", "aapl:nasdaq", "--yes", "--json"))
    assert.deepStrictEqual(deleted.rows, trial.rows)
    for (const path of ["/stock/prices/AAPL", "/financial/companies/AAPL/financials"]) {
      await until(
        async () => (await get(path)).status,
        (status) => status === 404,
        2000
      )
    }
    assert.deepStrictEqual(
      await symbols(),
      listed.filter((symbol: string) => symbol !== "AAPL")
    )
    const after = await contents(place)
    for (const [table, count] of Object.entries<number>(deleted.rows)) {
      assert.lengthOf(after[table] ?? [], (before[table]?.length ?? 0) - count, table)
      assert.lengthOf(
        after[`${table}_correction`] ?? [],
        (before[`${table}_correction`]?.length ?? 0) + count
      )
    }
    const absent = await inProcess(env, "delete", "company", "AAPL", "--yes")
    assert.strictEqual(absent.code, 1)
    assert.match(absent.stderr, /^Store: .+\nThere is no company AAPL\n$/)

    const undone = json(await inProcess(env, "runs", "undo", String(deleted.run_id), "--json"))
    assert.strictEqual(
      undone.restored,
      Object.values<number>(deleted.rows).reduce((a, b) => a + b, 0)
    )
    assert.deepStrictEqual(await contents(place), before)
    await until(symbols, (now) => JSON.stringify(now) === JSON.stringify(listed), 2000)
  })

  it("an article goes, and what was pruned can't be restored", { timeout: 120_000 }, async () => {
    const { env } = place
    const { articles, total } = (await get("/news/articles?limit=1")).body
    const [{ id }] = articles
    const { run_id, rows } = json(await inProcess(env, "delete", "article", String(id), "--yes", "--json"))
    assert.strictEqual(rows.article, 1)
    await until(
      async () => (await get("/news/articles?limit=1")).body.total,
      (now) => now === total - 1,
      2000
    )
    assert.strictEqual((await get(`/news/articles/${id}`)).status, 404)
    assert.strictEqual((await inProcess(env, "delete", "article", "999999", "--yes")).code, 1)

    for (const wrong of [
      [],
      ["--before", "2020-01-01", "--keep-days", "1"],
      ["--before", "2020-02-30"],
      ["--before", "2999-01-01"],
      ["--keep-days", "-1"]
    ]) {
      assert.strictEqual((await inProcess(env, "prune", ...wrong, "--yes")).code, 2, wrong.join(" "))
    }
    const none = json(await inProcess(env, "prune", "--keep-days", "1", "--yes", "--json"))
    assert.deepInclude(none, { pruned: false, run_ids: [], rows: {} })
    // All runs are of today, and no run is older than today at midnight.
    const today = json(await inProcess(env, "prune", "--keep-days", "0", "--dry-run", "--json"))
    assert.deepInclude(today, { pruned: false, run_ids: [] })
    await place.query("update import_run set finished_at = '2020-01-01T00:00:00Z'")
    const pruned = json(await findata(env, "prune", "--before", "2020-01-02", "--yes", "--json"))
    assert.include(pruned.run_ids, run_id)
    assert.include(pruned.rows, { article: 1 })
    const refused = await inProcess(env, "runs", "undo", String(run_id))
    assert.strictEqual(refused.code, 1)
    assert.include(refused.stderr, "pruned")
  })

  it("an owner's keys go at once, and the name with them", { timeout: 60_000 }, async () => {
    const { env } = place
    assert.strictEqual(await server.status("/news/articles", key), 200)
    const trial = json(await inProcess(env, "delete", "owner", "anna", "--dry-run", "--json"))
    assert.lengthOf(trial.api_keys, 1)
    assert.strictEqual((await inProcess(env, "delete", "owner", "anna")).code, 2)
    assert.strictEqual(await server.status("/news/articles", key), 200)
    if (place.bytes !== undefined) assert.include(place.bytes().toString("latin1"), "anna")
    assert.strictEqual((await findata(env, "delete", "owner", "anna", "--yes")).code, 0)
    await until(
      () => server.status("/news/articles", key),
      (status) => status === 401,
      2000
    )
    const [newest] = json(await inProcess(env, "keys", "log", "--json")).changes
    assert.deepInclude(newest, { action: "delete", actor: null })
    const { api_keys } = json(await inProcess(env, "keys", "list", "--json"))
    assert.notInclude(JSON.stringify(api_keys), '"x"')
    if (place.bytes !== undefined) assert.notInclude(place.bytes().toString("latin1"), "anna")
  })
}

const directories: Array<string> = []
const urls: Array<string> = []
const clients: Array<Client> = []
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await Promise.all([...directories.map(remove), ...urls.map(dropDatabase)])
})

const directory = async (): Promise<string> => {
  const data = await temporaryDirectory()
  directories.push(data)
  return data
}

describe("On SQLite", () => {
  laws(async () => {
    const data = await directory()
    const query: Query = async (sql) => {
      const database = new DatabaseSync(join(data, "data.db"), { timeout: 5000 })
      try {
        return database.prepare(sql).all()
      } finally {
        database.close()
      }
    }
    const tables = async () =>
      (await query("select name from sqlite_master where type = 'table'")).map(({ name }) => String(name))
    const bytes = () =>
      Buffer.concat(["access.db", "access.db-wal"].map((name) => readFileSync(join(data, name))))
    return { env: { FINDATA_DATA: data }, query, tables, bytes }
  })
})

describePostgres("On PostgreSQL", () => {
  laws(async () => {
    const url = await createMigrated()
    urls.push(url)
    const client = new Client({ connectionString: url })
    await client.connect()
    clients.push(client)
    const query: Query = async (sql) => (await client.query(sql)).rows
    const tables = async () =>
      (await query("select tablename as name from pg_tables where schemaname = current_schema()")).map(
        ({ name }) => String(name)
      )
    const env = { FINDATA_DATA: await directory(), DATABASE_URL: url }
    return { env, query, tables }
  })
})
