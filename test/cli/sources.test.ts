/** Sources on the command line: those of FINDATA_SOURCES, and what is wrong with them. */
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Result, Stream } from "effect"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pluginSource } from "../../apps/plugins/PluginSource.ts"
import type { Source } from "../../core/mod.ts"
import { type Environment, findata, json, remove, temporaryDirectory } from "./command.ts"
import { importLines } from "./inProcess.ts"
import { vendorBars, vendorModule } from "./vendor.ts"

/** The vendor's module with another member. */
const but = (member: string, value: string): string =>
  vendorModule
    .replace("export default {", "const vendor = {")
    .concat(`\nexport default { ...vendor, ${member}: ${value} }\n`)

describe("A source of FINDATA_SOURCES", { concurrent: true }, () => {
  let directory: string
  let env: Environment
  const path = (name: string) => join(directory, name)

  beforeAll(async () => {
    directory = await temporaryDirectory()
    env = { FINDATA_DATA: path("data"), FINDATA_SOURCES: path("vendor.mjs") }
    await writeFile(path("vendor.mjs"), vendorModule)
    await writeFile(path("AAPL.json"), vendorBars("AAPL", ["2024-01-02", 185.64], ["2024-01-03", 184.25]))
    await importLines(
      { FINDATA_DATA: path("data") },
      "companies",
      "symbol,exchange,name",
      "AAPL,NASDAQ,Apple Inc."
    )
  })
  afterAll(() => remove(directory))

  it("is a command of import", async () => {
    const outcome = await findata(env, "import", "vendor", path("AAPL.json"), "--json")
    assert.strictEqual(outcome.code, 0, outcome.stderr)
    const { files, source } = json(outcome)
    assert.strictEqual(source, "vendor")
    assert.deepInclude(files[0], {
      file: path("AAPL.json"),
      entries: { imported: 1, skipped: 0, foreign: 0, failed: 0 }
    })
    assert.deepInclude(files[0].kinds[0], { kind: "prices", read: 2, inserted: 2, refused: 0 })
  })

  it("has its files and licence in the help", async () => {
    const { stdout } = await findata(env, "import", "vendor", "--help")
    assert.include(stdout, "JSON with the bars of a symbol")
    assert.include(stdout, "By contract with the vendor.")
  })

  it("reports a file whose name has line breaks on a line", async () => {
    await writeFile(path("a\nb.json"), "{")
    const outcome = await findata(env, "import", "vendor", path("a\nb.json"))
    assert.include(outcome.stdout, "a\\u000ab.json: 0 entries imported, 1 failed")
    assert.match(outcome.stdout, /a\\u000ab\.json: Not JSON/)
    assert.notInclude(outcome.stdout, "\nb.json")
  })

  it("reports a file that it can't read", async () => {
    await writeFile(path("cut.json"), '{"symbol":"AAPL"')
    const outcome = await findata(env, "import", "vendor", path("cut.json"))
    assert.strictEqual(outcome.code, 1)
    assert.include(outcome.stdout, "0 entries imported, 1 failed")
    assert.match(outcome.stdout, /cut\.json: Not JSON: /)
  })

  it.for([
    ["a missing module", "none.mjs", null, "There is no such module"],
    [
      "a module without a source",
      "empty.mjs",
      "export const a = 1",
      "its export source (or default): isn't an object"
    ],
    ["one named as another", "twin.mjs", but("name", '"edgar"'), "there is a source named edgar already"],
    ["a module that throws", "throws.mjs", "throw new Error('at load')", "at load"],
    [
      "a module that never loads",
      "hangs.mjs",
      "await new Promise(() => {})",
      "it isn't loaded after 10 seconds"
    ]
  ] as const)("is refused as %s", async ([, name, text, message]) => {
    if (text !== null) await writeFile(path(name), text)
    const outcome = await findata({ ...env, FINDATA_SOURCES: path(name) }, "runs", "list")
    assert.strictEqual(outcome.code, 2)
    assert.include(outcome.stderr, `FINDATA_SOURCES, ${path(name)}: `)
    assert.include(outcome.stderr, message)
  })

  it("has no pace and no fetch without them", async () => {
    await writeFile(path("few.mjs"), but("pace", "undefined, fetch: undefined"))
    const min = { ...env, FINDATA_SOURCES: path("few.mjs") }
    assert.strictEqual((await findata(min, "import", "vendor", path("AAPL.json"))).code, 0)
    assert.strictEqual((await findata(min, "sync", "vendor")).code, 2)
  })

  it.for([
    ["fails", "() => { throw new Error('in the plug-in') }", "in the plug-in"],
    ["throws null", "() => { throw null }", "null"],
    ["gives no stream", "() => []", ""],
    ["dies", "() => Stream.die(new Error('later'))", "later"]
  ] as const)("is named when it %s", async ([what, code, message]) => {
    await writeFile(path(`${what}.mjs`), but("read", `${code}, fetch: ${code}, needs: []`))
    const faulty = { FINDATA_DATA: path(what), FINDATA_SOURCES: path(`${what}.mjs`) }
    for (const args of [
      ["import", "vendor", path("AAPL.json")],
      ["sync", "vendor"]
    ]) {
      const outcome = await findata(faulty, ...args)
      assert.strictEqual(outcome.code, 1)
      assert.include(outcome.stderr, `The source vendor failed: ${message}`)
      assert.notInclude(outcome.stderr, "A bug in findata")
    }
  })
})

