/** The alerts and the dashboard name metrics that exist, and the manual describes all of them. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { type Environment, findata, json, remove, start, temporaryDirectory } from "../cli/command.ts"
import { type Server, serve } from "../cli/serving.ts"

const alerts = readFileSync("deploy/observability/alerts.yml", "utf8")
const dashboard = readFileSync("deploy/observability/dashboard.json", "utf8")
const manual = readFileSync("docs/operations.md", "utf8")

const metricsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\b(?:findata|process)_[a-z_]+\b/g)].map(([name]) => name))

/** Metrics that the server of this test hasn't: of shared quotas, and of requests that wait. */
const elsewhere = metricsIn(
  ["core/access/quotas/AskedStore.ts", "core/scheduling/Turns.ts"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
)

/** Of Debian's package prometheus. */
const hasPromtool = spawnSync("promtool", ["--version"]).error === undefined

/** What the first group of a pattern is, each time. */
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name).toSorted()

const imported = async (env: Environment, kind: string, lines: string) => {
  const { ended, process } = start(env, "import", kind, "-", "--source", "mine")
  process.stdin.end(lines)
  assert.strictEqual((await ended).code, 0)
}

describe("what is deployed beside findata", { timeout: 60_000 }, () => {
  let directory: string
  let server: Server
  /** The names of the metrics, and of their series. */
  let families: ReadonlySet<string>
  let series: ReadonlySet<string>

  beforeAll(async () => {
    directory = await temporaryDirectory()
    const env = { FINDATA_DATA: directory }
    await imported(env, "companies", "symbol,exchange,name\nAAPL,NASDAQ,Apple Inc.\n")
    await imported(env, "prices", "symbol,date,open,high,low,close,volume\nAAPL,2024-01-02,1,2,1,2,100\n")
    const { key } = json(
      await findata(env, "keys", "create", "--name", "a", "--scopes", "read:all", "--json")
    )
    server = await serve({ ...env, METRICS_PORT: "0", WORKERS: "1" })
    for (const _ of [1, 2, 3, 4])
      assert.strictEqual(await server.status("/stock/prices/AAPL", String(key)), 200)
    const metrics = /Metrics: (\S+)/.exec(server.stdout())?.[1] ?? ""
    const text = await (await fetch(metrics)).text()
    families = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name))
    series = new Set([...text.matchAll(/^(\w+)[ {]/gm)].map(([, name = ""]) => name))
  }, 60_000)
  afterAll(async () => {
    server?.process.kill("SIGKILL")
    await remove(directory)
  })

  it.for([
    ["alerts", alerts],
    ["the dashboard", dashboard]
  ] as const)("%s name metrics that exist", ([, text]) => {
    const named = metricsIn(text)
    assert.isAbove(named.size, 8)
    assert.deepStrictEqual(
      [...named].filter((name) => !series.has(name) && !elsewhere.has(name)),
      []
    )
  })

  it("the manual describes each metric once, and no other", () => {
    const described = names(manual, /^\| (`(?:findata|process)_.*?) \|/gm).flatMap((cell) => [
      ...metricsIn(cell)
    ])
    assert.deepStrictEqual(described.toSorted(), [...families, ...elsewhere].toSorted())
    assert.deepStrictEqual(metricsIn(manual), new Set(described))
  })

  it("the manual says what to do at each alert, and at no other", () => {
    assert.deepStrictEqual(names(manual, /^\| `(Findata\w+)` \|/gm), names(alerts, /- alert: (\w+)/g))
  })

  it("the dashboard is one for Grafana, each panel with a query", () => {
    const { panels, title } = JSON.parse(dashboard)
    assert.strictEqual(title, "findata")
    for (const { targets } of panels) for (const { expr } of targets) assert.isNotEmpty(expr)
    const ids = panels.map(({ id }: { readonly id: number }) => id)
    assert.strictEqual(new Set(ids).size, ids.length)
  })

  it.skipIf(!hasPromtool)("promtool accepts the alerts (skipped without Debian's package prometheus)", () => {
    const { status, stderr, stdout } = spawnSync(
      "promtool",
      ["check", "rules", "deploy/observability/alerts.yml"],
      {
        encoding: "utf8"
      }
    )
    assert.strictEqual(status, 0, stdout + stderr)
    assert.include(stdout, `${alerts.match(/- alert:/g)?.length} rules found`)
  })
})
