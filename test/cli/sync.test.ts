/** `findata sync` against a server that plays recorded answers. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Playing, playing, type Recorded } from "../web/playing.ts"
import { type Environment, findata, json, remove, start, temporaryDirectory, until } from "./command.ts"
import { importLines, inProcess } from "./inProcess.ts"
import { vendorBars, vendorModule } from "./vendor.ts"

describe("findata sync", () => {
  let directory: string
  /** The place of the store alone: plug-ins are for processes of their own. */
  let stored: Environment
  let env: Environment
  let server: Playing
  const answers = new Map<string, Recorded>()
  const path = (name: string) => join(directory, name)
  let before = 0
  /** What was asked since the last call. */
  const asked = () => {
    const since = server.requests.slice(before).map(({ path, status }) => `${path} ${status}`)
    before = server.requests.length
    return since
  }

  beforeAll(async () => {
    directory = await temporaryDirectory()
    answers.set("/bars/AAA.json", { body: vendorBars("AAA", ["2024-01-02", 10]), etag: '"1"' })
    answers.set("/bars/BBB.json", { body: vendorBars("BBB", ["2024-01-02", 20]), etag: '"1"' })
    server = await playing(answers)
    await writeFile(path("vendor.mjs"), vendorModule)
    stored = { FINDATA_DATA: path("data") }
    env = { ...stored, FINDATA_SOURCES: path("vendor.mjs"), VENDOR_URL: server.url }
    await importLines(stored, "companies", "symbol,exchange,name", "AAA,NASDAQ,A", "BBB,NASDAQ,B")
  })
  afterAll(async () => {
    await server.close()
    await remove(directory)
  })

  it("imports what a source has of the stored companies", async () => {
    const outcome = await findata(env, "sync", "vendor", "--json")
    assert.strictEqual(outcome.code, 0, outcome.stderr)
    const { entries, kinds, source, stopped } = json(outcome)
    assert.deepStrictEqual(
      { entries, source, stopped },
      {
        source: "vendor",
        entries: { imported: 2, skipped: 0, foreign: 0, failed: 0 },
        stopped: null
      }
    )
    assert.deepInclude(kinds[0], { kind: "prices", file: "sync vendor", read: 2, inserted: 2 })
    assert.deepStrictEqual(asked(), ["/bars/AAA.json 200", "/bars/BBB.json 200"])
  })

  it("asks again only for what changed", async () => {
    answers.set("/bars/BBB.json", { body: vendorBars("BBB", ["2024-01-03", 21]), etag: '"2"' })
    const outcome = await findata(env, "sync", "vendor", "--json")
    assert.deepStrictEqual(asked(), ["/bars/AAA.json 304", "/bars/BBB.json 200"])
    assert.deepInclude(json(outcome).kinds[0], { read: 1, inserted: 1 })
  })

  it("asks all sources whose settings are there, and goes on after one that fails", async () => {
    const places = {
      ...env,
      FINDATA_DATA: path("all"),
      NASDAQ_URL: `${server.url}/nasdaq`,
      ECB_URL: `${server.url}/ecb`
    }
    await importLines(places, "companies", "symbol,exchange,name", "AAA,NASDAQ,A", "BBB,NASDAQ,B")
    const outcome = await findata(places, "sync", "all", "--json")
    assert.strictEqual(outcome.code, 1, outcome.stderr)
    assert.include(outcome.stderr, "Left out: dart can't be fetched without DART_API_KEY")
    const { sources } = json(outcome)
    assert.deepStrictEqual(
      sources.map(({ entries, source }: any) => [source, entries.failed]),
      [
        ["nasdaq", 2],
        ["ecb", 1],
        ["vendor", 0]
      ]
    )
    const paths = asked()
    assert.deepStrictEqual(paths.slice(-2), ["/bars/AAA.json 200", "/bars/BBB.json 200"])
    const some = await findata(places, "sync", "all", "--sources", "vendor")
    assert.strictEqual(some.code, 0, some.stderr)
    assert.deepStrictEqual(asked(), ["/bars/AAA.json 304", "/bars/BBB.json 304"])
    const none = await findata(places, "sync", "all", "--sources", "vendor,dart")
    assert.strictEqual(none.code, 2)
    assert.match(none.stderr, /dart can't be fetched without DART_API_KEY/)
    const unknown = await findata(places, "sync", "all", "--sources", "bloomberg")
    assert.strictEqual(unknown.code, 2)
    assert.match(unknown.stderr, /there is no source bloomberg: expected some of .*dart, ecb/)
  })

  it("asks only for the companies of --symbols", async () => {
    const outcome = await findata(env, "sync", "vendor", "--symbols", "bbb")
    assert.strictEqual(outcome.code, 0, outcome.stderr)
    assert.include(outcome.stdout, "sync vendor: 1 entry without new rows")
    assert.deepStrictEqual(asked(), ["/bars/BBB.json 304"])
  })

  it("names the companies of --symbols that there still aren't after the sync", async () => {
    const outcome = await findata(env, "sync", "vendor", "--symbols", "BBB,ZZZ")
    assert.strictEqual(outcome.code, 1)
    assert.include(outcome.stderr, "--symbols: no listed company goes by ZZZ: import companies first")
    assert.deepStrictEqual(asked(), ["/bars/BBB.json 304"])
  })

  it("names the companies of --symbols that a source which lists companies doesn't have", async () => {
    const tickers = {
      fields: ["cik", "name", "ticker", "exchange"],
      data: [[320193, "Apple Inc.", "AAPL", "Nasdaq"]]
    }
    answers.set("/files/company_tickers_exchange.json", { body: JSON.stringify(tickers) })
    const edgar = { FINDATA_CONTACT: "ops@example.com", EDGAR_URL: server.url, EDGAR_DATA_URL: server.url }
    const outcome = await inProcess(
      { FINDATA_DATA: path("edgar"), ...edgar },
      "sync",
      "edgar",
      "--symbols",
      "ZZZ"
    )
    assert.strictEqual(outcome.code, 1, outcome.stdout)
    assert.include(outcome.stderr, "--symbols: no listed company goes by ZZZ, at SEC EDGAR neither\n")
    asked()
  })

  it("reports a failure alone when it may be why a company of --symbols isn't stored", async () => {
    const whole = { body: vendorBars("BBB", ["2024-01-03", 21]), etag: '"2"' }
    answers.set("/bars/BBB.json", { body: '{"symbol":', etag: '"3"' })
    const outcome = await findata(env, "sync", "vendor", "--symbols", "BBB,ZZZ")
    assert.strictEqual(outcome.code, 1)
    assert.include(outcome.stdout, "sync vendor: 0 entries imported, 1 failed")
    assert.notInclude(outcome.stderr, "no listed company")
    answers.set("/bars/BBB.json", whole)
    asked()
  })

  it("reports what failed, and asks for it again the next time", async () => {
    answers.set("/bars/AAA.json", { body: '{"symbol":', etag: '"3"' })
    const failed = await findata(env, "sync", "vendor")
    assert.strictEqual(failed.code, 1)
    assert.include(failed.stdout, "sync vendor: 1 entry without new rows, 1 failed")
    assert.match(failed.stdout, /sync vendor\/AAA: Not JSON/)
    answers.set("/bars/AAA.json", { body: vendorBars("AAA", ["2024-01-05", 12]), etag: '"3"' })
    asked()
    const outcome = await findata(env, "sync", "vendor", "--json")
    assert.deepInclude(json(outcome).kinds[0], { inserted: 1 })
    assert.deepStrictEqual(asked(), ["/bars/AAA.json 200", "/bars/BBB.json 304"])
  })

  it("is reported by doctor: its rows, its licence, and why the last one failed", async () => {
    answers.set("/bars/AAA.json", { body: '{"symbol":', etag: '"4"' })
    assert.strictEqual((await findata(env, "sync", "vendor")).code, 1)
    const { code, stdout } = await findata(env, "doctor")
    assert.strictEqual(code, 1)
    assert.match(stdout, /vendor +prices +\S+ +3 +4 +0 +0 +2024-01-05 +-/)
    assert.match(
      stdout,
      /FAULT +sync vendor +The sync that ended \S+ failed: 1 entry failed, such as sync vendor\/AAA: Not JSON/
    )
    assert.include(stdout, "vendor: By contract with the vendor.")
    const { findings, ok, sources, syncs } = json(await findata(env, "doctor", "--json"))
    assert.isFalse(ok)
    assert.deepStrictEqual(
      findings.filter((one: { readonly ok: boolean }) => !one.ok).map(({ check }: any) => check),
      ["sync vendor"]
    )
    assert.deepInclude(sources[0], {
      source: "vendor",
      failed: true,
      licence: "By contract with the vendor."
    })
    assert.deepInclude(syncs[0], { source: "vendor", next_run: null })
  })

  it("doesn't start without the source's settings", async () => {
    const outcome = await findata({ ...env, VENDOR_URL: "" }, "sync", "vendor")
    assert.strictEqual(outcome.code, 2)
    assert.include(outcome.stderr, "vendor can't be fetched without VENDOR_URL: the address of its server")
    assert.include(outcome.stderr, "sync vendor --help describes its settings and terms")
  })

  it("says until when a process that was killed holds the source", { timeout: 60_000 }, async () => {
    const slow = vendorModule.replace(/fetch: [\s\S]*$/, "fetch: () => Stream.fromEffect(Effect.never) }")
    await writeFile(path("slow.mjs"), slow)
    const slowly = { ...env, FINDATA_SOURCES: path("slow.mjs") }
    const { ended, process } = start(slowly, "sync", "vendor")
    const { held_until } = await until(
      async () => json(await inProcess(stored, "doctor", "--json")).syncs[0],
      (state) => state?.held_until != null,
      20_000
    )
    process.kill("SIGKILL")
    await ended
    const outcome = await findata(slowly, "sync", "vendor")
    assert.strictEqual(outcome.code, 1)
    assert.include(
      outcome.stderr,
      `Another process syncs vendor: wait for its end; if it was killed, vendor is free after ${held_until}`
    )
  })

  it("refuses a --symbols without symbols", async () => {
    const outcome = await inProcess(stored, "sync", "edgar", "--symbols", ",")
    assert.strictEqual(outcome.code, 2)
    assert.include(outcome.stderr, '--symbols ",": expected at least one symbol')
  })

  it("refuses a malformed --since", async () => {
    const outcome = await inProcess(stored, "sync", "edgar", "--since", "yesterday")
    assert.strictEqual(outcome.code, 2)
    assert.include(outcome.stderr, "--since yesterday: expected a day such as 2024-01-31")
  })
})