/** A source with all that it needs. */
const whole: Source = {
  name: "vendor",
  title: "A vendor",
  forms: ["JSON with the bars of a symbol"],
  kinds: ["prices"],
  licence: "By contract with the vendor.",
  needs: [{ name: "VENDOR_URL", meaning: "the address of its server", isSecret: false }],
  pace: { perSecond: 50 },
  read: () => Stream.empty,
  fetch: () => Stream.empty
}

describe("What a module exports", () => {
  it("is a source with all that one needs", () => {
    assert.isTrue(Result.isSuccess(pluginSource(whole)))
  })

  it.for<readonly [what: string, value: unknown, message: string]>([
    ["null", null, "isn't an object"],
    ["without a reader", { name: "half", title: "Half" }, "read: Expected a function"],
    ["with spaces in its name", { ...whole, name: "My vendor" }, "name: Expected lower-case letters"],
    ["named as a kind", { ...whole, name: "prices" }, "name: prices is a kind of import"],
    ["whose kinds are null", { ...whole, kinds: null }, "kinds: Expected array"],
    ["of a kind that there isn't", { ...whole, kinds: ["quotes"] }, 'kinds[0]: Expected "companies" |'],
    ["whose forms are numbers", { ...whole, forms: [1] }, "forms[0]: Expected string"],
    ["whose needs are an object", { ...whole, needs: {} }, "needs: Expected array"],
    ["with a need of null", { ...whole, needs: [null] }, "needs[0]: Expected object"],
    [
      "with a need without meaning",
      { ...whole, needs: [{ name: "A", isSecret: true }] },
      "needs[0].meaning: "
    ],
    [
      "with a pace of none",
      { ...whole, pace: { perSecond: 0 } },
      "pace.perSecond: Expected a number greater than 0"
    ],
    [
      "with a day of no time zone",
      { ...whole, pace: { perSecond: 1, perDay: 10, timezone: "Seoul" } },
      'pace.timezone: expected an IANA time zone such as Asia/Seoul, not "Seoul"'
    ],
    ["whose fetch isn't a function", { ...whole, fetch: 1 }, "fetch: "],
    [
      "with a member that throws",
      {
        get name() {
          throw new Error("no name")
        }
      },
      "name can't be read: no name"
    ]
  ])("is refused %s", ([, value, message]) => {
    const found = pluginSource(value)
    assert.isTrue(Result.isFailure(found))
    if (Result.isFailure(found)) assert.include(found.failure, message)
  })
})
