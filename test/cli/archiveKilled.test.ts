/** An import of an archive that is killed and continued, on SQLite and on PostgreSQL. */
import { createWriteStream, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Writable } from "node:stream"
import { gunzipSync } from "node:zlib"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { TextReader, ZipWriter } from "@zip.js/zip.js"
import { Client } from "pg"
import { createMigrated, describePostgres, dropDatabase } from "../postgres/database.ts"
import { type Environment, findata, json, remove, start, temporaryDirectory, until } from "./command.ts"
import { importLines } from "./inProcess.ts"

type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>

interface Place {
  readonly env: Environment
  readonly query: (sql: string) => Rows | Promise<Rows>
}

const model = gunzipSync(readFileSync(resolve("test/figures/companyfacts/LPA.json.gz"))).toString()
const files = 40
const cikOf = (file: number): string => String(5000 + file).padStart(10, "0")

/** The same filings by forty issuers. */
const writeArchive = async (path: string): Promise<void> => {
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path)), { useWebWorkers: false })
  for (let file = 0; file < files; file++) {
    const cik = cikOf(file)
    await zip.add(`CIK${cik}.json`, new TextReader(model.replace(/"cik":"\d+"/, `"cik":"${cik}"`)))
  }
  await zip.close()
}

const companies = Array.from({ length: files }, (_, file) => `K${file},NYSE,Company ${file},${cikOf(file)}`)

const importCompanies = (env: Environment): Promise<void> =>
  importLines(env, "companies", "symbol,exchange,name,cik", ...companies)

/** Everything that the archive fills, without the runs. */
const contents = async ({ query }: Place) => {
  const statements = await query(
    "select * from statement order by issuer_id, fiscal_date, span, source, version"
  )
  const counts = await query("select * from share_count order by issuer_id, share_class, date")
  return [...statements, ...counts].map((row) => ({ ...row, run_id: null }))
}

const imported = async ({ query }: Place): Promise<number> => {
  const [row] = await query("select count(*) as entries from source_entry")
  return Number(row?.["entries"])
}

let directory: string
let archive: string
beforeAll(async () => {
  directory = await temporaryDirectory()
  archive = join(directory, "companyfacts.zip")
  await writeArchive(archive)
})
afterAll(() => remove(directory))

/** Kills the import once so many of the files are remembered; returns how many are then. */
const killAfter = async (place: Place, remembered: number): Promise<number> => {
  const { ended, process } = start(place.env, "import", "edgar", archive, "--json")
  await until(
    () => imported(place),
    (entries) => entries >= remembered,
    30_000
  )
  process.kill("SIGKILL")
  await ended
  return imported(place)
}

/** `open` opens an empty store. */
const laws = (open: () => Promise<Place>) => {
  it("leaves no file in part, and is continued without a duplicate or a gap", {
    timeout: 120_000
  }, async () => {
    const [whole, killed] = [await open(), await open()]
    for (const place of [whole, killed]) await importCompanies(place.env)
    assert.strictEqual((await findata(whole.env, "import", "edgar", archive)).code, 0)
    const wanted = await contents(whole)

    for (const remembered of [1, 15]) {
      const entries = await killAfter(killed, remembered)
      const rows = await contents(killed)
      assert.deepStrictEqual(
        [entries < files, rows.length],
        [true, (wanted.length / files) * entries],
        "killed in the middle, between two files"
      )
    }
    const left = files - (await imported(killed))
    const outcome = await findata(killed.env, "import", "edgar", archive, "--json")
    assert.strictEqual(outcome.code, 0, outcome.stderr)
    assert.deepStrictEqual(json(outcome).files[0].entries, {
      imported: left,
      skipped: files - left,
      foreign: 0,
      failed: 0
    })
    assert.deepStrictEqual(await contents(killed), wanted)
  })
}

describe("An archive's import that is killed, on SQLite", () => {
  const directories: Array<string> = []
  afterAll(() => Promise.all(directories.map(remove)))

  laws(async () => {
    const directory = await temporaryDirectory()
    directories.push(directory)
    return {
      env: { FINDATA_DATA: directory },
      query: (sql) => {
        const db = new DatabaseSync(join(directory, "data.db"), { readOnly: true, timeout: 5000 })
        try {
          return db.prepare(sql).all()
        } finally {
          db.close()
        }
      }
    }
  })
})

describePostgres("An archive's import that is killed, on PostgreSQL", () => {
  const urls: Array<string> = []
  const clients: Array<Client> = []
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()))
    await Promise.all(urls.map(dropDatabase))
  })

  laws(async () => {
    const url = await createMigrated()
    urls.push(url)
    // One for all queries, which are many while an import is waited for.
    const client = new Client({ connectionString: url })
    await client.connect()
    clients.push(client)
    return {
      env: { DATABASE_URL: url },
      query: async (sql) => (await client.query(sql)).rows
    }
  })
})
