/** The methods of an embedded findata, over the sample in memory. */
import { readFile } from "node:fs/promises"
import { createReadStream } from "node:fs"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { createFindata, type Findata, FindataError } from "../../apps/embed/mod.ts"

let findata: Findata

beforeAll(async () => {
  findata = await createFindata({ memory: true, sample: true, indexSymbol: "SPY" })
}, 60_000)
afterAll(() => findata?.close())

/** The error that a promise is rejected with. */
const failureOf = async (promise: Promise<unknown>): Promise<FindataError> => {
  const error: unknown = await promise.then(
    () => assert.fail("It succeeded"),
    (cause: unknown) => cause
  )
  if (error instanceof FindataError) return error
  throw error
}

const asOf = { as_of: "2021-03-31" } as const

describe("methods that read", () => {
  it("of prices", async () => {
    const { data } = await findata.prices.recent("AAPL", { limit: 2 })
    assert.deepStrictEqual(
      data.map(({ close }) => close),
      [119.9, 122.15]
    )
    const csv: string = await findata.prices.recent("AAPL", { limit: 1, format: "csv" })
    assert.match(csv, /^datetime,open,/)
    const range = { start_date: "2021-03-01", end_date: "2021-03-31" } as const
    const history = await findata.prices.history("AAPL", range)
    assert.strictEqual(history.total, 23)
    const { actions } = await findata.prices.actions("AAPL", { type: "split" })
    assert.isAbove(actions.length, 0)
    assert.isObject(await findata.prices.series("AAPL", { outputsize: 1 }))
  })

  it("of panels by the row, as many at once as the program asks for", async () => {
    const panels = Array.from({ length: 5 }, () =>
      findata.screens.rows({ start_date: "2020-01-01", end_date: "2021-03-31", columns: "close" })
    )
    const firsts = await Promise.all(panels.map((rows) => rows.next()))
    for (const { value } of firsts) assert.deepInclude(value, { date: "2020-01-31", symbol: "AAPL" })
    await Promise.all(panels.map((rows) => rows.return()))
  })

  it("of companies, by symbol or id", async () => {
    const { company_id } = await findata.companies.get("AAPL")
    assert.deepStrictEqual(
      await findata.companies.detail("AAPL", asOf),
      await findata.companies.detail(1, asOf)
    )
    assert.strictEqual(Number(company_id), 1)
    assert.isObject(await findata.companies.snapshot("AAPL", asOf))
    assert.isObject(await findata.companies.bySlug("aapl"))
    assert.isObject(await findata.companies.profile("AAPL"))
    assert.isObject(await findata.companies.search("apple"))
    assert.isObject(await findata.companies.list({ limit: 1 }))
  })

  it("of every other feature", async () => {
    const answers = await Promise.all([
      findata.financials.statements("AAPL", { years: 1, ...asOf }),
      findata.financials.of("AAPL", { years: 1, ...asOf }),
      findata.financials.fundamentals("AAPL", asOf),
      findata.consensus.of("AAPL", { as_of: "2021-02-05" }),
      findata.news.list({ limit: 1 }),
      findata.news.get(1, { "x-locale": "ja" }),
      findata.news.content(1),
      findata.news.ofCompany("AAPL"),
      findata.research.list({ page_size: 1 }),
      findata.research.get(1),
      findata.research.highlights("AAPL"),
      findata.insiders.of("AAPL", { limit: 1 }),
      findata.disclosures.of("AAPL", { limit: 1 }),
      findata.indicators.of("AAPL", asOf),
      findata.sectors.of("AAPL", asOf),
      findata.sources.list()
    ])
    for (const answer of answers) assert.isObject(answer)
    assert.strictEqual(answers[5].locale, "ja")
  })

  it("walk through the pages of a list", async () => {
    const symbols: Array<string> = []
    for await (const company of findata.companies.each({ limit: 3 })) {
      symbols.push(company.symbol)
    }
    assert.lengthOf(symbols, (await findata.companies.list({ limit: 1 })).total)
    let bars = 0
    for await (const _ of findata.prices.each("AAPL", { start_date: "2021-03-01", limit: 10 })) bars++
    assert.strictEqual(bars, 23)
  })

  it("need no key, and have no quota", async () => {
    const many = Array.from({ length: 1200 }, () => findata.companies.get("AAPL"))
    assert.lengthOf(await Promise.all(many), 1200)
  })

  it("wait for their turn, however many there are", async () => {
    const days = Array.from({ length: 28 }, (_, day) => `2021-02-${String(day + 1).padStart(2, "0")}`)
    const asked = ["AAPL", "IBM", "BAC", "AIG", "GOOG"].flatMap((symbol) =>
      days.map((day) => findata.financials.of(symbol, { as_of: day }))
    )
    assert.lengthOf(await Promise.all(asked), 140)
  })
})

