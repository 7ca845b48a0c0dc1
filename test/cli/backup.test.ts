/**
 * A backup of SQLite fills an empty store of PostgreSQL, and a backup of that one of SQLite, which answer as the first did.
 * The torture of backups has all four ways.
 */
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync } from "node:fs"
import { readFile, utimes, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { afterAll, assert, beforeAll, describe, inject, it } from "@effect/vitest"
import { createDatabase, describePostgres, dropDatabase } from "../postgres/database.ts"
import { copySample } from "../sample/copied.ts"
import { type Environment, findata, json, remove, temporaryDirectory } from "./command.ts"
import { importLines, inProcess } from "./inProcess.ts"
import { answers } from "./sampleAnswers.ts"

/** The output of a command as JSON. */
const listOf = async (place: Environment, ...words: ReadonlyArray<string>) =>
  json(await inProcess(place, ...words, "--json"))

/** Keys whose last use doesn't count. */
const unused = ({ api_keys }: any) => api_keys.map((one: any) => ({ ...one, last_used_at: null }))

/** What a store answers, and its runs and keys. */
const contentsOf = async (env: Environment, key: string) => ({
  answers: await answers(env, key),
  runs: await listOf(env, "runs", "list"),
  log: await listOf(env, "keys", "log"),
  keys: unused(await listOf(env, "keys", "list"))
})

type Contents = Awaited<ReturnType<typeof contentsOf>>

/** Quickly, whatever its size. */
const packed = (text: string): Buffer => gzipSync(text, { level: 1 })

type Rows = ReadonlyArray<ReadonlyArray<unknown>>

const twice = (rows: Rows) => [...rows, rows[0]]

const withNull = ([row, ...rows]: Rows) => [row?.map(() => null), ...rows]

/** A store to back up. */
interface Source {
  readonly env: Environment
  readonly key: string
  readonly contents: Contents
}

/** The sample, a replaced row, an undone run, and keys of which the last was never given out again. */
const sample = async (): Promise<Source> => {
  const env = await sqlite()
  await copySample(env["FINDATA_DATA"] ?? "")
  for (const volume of [1, 2]) {
    const bar = `AAPL,2020-06-01,1,2,1,1.25,${volume}`
    await importLines(env, "prices", "symbol,date,open,high,low,close,volume", bar)
  }
  const wanted = ["--name", "all", "--scopes", "read:all", "--rate-limit", "100000"]
  const { key } = await listOf(env, "keys", "create", ...wanted)
  await inProcess(env, "keys", "create", "--name", "owned", "--scopes", "read:news", "--owner", "gone")
  await inProcess(env, "delete", "owner", "gone", "--yes")
  return { env, key, contents: await contentsOf(env, key) }
}

/** The store that the laws filled last. */
let filled: Source

const laws = (source: () => Promise<Source>, target: () => Promise<Environment>) => {
  let directory: string
  let file: string
  let { env, key, contents: before } = {} as Source

  beforeAll(async () => {
    directory = await temporaryDirectory()
    file = join(directory, "store.backup")
    ;({ env, key, contents: before } = await source())
    const outcome = await findata(env, "backup", file, "--json")
    assert.strictEqual(outcome.code, 0, outcome.stderr)
    assert.isAbove(json(outcome).rows.price_daily, 10_000)
    assert.isAbove(json(outcome).pdfs, 0)
    assert.deepStrictEqual(json(outcome).missing_pdfs, [])
  }, 180_000)
  afterAll(() => remove(directory))

  it("says what it has without writing anything", { timeout: 60_000 }, async () => {
    const outcome = await inProcess(env, "restore", file, "--dry-run", "--json")
    assert.deepInclude(json(outcome), { restored: false })
    assert.isAbove(json(outcome).rows.price_daily, 10_000)
  })

  it("fills an empty store that answers alike and goes on from there", { timeout: 240_000 }, async () => {
    const other = await target()
    const outcome = await findata(other, "restore", file)
    assert.strictEqual(outcome.code, 0, outcome.stderr)
    assert.match(
      outcome.stdout,
      /^Restored [\d,]+ rows and \d+ PDFs? as of .*, with 1 API key, which works as before\n$/
    )
    const after = await contentsOf(other, key)
    assert.isAbove(after.answers.length, 60)
    assert.isAbove(after.answers.filter(({ status }) => status === 200).length, 60)
    for (const [at, answer] of after.answers.entries()) assert.deepStrictEqual(answer, before.answers[at])
    assert.deepStrictEqual(after, before)
    const made = await listOf(other, "keys", "create", "--name", "next", "--scopes", "read:all")
    assert.strictEqual(made.id, 3)
    // The replaced row is there to be restored.
    const last = before.runs.runs[0].run_id
    assert.include(await listOf(other, "runs", "undo", String(last)), { removed: 0, restored: 1 })

    const refused = await inProcess(other, "restore", file)
    assert.deepStrictEqual([refused.code, refused.stdout], [1, ""])
    assert.include(refused.stderr, "isn't empty")
    const unasked = await inProcess(other, "restore", file, "--replace")
    assert.strictEqual(unasked.code, 2)
    const replaced = await inProcess(other, "restore", file, "--replace", "--yes")
    assert.strictEqual(replaced.code, 0, replaced.stderr)
    assert.deepStrictEqual(await listOf(other, "runs", "list"), before.runs)
    filled = { env: other, key, contents: before }
  })

  it("is refused where its rows break the rules of their tables, with nothing written", {
    timeout: 120_000
  }, async () => {
    const other = await target()
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split("\n")
      .slice(0, -1)
    const changed = join(directory, "changed.backup")
    for (const [table, change] of [
      ["company", twice],
      ["company", withNull],
      ["api_key", twice],
      ["api_key_secret", withNull]
    ] as const) {
      const at = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`))
      const item = JSON.parse(lines[at] ?? "")
      const body = `${lines.with(at, JSON.stringify({ ...item, rows: change(item.rows) })).join("\n")}\n`
      const sha256 = createHash("sha256").update(body).digest("hex")
      await writeFile(changed, packed(`${body}${JSON.stringify({ rows: {}, pdfs: 0, sha256 })}\n`))
      const outcome = await inProcess(other, "restore", changed)
      assert.strictEqual(outcome.code, 1, table)
      assert.include(outcome.stderr, `The rows of ${table} can't be stored: `)
      assert.deepStrictEqual((await listOf(other, "runs", "list")).runs, [])
    }
  })

  return { path: () => file }
}

/** Whatever the file was made from: it is read alike. */
const damagedLaw = ({ path }: { readonly path: () => string }): void =>
  it("is refused where it is cut off or damaged, before anything is written", {
    timeout: 120_000
  }, async () => {
    const bytes = await readFile(path())
    const text = gunzipSync(bytes).toString()
    const lines = text.split("\n")
    const damages: ReadonlyArray<readonly [what: string, bytes: Buffer]> = [
      ["empty", Buffer.alloc(0)],
      ["no gzip", Buffer.from("findata")],
      ["no backup", packed('{"a":1}\n')],
      ["cut off", bytes.subarray(0, bytes.length - 100)],
      ["half of it", bytes.subarray(0, bytes.length / 2)],
      ["without its last line", packed(`${lines.slice(0, -2).join("\n")}\n`)],
      ["with another number", packed(text.replace("1.25", "1.75"))],
      ["without a line", packed([...lines.slice(0, 5), ...lines.slice(6)].join("\n"))],
      ["a newer format", packed(text.replace('"version":1', '"version":2'))]
    ]
    const directory = dirname(path())
    const data = join(directory, "untouched")
    const damaged = join(directory, "damaged.backup")
    for (const [what, content] of damages) {
      await writeFile(damaged, content)
      const outcome = await inProcess({ FINDATA_DATA: data }, "restore", damaged)
      assert.deepStrictEqual([outcome.code, outcome.stdout], [1, ""], what)
      assert.include(outcome.stderr, "damaged.backup", what)
      assert.notInclude(outcome.stderr, "A bug in findata", what)
    }
    assert.notInclude(readdirSync(directory), "untouched")
  })

const directories: Array<string> = []
const urls: Array<string> = []
afterAll(async () => {
  await Promise.all([...directories.map(remove), ...urls.map(dropDatabase)])
})

const sqlite = async (): Promise<Environment> => {
  const data = await temporaryDirectory()
  directories.push(data)
  return { FINDATA_DATA: data, INDEX_SYMBOL: "SPY" }
}

const postgres = async (): Promise<Environment> => {
  const url = await createDatabase()
  urls.push(url)
  return { ...(await sqlite()), DATABASE_URL: url }
}

it("backups in a directory are named by their time, and the newest are kept", {
  timeout: 60_000
}, async () => {
  const env = await sqlite()
  const directory = join(env["FINDATA_DATA"] ?? "", "backups")
  const missing = await inProcess(env, "backup", directory, "--keep", "2")
  assert.deepStrictEqual([missing.code, missing.stdout], [2, ""])
  assert.include(missing.stderr, `--keep 2: expected a directory, which ${directory} isn't`)
  mkdirSync(directory)
  const folder = await inProcess(env, "restore", directory)
  assert.strictEqual(
    folder.stderr,
    `${directory} can't be read: it is a directory, not a file: name a backup in it, such as DIRECTORY/findata-2024-01-31T031500Z.backup\n`
  )
  const [oldest, old] = ["findata-2024-01-31T031500Z.backup", "findata-2024-02-01T031500Z.backup"]
  const left = `${oldest}.1.part`
  const others = ["findata-2024-01-31.backup", "before.backup", `${old}.2.part`]
  for (const name of [oldest, old, left, ...others]) await writeFile(join(directory, name), "")
  await utimes(join(directory, left), 0, 0)
  const made = json(await inProcess(env, "backup", directory, "--keep", "2", "--json"))
  assert.match(basename(made.file), /^findata-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/)
  assert.deepStrictEqual(made.removed, [oldest])
  assert.sameMembers(readdirSync(directory), [old, basename(made.file), ...others])
  assert.strictEqual((await inProcess(env, "restore", made.file, "--dry-run")).code, 0)
})

it("insiders' rows of a backup with earlier ids are those of their filings", {
  timeout: 60_000
}, async () => {
  const [env, other] = [await sqlite(), await sqlite()]
  await importLines(env, "companies", "symbol,exchange,name,cik", "AIR,NYSE,AAR Corp.,1750")
  const sale = "0000001750/0001806647/4/2025-01-10/nonDerivative/Common Stock/2025-01-10/S/D/D/@66.903"
  const header =
    "cik,external_id,filed_date,transaction_date,insider_name,transaction_code,shares_change,filing_id"
  const row = `1750,${sale},2025-01-10,2025-01-10,Garascia Jessica A.,S,-1500,0001127602-25-001055`
  const form = "test/figures/edgar/0001127602-25-001055.xml"
  const named = join(env["FINDATA_DATA"] ?? "", "insiders.csv")
  await writeFile(named, `${header}\n${row}\n`)
  await inProcess(env, "import", "insiders", named, "--source", "edgar")
  const file = join(env["FINDATA_DATA"] ?? "", "old.backup")
  await inProcess(env, "backup", file)
  assert.strictEqual((await inProcess(other, "restore", file)).code, 0)
  const { files } = await listOf(other, "import", "edgar", form)
  assert.deepInclude(files[0].kinds[0], { kind: "insiders", inserted: 0, changed: 1 })
})

describe("A backup on SQLite", () => {
  damagedLaw(laws(sample, inject("postgresUrl") === null ? sqlite : postgres))
})

describePostgres("A backup of the store that it filled on PostgreSQL", () => {
  laws(() => Promise.resolve(filled), sqlite)
})
