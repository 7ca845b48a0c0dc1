/** The days that `as_of` may be on every route that takes it, the routes that don't, and who held a ticker on which. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { onDatabases } from "../adapters/onDatabases.ts"
import { ledger } from "../fixtures/ledger.ts"
import { noon } from "../http/service.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { acme, type Asker, asker, everyRoute, future, type Json, routes, withDay } from "./asOf.ts"

/** Those that tell nothing of the day. */
const others = [
  "/api/public/v1/stock/prices/ACME",
  "/api/public/v1/stock/prices/ACME/history",
  "/api/v1/financial-v4/time-series?symbol=ACME",
  "/api/v1/financial-v4/profile?symbol=ACME",
  `${acme}/news`,
  `${acme}/dart`,
  `${acme}/research-highlights`,
  `${acme}/insider`
]

/** Members that tell who the company is and who is in its sector, which have no days, what was asked for, or that nothing is known. */
const ofNoDay = new Set(
  "company_id, id, symbol, company_name, name, exchange, currency, sector, industry, description, ceo, website, employees, as_of, period, status, interval, parameters, locale, summary, metric, message, analysis_period_months, companies_count, industries_count".split(
    ", "
  )
)

/** The paths of all else that an answer tells: what is neither null nor a count of nothing. */
const toldIn = (value: Json, path = ""): ReadonlyArray<string> => {
  if (value === null || value === 0 || value === false) return []
  if (typeof value !== "object") return [path]
  return Object.entries(value).flatMap(([name, inner]) =>
    ofNoDay.has(name) ? [] : toldIn(inner, `${path}.${name}`)
  )
}

onDatabases((stores) => {
  const service = serviceOver({ ...ledger, stores, clock: "told" })
  let asked: Asker
  beforeAll(async () => {
    asked = await asker(service)
  })

  const on: Asker["on"] = (path, day) => asked.on(path, day)

  describe.each(everyRoute)("%s", (path) => {
    it("as of today is as it is without a day", async () => {
      assert.deepStrictEqual(await on(path, "2024-07-01"), (await asked.send(path)).json)
    })

    it("refuses a day that hasn't begun at the exchange", async () => {
      for (const day of ["2024-07-02", "2024-07-03", "9999-12-31"])
        assert.deepStrictEqual(await asked.refusal(path, day), future(day))
    })

    it("refuses what is no day", async () => {
      const type = "date_from_datetime_parsing"
      const msg = "Input should be a valid date or datetime, day value is outside expected range"
      assert.deepStrictEqual(await asked.refusal(path, "2024-02-30"), [
        422,
        { detail: [{ loc: ["query", "as_of"], msg, type }] }
      ])
    })

    it("tells on a day before any data who the company is, and nothing else", async () => {
      assert.deepStrictEqual(toldIn(await on(path, "1990-01-02")), [])
    })
  })

  it.for([acme, `${acme}/financials`, `${acme}/snapshot`, `${acme}/technical`, `${acme}/consensus`])(
    "%s tells the day",
    async (path) => {
      assert.strictEqual((await on(path, "2024-06-23")).as_of, "2024-06-23")
      assert.strictEqual((await asked.send(path)).json.as_of, "2024-07-01")
    }
  )

  it.for(others)("%s takes no day, and ignores one", async (path) => {
    const [with_, without] = [await asked.send(withDay(path, "1990-01-02")), await asked.send(path)]
    assert.deepStrictEqual([with_.status, with_.text], [200, without.text])
  })

  describe("a ticker", () => {
    const financials = "/api/public/v1/financial/companies/OLDE/financials"
    const fundamentals = "/api/v1/financial-v4/fundamentals?symbol=OLDE"

    it.for([
      ["1999-01-04", "Former holder"],
      ["2005-12-31", "Former holder"],
      ["2006-01-03", "Olde & Co"],
      ["2024-07-01", "Olde & Co"]
    ] as const)("on %s was that of %s", async ([day, name]) => {
      assert.strictEqual((await on(financials, day)).company_name, name)
      assert.strictEqual((await on(fundamentals, day)).name, name)
    })

    it("tells its former holder's statements", async () => {
      const { statements } = await on(financials, "2005-12-31")
      assert.deepStrictEqual(
        statements.map((_: Json) => [_.fiscal_date, _.sales]),
        [["2004-12-31", 77]]
      )
    })

    it.for(["1999-01-03", "2006-01-02"])("on %s was nobody's", async (day) => {
      for (const path of [financials, fundamentals])
        assert.deepStrictEqual(await asked.refusal(path, day), [404, { detail: "Company not found: OLDE" }])
      const several = await on("/api/v1/financial-v4/fundamentals?symbol=OLDE,ACME", day)
      assert.deepStrictEqual(several.OLDE, { status: "error", detail: "Company not found: OLDE" })
      assert.strictEqual(several.ACME.status, "ok")
    })
  })

  it("a day begins at each exchange by itself", async () => {
    const samsung = "/v1/financial_v4/companies/3/snapshot"
    assert.deepStrictEqual(await asked.refusal(samsung, "2024-07-02"), future("2024-07-02"))
    service.time.now = noon + 3 * 3_600_000
    // Midnight in Seoul.
    assert.strictEqual((await on(samsung, "2024-07-02")).as_of, "2024-07-02")
    assert.strictEqual((await asked.send(samsung)).json.as_of, "2024-07-02")
    assert.deepStrictEqual(await asked.refusal(routes.snapshot, "2024-07-02"), future("2024-07-02"))
    service.time.now = noon
  })
})
