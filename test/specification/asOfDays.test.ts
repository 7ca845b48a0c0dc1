/** The days that `as_of` accepts on every route, the routes that ignore it, and the holder of a ticker on a day. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { onDatabases } from "../adapters/onDatabases.ts"
import { ledger } from "../fixtures/ledger.ts"
import { noon } from "../http/service.ts"
import { serviceOver } from "../http/serviceOver.ts"
import { acme, type Client, clientOf, everyRoute, future, type Json, routes, withDay } from "./asOf.ts"

/** Those that ignore the day. */
const others = [
  "/api/public/v1/stock/prices/ACME",
  "/api/public/v1/stock/prices/ACME/history",
  "/api/v1/financial-v4/time-series?symbol=ACME",
  "/api/v1/financial-v4/profile?symbol=ACME"
]

/**
 * Members that state who the company is and who is in its sector, which have no days, what was requested, or that
 * nothing is known.
 */
const ofNoDay = new Set(
  "adjust, known_to, timezone, limit, page, period_months, company_id, id, symbol, company_name, name, exchange, currency, sector, industry, description, ceo, website, employees, as_of, calendar, period, status, interval, parameters, locale, summary, metric, message, analysis_period_months, companies_count, industries_count".split(
    ", "
  )
)

/** The paths of all other values in an answer: those that are neither null nor a count of nothing. */
const knownIn = (value: Json, path = ""): ReadonlyArray<string> => {
  if (value === null || value === 0 || value === false) return []
  if (typeof value !== "object") return [path]
  return Object.entries(value).flatMap(([name, inner]) =>
    ofNoDay.has(name) ? [] : knownIn(inner, `${path}.${name}`)
  )
}

onDatabases((stores) => {
  const service = serviceOver({ ...ledger, stores, clock: "fixed" })
  let client: Client
  beforeAll(async () => {
    client = await clientOf(service)
  })

  const on: Client["on"] = (path, day) => client.on(path, day)

  describe.each(everyRoute)("%s", (path) => {
    it("as of today is the same as without a day", async () => {
      assert.deepStrictEqual(await on(path, "2024-07-01"), (await client.send(path)).json)
    })

    it("refuses a day that hasn't begun at the exchange", async () => {
      for (const day of ["2024-07-02", "2024-07-03", "9999-12-31"])
        assert.deepStrictEqual(await client.refusal(path, day), future(day))
    })

    it("refuses an invalid date", async () => {
      const type = "date_from_datetime_parsing"
      const msg = "Input should be a valid date or datetime, day value is outside expected range"
      assert.deepStrictEqual(await client.refusal(path, "2024-02-30"), [
        422,
        { detail: [{ loc: ["query", "as_of"], msg, type }] }
      ])
    })

    it("returns on a day before any data who the company is, and nothing else", async () => {
      assert.deepStrictEqual(knownIn(await on(path, "1990-01-02")), [])
    })
  })

  it.for(everyRoute.filter((path) => path.startsWith(acme)))("%s has the day", async (path) => {
    assert.strictEqual((await on(path, "2024-06-23")).as_of, "2024-06-23")
    assert.strictEqual((await client.send(path)).json.as_of, "2024-07-01")
  })

  it.for(others)("%s ignores a day", async (path) => {
    const [with_, without] = [await client.send(withDay(path, "1990-01-02")), await client.send(path)]
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
    ] as const)("on %s belonged to %s", async ([day, name]) => {
      assert.strictEqual((await on(financials, day)).company_name, name)
      assert.strictEqual((await on(fundamentals, day)).name, name)
    })

    it("returns its former holder's statements", async () => {
      const { statements } = await on(financials, "2005-12-31")
      assert.deepStrictEqual(
        statements.map((_: Json) => [_.fiscal_date, _.sales]),
        [["2004-12-31", 77]]
      )
    })

    it.for(["1999-01-03", "2006-01-02"])("on %s belonged to no company", async (day) => {
      for (const path of [financials, fundamentals])
        assert.deepStrictEqual(await client.refusal(path, day), [404, { detail: "Company not found: OLDE" }])
      const several = await on("/api/v1/financial-v4/fundamentals?symbol=OLDE,ACME", day)
      assert.deepStrictEqual(several.OLDE, { status: "error", detail: "Company not found: OLDE" })
      assert.strictEqual(several.ACME.status, "ok")
    })
  })

  it("a day begins at each exchange separately", async () => {
    const samsung = "/v1/financial_v4/companies/3/snapshot"
    assert.deepStrictEqual(await client.refusal(samsung, "2024-07-02"), future("2024-07-02"))
    service.time.now = noon + 3 * 3_600_000
    // Midnight in Seoul.
    assert.strictEqual((await on(samsung, "2024-07-02")).as_of, "2024-07-02")
    assert.strictEqual((await client.send(samsung)).json.as_of, "2024-07-02")
    assert.deepStrictEqual(await client.refusal(routes.snapshot, "2024-07-02"), future("2024-07-02"))
    service.time.now = noon
  })
})
