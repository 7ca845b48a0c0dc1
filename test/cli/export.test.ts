/** A set of files of whole tables: written while others read it, checked, killed, and read into another store. */
import { appendFile, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { DuckDBInstance } from "@duckdb/node-api"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { createDatabase, describePostgres, dropDatabase } from "../postgres/database.ts"
import { copySample } from "../sample/copied.ts"
import { type Environment, findata, json, remove, start, temporaryDirectory } from "./command.ts"
import { importLines, inProcess } from "./inProcess.ts"
import { answers } from "./sampleAnswers.ts"

interface File {
  readonly path: string
  readonly rows: number
  readonly size: number
  readonly sha256: string
}

interface Table {
  readonly name: string
  readonly rows: number
  readonly files: ReadonlyArray<File>
}

const manifestIn = async (
  directory: string
): Promise<{ readonly run: number; readonly tables: ReadonlyArray<Table> }> =>
  JSON.parse(await readFile(join(directory, "manifest.json"), "utf8"))

const pathsOf = (tables: ReadonlyArray<Table>) => tables.flatMap(({ files }) => files.map(({ path }) => path))

/** Answers that depend on the rows alone, not on the runs that wrote them. */
const ofRows = async (env: Environment, key: string) =>
  (await answers(env, key)).filter(({ path }) => !/\/sources$|files/.test(path))

const keyOf = async (env: Environment): Promise<string> =>
  json(
    await inProcess(
      env,
      "keys",
      "create",
      "--name",
      "all",
      "--scopes",
      "read:all",
      "--rate-limit",
      "100000",
      "--json"
    )
  ).key

describe("a set of files of whole tables", () => {
  let directory: string
  let env: Environment
  let set: string
  let duck: Awaited<ReturnType<DuckDBInstance["connect"]>>

  beforeAll(async () => {
    directory = await temporaryDirectory()
    env = { FINDATA_DATA: join(directory, "store") }
    set = join(directory, "set")
    await copySample(env["FINDATA_DATA"] ?? "")
    duck = await (await DuckDBInstance.create(":memory:")).connect()
    const outcome = await findata(env, "export", set)
    assert.strictEqual(outcome.code, 0, outcome.stderr)
    assert.match(outcome.stdout, /: [\d,]+ rows of 17 tables in \d+ files of SQLite in /)
  }, 90_000)
  afterAll(async () => {
    duck.closeSync()
    await remove(directory)
  })

  const query = async (sql: string) => (await duck.runAndReadAll(sql)).getRowsJson()

  it("has the rows that the store has, by year where they are bars", async () => {
    const { run, tables } = await manifestIn(set)
    assert.isAbove(run, 0)
    const bars = tables.find(({ name }) => name === "bars")
    assert.match(bars?.files[0]?.path ?? "", /^bars\/year=1998\/part-0-[0-9a-f]{12}\.parquet$/)
    assert.strictEqual(bars?.files.length, 24)
    // Those of sample/prices, by AAPL's close of a day that Yahoo and Stooq have too.
    const [row] = await query(
      `select count(*), min(b.date), max(b.date), sum(year), (select close from read_parquet('${set}/bars/*/*.parquet') where date = '2020-08-28' and company_id = (select company_id from '${set}/companies/*.parquet' where symbol = 'AAPL'))
       from read_parquet('${set}/bars/*/*.parquet', hive_partitioning = true) b`
    )
    const sum = bars?.files.reduce((all, { path, rows }) => all + rows * Number(path.slice(10, 14)), 0)
    assert.deepStrictEqual(row, [String(bars?.rows), "1998-01-02", "2021-03-31", String(sum), 499.23])
    for (const { files, name, rows } of tables) {
      const paths = files.map(({ path }) => `'${join(set, path)}'`)
      const [count] = await query(`select count(*) from read_parquet([${paths.join(", ")}])`)
      assert.deepStrictEqual(count, [String(rows)], name)
    }
  })

  it("is whole by its own check, which names what isn't", async () => {
    const whole = await inProcess(env, "export", set, "--check")
    assert.include(whole.stdout, "is whole: ")
    const copy = join(directory, "broken")
    await inProcess(env, "export", copy, "--table", "companies", "--table", "news", "--table", "rates")
    const [companies = "", news = "", rates = ""] = pathsOf((await manifestIn(copy)).tables)
    await appendFile(join(copy, companies), "x")
    const bytes = await readFile(join(copy, news))
    bytes[100] = (bytes[100] ?? 0) ^ 1
    await writeFile(join(copy, news), bytes)
    await rm(join(copy, rates))
    const broken = await inProcess(env, "export", copy, "--check")
    assert.strictEqual(broken.code, 1)
    assert.match(broken.stderr, new RegExp(`${companies} has \\d+ bytes, the manifest says \\d+`))
    assert.include(broken.stderr, `${news} isn't what was written: its SHA-256 differs`)
    assert.include(broken.stderr, `${rates} is missing`)
    const imported = await inProcess({ FINDATA_DATA: join(directory, "never") }, "import", "parquet", copy)
    assert.deepStrictEqual([imported.code, imported.stdout], [1, ""])
    const none = await inProcess(env, "export", directory, "--check")
    assert.deepStrictEqual(
      [none.code, none.stderr.trim()],
      [1, `${directory} has no manifest.json: nothing was exported to it`]
    )
  })

  it("has no row as of a day that was filed later", async () => {
    for (const day of ["2009-12-31", "2015-06-30", "2020-03-16"]) {
      const then = join(directory, day)
      assert.strictEqual((await inProcess(env, "export", then, "--as-of", day)).code, 0)
      const newest = await query(`
        select 'bars', max(date)::varchar from read_parquet('${then}/bars/*/*.parquet')
        union all select 'statements', max(filed_at)::varchar from '${then}/statements/*.parquet'
        union all select 'actions', max(effective_date)::varchar from '${then}/actions/*.parquet'
        union all select 'insiders', max(filed_date)::varchar from '${then}/insiders/*.parquet'
        union all select 'reports', max(report_date)::varchar from '${then}/reports/*.parquet'
        union all select 'news', max(published_at at time zone 'UTC')::date::varchar from '${then}/news/*.parquet'`)
      for (const [table, at] of newest)
        assert.isTrue(at === null || String(at) <= day, `${String(table)} ${String(at)}`)
      // What is left out is what the store has filed later.
      const [counts] = await query(`
        select
          (select count(*) from '${then}/statements/*.parquet'),
          (select count(*) from '${set}/statements/*.parquet' where filed_at <= date '${day}')`)
      assert.strictEqual(counts?.[0], counts?.[1])
    }
    const wrong = await inProcess(env, "export", set, "--as-of", "2020-02-30")
    assert.notStrictEqual(wrong.code, 0)
    assert.include(wrong.stderr, "expected a calendar date that isn't in the future")
  })

  it("keeps the files that didn't change, and those of the set before", async () => {
    const own = { FINDATA_DATA: join(directory, "changing") }
    await copySample(own.FINDATA_DATA)
    const changing = join(directory, "changing-set")
    const exported = async () => {
      assert.strictEqual((await inProcess(own, "export", changing)).code, 0)
      return pathsOf((await manifestIn(changing)).tables)
    }
    const all = async () =>
      (await readdir(changing, { recursive: true })).filter((path) => path.endsWith(".parquet")).toSorted()
    const first = await exported()
    const stamp = await stat(join(changing, first[0] ?? ""))
    await importLines(own, "prices", "symbol,date,open,high,low,close,volume", "AAPL,2020-06-01,1,2,1,1.25,1")
    const second = await exported()
    const [was] = first.filter((path) => !second.includes(path))
    const [is] = second.filter((path) => !first.includes(path))
    assert.match(`${was} ${is}`, /^bars\/year=2020\/\S+ bars\/year=2020\/\S+$/)
    assert.deepStrictEqual(await all(), [...new Set([...first, ...second])].toSorted())
    assert.strictEqual((await stat(join(changing, first[0] ?? ""))).mtimeMs, stamp.mtimeMs)
    await exported()
    assert.deepStrictEqual(await all(), second.toSorted())
  })

  it("is never half there for a reader, however often its export is killed, which goes on", {
    timeout: 120_000
  }, async () => {
    const killed = join(directory, "killed")
    /** Every file of the manifest is there, with its size. */
    const read = async (): Promise<number> => {
      const manifest = await manifestIn(killed).catch((error: { readonly code?: string }) => {
        assert.strictEqual(error.code, "ENOENT")
        return { tables: [] }
      })
      for (const { files } of manifest.tables)
        for (const { path, size } of files) assert.strictEqual((await stat(join(killed, path))).size, size)
      return manifest.tables.length
    }
    let found = 0
    for (let kill = 0; kill < 5; kill++) {
      const { ended, process } = start(env, "export", killed)
      // Killed once it has written one more file.
      const until = Date.now() + 20_000
      while (process.exitCode === null && Date.now() < until) {
        assert.strictEqual(await read(), 0)
        const journal = await readFile(join(killed, "export.json"), "utf8").catch(() => "{}")
        const done = Object.keys(JSON.parse(journal).files ?? {}).length
        if (done > found) {
          found = done
          break
        }
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      process.kill("SIGKILL")
      await ended
    }
    assert.isAtLeast(found, 5)
    const names = async () =>
      (await readdir(killed, { recursive: true })).filter((path) => path.endsWith(".parquet"))
    const before = new Map(
      await Promise.all(
        (await names()).map(async (path) => [path, (await stat(join(killed, path))).mtimeMs] as const)
      )
    )
    const outcome = await findata(env, "export", killed)
    assert.match(outcome.stderr, /\d+ files of an export that didn't come to its end were there/)
    for (const [path, at] of before) assert.strictEqual((await stat(join(killed, path))).mtimeMs, at, path)
    assert.deepStrictEqual(
      pathsOf((await manifestIn(killed)).tables),
      pathsOf((await manifestIn(set)).tables)
    )
    const hidden = (await readdir(killed)).filter((name) => name.startsWith(".") || name === "export.json")
    assert.deepStrictEqual(hidden, [])
  })

  it("fills an empty store of SQLite, which answers alike, and no other", { timeout: 90_000 }, async () => {
    const own = { FINDATA_DATA: join(directory, "imported") }
    const outcome = await inProcess(own, "import", "parquet", set)
    assert.match(outcome.stdout, /^Imported [\d,]+ rows of /, outcome.stderr)
    assert.deepStrictEqual(await ofRows(own, await keyOf(own)), await ofRows(env, await keyOf(env)))
    const again = await inProcess(own, "import", "parquet", set)
    assert.strictEqual(again.code, 1)
    assert.match(again.stderr, /isn't empty: import_run has 1 row. Nothing was written/)
    const part = join(directory, "part")
    await inProcess(env, "export", part, "--table", "bars")
    const lacking = await inProcess({ FINDATA_DATA: join(directory, "other") }, "import", "parquet", part)
    assert.match(lacking.stderr, /lacks issuers, companies, .*: expected an export of all tables/)
  })

  describePostgres("of PostgreSQL", () => {
    let url: string
    beforeAll(async () => {
      url = await createDatabase()
    })
    afterAll(() => dropDatabase(url))

    it("has the same files as that of SQLite, from which it was filled", { timeout: 90_000 }, async () => {
      const own = { DATABASE_URL: url }
      const outcome = await inProcess(own, "import", "parquet", set)
      assert.match(outcome.stdout, /^Imported [\d,]+ rows of /, outcome.stderr)
      const other = join(directory, "postgres-set")
      assert.strictEqual((await inProcess(own, "export", other)).code, 0)
      assert.deepStrictEqual((await manifestIn(other)).tables, (await manifestIn(set)).tables)
      assert.deepStrictEqual(await ofRows(own, await keyOf(own)), await ofRows(env, await keyOf(env)))
    })
  })
})
