/** `/metrics` of a server of two workers. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type Environment, findata, json, remove, temporaryDirectory, until } from "./command.ts"
import { inProcess } from "./inProcess.ts"
import { burst } from "./hammer.ts"
import { type Server, serve } from "./serving.ts"

/** Ends a worker when the file is there. */
const ending = (file: string): string => `
import { rmSync } from "node:fs"
import { isMainThread } from "node:worker_threads"
const look = () => {
  try {
    rmSync(${JSON.stringify(file)})
  } catch {
    return
  }
  process.exit(3)
}
if (!isMainThread) setInterval(look, 20).unref()
`

/** The sum of the values of some series. */
const sumOf = (text: string, series: RegExp): number =>
  text
    .split("\n")
    .filter((line) => series.test(line))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0)

describe("metrics of a server of two workers", { timeout: 60_000 }, () => {
  let directory: string
  let env: Environment
  let server: Server
  let metrics: string
  let key: string

  const scraped = async () => await (await fetch(metrics)).text()
  const companies = "/api/public/v1/financial/companies"
  const answered = new RegExp(`^findata_http_requests_total{route="${companies}/?",.*status="200"`)

  beforeAll(async () => {
    directory = await temporaryDirectory()
    env = { FINDATA_DATA: join(directory, "data") }
    const file = join(directory, "companies.csv")
    await writeFile(file, "symbol,exchange,name\nAAPL,NASDAQ,Apple Inc.\nBAD,NOWHERE,None\n")
    await inProcess(env, "import", "companies", file, "--source", "mine")
    const wanted = ["--name", "metrics", "--scopes", "read:all", "--rate-limit", "100000"]
    key = String(json(await inProcess(env, "keys", "create", ...wanted, "--json")).key)
    await writeFile(join(directory, "ending.mjs"), ending(join(directory, "end")))
    const preload = { NODE_OPTIONS: `--import=${pathToFileURL(join(directory, "ending.mjs"))}` }
    server = await serve({ ...env, ...preload, WORKERS: "2", METRICS_PORT: "0" })
    metrics = /Metrics: (\S+)/.exec(server.stdout())?.[1] ?? assert.fail(server.stdout())
  }, 60_000)
  afterAll(async () => {
    server?.process.kill("SIGKILL")
    await remove(directory)
  })

  const url = () => `${server.address}${companies}?limit=1`

  it("add up the requests of both, also of one that has ended", async () => {
    await burst(url(), key, 300)
    const text = await scraped()
    assert.strictEqual(sumOf(text, answered), 300)
    assert.strictEqual(sumOf(text, /^findata_workers /), 2)
    for (const worker of [1, 2])
      assert.match(text, new RegExp(`^findata_heap_used_bytes{worker="${worker}"} `, "m"))
    await writeFile(join(directory, "end"), "")
    await until(
      () =>
        readFile(join(directory, "end")).then(
          () => false,
          () => true
        ),
      (ended) => ended,
      10_000
    )
    assert.isAtLeast(sumOf(await scraped(), answered), 300)
    await burst(url(), key, 100)
    assert.strictEqual(sumOf(await scraped(), answered), 400)
  })

  it("describe imports, the process and its build", async () => {
    const text = await scraped()
    assert.match(text, /^findata_import_runs{source="mine",kind="companies"} 1$/m)
    assert.match(text, /^findata_import_rows{source="mine",kind="companies"} 1$/m)
    assert.match(text, /^findata_import_refused_rows{source="mine",kind="companies"} 1$/m)
    const newest = sumOf(text, /^findata_import_newest_run_timestamp_seconds{source="mine"/)
    assert.isBelow(Math.abs(Date.now() / 1000 - newest), 60)
    assert.match(text, /^findata_store_up 1$/m)
    assert.match(text, /^findata_build_info{version="[\d.]+",node="[\d.]+",store="SQLite"} 1$/m)
    assert.isAbove(sumOf(text, /^process_resident_memory_bytes /), 10_000_000)
    assert.isAbove(sumOf(text, /^process_cpu_seconds_total /), 0)
    assert.match(text, /^findata_event_loop_delay_seconds{worker="1",quantile="0.99"} /m)
    assert.notInclude(text, key)
  })

  it("say that the first sync of a source failed", async () => {
    const failed = /^findata_import_sync_failed{source="rss",kind=""} 1$/m
    const { code } = await inProcess({ ...env, RSS_FEEDS: "http://127.0.0.1:9/feed" }, "sync", "rss")
    assert.strictEqual(code, 1)
    // What was read is used for a while.
    await until(scraped, (text) => failed.test(text), 20_000)
  })

  it("are not served by the service itself, and nothing else beside them", async () => {
    assert.strictEqual((await fetch(`${server.address}/metrics`)).status, 404)
    assert.strictEqual((await fetch(metrics.replace("/metrics", companies))).status, 404)
    assert.match((await fetch(metrics)).headers.get("content-type") ?? "", /^text\/plain; version=0\.0\.4/)
  })

  it("say that their port is taken", async () => {
    const port = new URL(metrics).port
    const { code, stderr } = await findata({ ...env, METRICS_PORT: port }, "serve", "--port", "0")
    assert.deepStrictEqual([code, stderr], [1, `Port ${port} is taken: choose another with METRICS_PORT\n`])
  })
})

it("the port of metrics is checked", { timeout: 30_000 }, async () => {
  const { code, stderr } = await inProcess({ METRICS_PORT: "many" }, "keys", "list")
  assert.deepStrictEqual(
    [code, stderr],
    [2, "Invalid environment:\nMETRICS_PORT=many: expected a port from 0 to 65535\n"]
  )
})