describe("errors", () => {
  it("of what isn't known name it", async () => {
    const error = await failureOf(findata.prices.recent("ZZZZ"))
    assert.deepInclude(error, { status: 404, operation: "getPrices", detail: "Company not found: ZZZZ" })
    assert.strictEqual((await failureOf(findata.consensus.of("ZZZZ"))).status, 404)
  })

  it("of parameters name each of them", async () => {
    const wrong = { limit: 0, interval: "1year" } as unknown as { limit: number }
    const { detail, status } = await failureOf(findata.prices.recent("AAPL", wrong))
    assert.strictEqual(status, 422)
    assert.sameDeepMembers(Array.isArray(detail) ? detail.map(({ loc }) => loc) : [], [
      ["query", "limit"],
      ["query", "interval"]
    ])
  })

  it("of a call that was aborted are the reason", async () => {
    const signal = AbortSignal.abort(new Error("enough"))
    const error = await findata.prices.recent("AAPL", {}, { signal }).catch((cause: unknown) => cause)
    assert.strictEqual((error as Error).message, "enough")
  })
})

const url = "http://localhost/api/public/v1/stock/prices/AAPL?limit=1"

const ask = (key: string) => findata.fetch(new Request(url, { headers: { "x-api-key": key } }))

describe("keys", () => {
  it("are created, listed, changed, rotated and revoked, and count at once", async () => {
    const made = await findata.keys.create({
      name: "a",
      scopes: ["read:stock"],
      owner: "me",
      tier: "premium"
    })
    assert.strictEqual((await ask(made.key)).status, 200)
    const { api_keys, total } = await findata.keys.list({ owner: "me" })
    assert.strictEqual(total, 1)
    assert.deepInclude(api_keys[0], { id: made.id, tier: "premium" })
    assert.include(
      (await findata.keys.list()).api_keys.map(({ id }) => id),
      made.id
    )
    const owned: Array<number> = []
    for await (const { id } of findata.keys.each({ owner: "me" })) owned.push(id)
    assert.deepStrictEqual(owned, [made.id])
    assert.strictEqual((await findata.keys.change(made.id, { name: "b" })).name, "b")
    assert.strictEqual((await findata.keys.usage(made.id)).used, 1)
    const { key } = await findata.keys.rotate(made.id)
    assert.strictEqual((await ask(made.key)).status, 401)
    assert.strictEqual((await ask(key)).status, 200)
    await findata.keys.revoke(made.id)
    assert.strictEqual((await ask(key)).status, 401)
    assert.strictEqual((await findata.keys.get(made.id)).status, "revoked")
  })

  it("of another owner aren't listed", async () => {
    const { id } = await findata.keys.create({ name: "c", scopes: ["read:all"], owner: "one" })
    assert.strictEqual((await findata.keys.list({ owner: "two" })).total, 0)
    assert.strictEqual((await findata.keys.get(id)).name, "c")
  })

  it("are refused with what would be right", async () => {
    const { detail, status } = await failureOf(
      findata.keys.create({ name: "", scopes: ["read:nothing"] as never })
    )
    assert.strictEqual(status, 422)
    assert.lengthOf(detail, 2)
    const tier = findata.keys.create({ name: "d", scopes: ["read:all"], tier: "gold" as never })
    await tier.then(
      () => assert.fail("It was created"),
      (error: unknown) => assert.match(String(error), /tier: expected standard, premium, enterprise/)
    )
    assert.strictEqual((await failureOf(findata.keys.revoke(999))).status, 404)
  })
})

const bars = "date,open,high,low,close,volume\n2022-01-03,177.83,182.88,177.71,182.01,104487900\n"

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += 7) yield new TextEncoder().encode(text.slice(at, at + 7))
}

describe("imports", () => {
  const options = { symbol: "AAPL", source: "mine" } as const

  it("take bytes, streams and what is iterated, and are read at once", async () => {
    const before = await findata.prices.recent("AAPL", { limit: 1 })
    assert.notInclude(JSON.stringify(before), "2022-01-03")
    const imported = await findata.imports.run("prices", new TextEncoder().encode(bars), options)
    assert.deepInclude(imported, { inserted: 1, refused: 0 })
    assert.include(JSON.stringify(await findata.prices.recent("AAPL", { limit: 1 })), "2022-01-03")
    for (const file of [inPieces(bars), new Blob([bars]), new Blob([bars]).stream()]) {
      assert.deepInclude(await findata.imports.run("prices", file, options), { unchanged: 1 })
    }
    const file = createReadStream("sample/actions/IBM.csv")
    const again = await findata.imports.run("actions", file, { symbol: "IBM", source: "sample" })
    assert.strictEqual(again.refused, 0)
  })

  it("report what is wrong with a file, which is then refused", async () => {
    const { detail, status } = await failureOf(
      findata.imports.run("prices", await readFile("LICENSE"), { ...options, strict: true })
    )
    assert.strictEqual(status, 422)
    assert.isAbove(detail.length, 0)
    const path = findata.imports.run("prices", "sample/prices.csv" as never, options)
    await path.then(
      () => assert.fail("It was imported"),
      (error: unknown) => assert.match(String(error), /createReadStream/)
    )
  })

  it("are listed as runs, which memory can't undo", async () => {
    const { runs, total } = await findata.imports.runs({ limit: 1 })
    assert.isAbove(total, 1)
    assert.strictEqual((await failureOf(findata.imports.undo(runs[0]?.run_id ?? 0))).status, 409)
    assert.strictEqual((await failureOf(findata.imports.undo(9999))).status, 404)
    assert.isAbove((await findata.imports.doubtful()).total, 0)
    assert.strictEqual((await findata.health()).store, "ok")
  })
})
