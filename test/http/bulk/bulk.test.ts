/** Whole tables from a running server, which reads each in a thread. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { gunzipSync } from "node:zlib"
import { DuckDBInstance } from "@duckdb/node-api"
import { tableFromIPC } from "@uwdata/flechette"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { copySample } from "../../sample/copied.ts"
import { type Environment, json, remove, temporaryDirectory } from "../../cli/command.ts"
import { inProcess } from "../../cli/inProcess.ts"
import { serve, type Server } from "../../cli/serving.ts"

const root = "/api/public/v1/bulk"

const lacks = (scope: string) => [403, `API key lacks the scope ${scope}`]

describe("whole tables of a server", () => {
  let directory: string
  let server: Server
  const keys: Record<string, string> = {}

  beforeAll(async () => {
    directory = await temporaryDirectory()
    const env: Environment = { FINDATA_DATA: join(directory, "store") }
    await copySample(env["FINDATA_DATA"] ?? "")
    const scopes = { all: "read:all", stock: "read:bulk,read:stock", bulk: "read:bulk", news: "read:news" }
    for (const [name, list] of Object.entries(scopes)) {
      const words = ["--name", name, "--scopes", list, "--rate-limit", "100000", "--json"]
      keys[name] = json(await inProcess(env, "keys", "create", ...words)).key
    }
    server = await serve(env, "--workers", "1")
  }, 90_000)
  afterAll(async () => {
    server?.process.kill()
    await server?.ended
    await remove(directory)
  })

  const ask = (path: string, key: string | null = "all"): Promise<Response> =>
    fetch(
      `${server.address}${root}${path}`,
      key === null ? {} : { headers: { "x-api-key": keys[key] ?? "" } }
    )

  const bytesOf = async (path: string, key?: string): Promise<Uint8Array> => {
    const response = await ask(path, key)
    assert.strictEqual(response.status, 200, path)
    return new Uint8Array(await response.arrayBuffer())
  }

  /** The status and the fault of each path. */
  const statuses = async (key: string | null, ...paths: ReadonlyArray<string>) =>
    Promise.all(
      paths.map(async (path) => {
        const response = await ask(path, key)
        const text = await response.text()
        const body = response.status === 200 ? null : JSON.parse(text).detail
        return [response.status, body]
      })
    )

  const csvOf = async (path: string): Promise<ReadonlyArray<string>> =>
    gunzipSync(await bytesOf(path))
      .toString()
      .trimEnd()
      .split("\r\n")

  it("are listed with their columns and rows", { timeout: 30_000 }, async () => {
    const { tables } = (await (await ask("", "bulk")).json()) as any
    assert.strictEqual(tables.length, 17)
    const bars = tables.find(({ name }: any) => name === "bars")
    assert.deepInclude(bars, { schema_version: 1, scope: "read:stock", rows: 39_241 })
    assert.match(bars.changed_at, /^20\d\d-\d\d-\d\dT/)
    assert.deepInclude(bars.columns[1], { name: "date", type: "date", nullable: false })
    const statements = tables.find(({ name }: any) => name === "statements")
    assert.strictEqual((await csvOf("/statements?format=csv.gz")).length - 1, statements.rows)
  })

  it("are the rows that the API answers, in each format", { timeout: 60_000 }, async () => {
    const range = "symbols=AAPL,IBM&start_date=2020-08-24&end_date=2020-09-04"
    const lines = await csvOf(`/bars?${range}&columns=date,close,company_id&format=csv.gz`)
    assert.strictEqual(lines[0], "date,close,company_id")
    const history = await fetch(
      `${server.address}/api/public/v1/stock/prices/AAPL/history?adjust=none&start_date=2020-08-24&end_date=2020-09-04&limit=100`,
      { headers: { "x-api-key": keys["all"] ?? "" } }
    )
    const { data } = (await history.json()) as any
    assert.deepStrictEqual(
      lines.slice(1, 11),
      data.map(({ close, datetime }: any) => `${datetime.slice(0, 10)},${close},1`)
    )
    const table = tableFromIPC(await bytesOf(`/bars?${range}&format=arrow`))
    assert.strictEqual(table.numRows, lines.length - 1)
    const path = join(directory, "bars.parquet")
    const response = await ask(`/bars?${range}`)
    assert.strictEqual(response.headers.get("content-type"), "application/vnd.apache.parquet")
    assert.strictEqual(response.headers.get("content-disposition"), 'attachment; filename="bars.parquet"')
    await writeFile(path, new Uint8Array(await response.arrayBuffer()))
    const db = await (await DuckDBInstance.create(":memory:")).connect()
    const [row] = (await db.runAndReadAll(`select count(*), max(close) from '${path}'`)).getRowsJson()
    db.closeSync()
    const closes = lines.slice(1).map((line) => Number(line.split(",")[1]))
    assert.deepStrictEqual(row, [String(lines.length - 1), Math.max(...closes)])
  })

  it("are those of a country, and as of a day", { timeout: 60_000 }, async () => {
    const all = await csvOf("/companies?format=csv.gz&columns=symbol,country_code")
    const american = await csvOf("/companies?format=csv.gz&columns=symbol,country_code&country=United States")
    assert.deepStrictEqual(
      american.slice(1),
      all.slice(1).filter((line) => line.endsWith(",US"))
    )
    assert.deepStrictEqual(await csvOf("/bars?format=csv.gz&country=KR&columns=date"), ["date"])
    const then = await csvOf("/statements?format=csv.gz&as_of=2012-12-31&columns=filed_at")
    assert.isAbove(then.length, 100)
    assert.isTrue(then.slice(1).every((day) => day <= "2012-12-31"))
  })

  it("need read:bulk and the scope of their rows", { timeout: 30_000 }, async () => {
    assert.deepStrictEqual(await statuses("bulk", "", "/bars"), [[200, null], lacks("read:stock")])
    assert.deepStrictEqual(await statuses("stock", "/coverage", "/news"), [[200, null], lacks("read:news")])
    assert.deepStrictEqual(await statuses("news", "", "/news"), [lacks("read:bulk"), lacks("read:bulk")])
    assert.deepStrictEqual(await statuses(null, ""), [[401, "Invalid or missing API key"]])
  })

  it("name what is wrong with a request", { timeout: 30_000 }, async () => {
    const wrong = [
      ["/bars?columns=date,nope", "columns", "bars has no column nope: it has company_id, date, "],
      ["/bars?columns=date,,close", "columns", "bars has no column : it has "],
      ["/rates?symbols=AAPL", "symbols", "the rows of rates are of no company"],
      ["/exchanges?country=US", "country", "the rows of exchanges are of no company"],
      ["/bars?start_date=2021-01-02&end_date=2021-01-01", "start_date", "is after end_date"],
      ["/bars?as_of=2999-01-01", "as_of", "is in the future"],
      ["/bars?format=xls", "format", "Input should be 'parquet', 'arrow' or 'csv.gz'"],
      ["/bars?symbols=", "symbols", "at least 1 character"],
      ["/nope", "table", "Input should be 'issuers', "]
    ] as const
    for (const [path, parameter, message] of wrong) {
      const response = await ask(path)
      const { detail } = (await response.json()) as any
      assert.strictEqual(response.status, 422, path)
      assert.strictEqual(detail[0].loc[1], parameter, path)
      assert.include(detail[0].msg, message, path)
    }
    const country = await ask("/bars?country=Atlantis")
    assert.deepStrictEqual(
      [country.status, await country.json()],
      [404, { detail: "Country not found: Atlantis: expected a name or code such as US" }]
    )
    const unknown = await ask("/bars?symbols=AAPL,NOPE")
    assert.deepStrictEqual(
      [unknown.status, await unknown.json()],
      [404, { detail: "Company not found: NOPE" }]
    )
  })

  it("are sent two at once, and end with who takes them", { timeout: 60_000 }, async () => {
    const taken = await Promise.all(["/bars", "/statements", "/disclosures"].map((path) => ask(path)))
    assert.deepStrictEqual(
      taken.map(({ headers, status }) => [status, headers.get("retry-after")]).toSorted(),
      [
        [200, null],
        [200, null],
        [503, "10"]
      ]
    )
    // Two are left, unread.
    for (const response of taken) await response.body?.cancel()
    const until = Date.now() + 20_000
    let status = 503
    while (status === 503 && Date.now() < until) {
      const again = await ask("/news")
      status = again.status
      await again.body?.cancel()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    assert.strictEqual(status, 200)
  })
})
