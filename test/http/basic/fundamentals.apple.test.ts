/** The basic API and financials over SQLite return Apple's figures as the services do on the same rows. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { statementMembers } from "../../../adapters/http/api/mod.ts"
import { Financials, Fundamentals, Markets, Prices } from "../../../core/mod.ts"
import { newestYears } from "../../../core/financials/mod.ts"
import { barsOf } from "../../../core/prices/mod.ts"
import { apple } from "../../fixtures/appleMarket.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { serviceOver } from "../serviceOver.ts"

const service = serviceOver({ ...applePages, clock: "real" })
const { ask, get } = service

const day = "2021-03-31"

/** The members of a body, from a record that may have more. */
const partOf = (record: object, body: object) =>
  Object.fromEntries(Object.keys(body).map((name) => [name, (record as Record<string, unknown>)[name]]))

describe("Apple's fundamentals", () => {
  it.for([day, null])("as of %s are the service's", async (as_of) => {
    const { json } = await ask(`/fundamentals?symbol=AAPL${as_of === null ? "" : `&as_of=${as_of}`}`)
    const { growth, market, valuation } = await service.run(
      Effect.gen(function* () {
        return yield* (yield* Fundamentals).of(yield* apple, as_of)
      })
    )
    assert.deepStrictEqual(json.valuation, partOf(valuation, json.valuation))
    assert.deepStrictEqual(json.growth, partOf(growth, json.growth))
    const { dividend_yield, latest, market_cap, shares_outstanding } = market
    assert.deepStrictEqual(json.market_data, {
      market_cap,
      latest_price: latest?.close,
      latest_volume: latest?.volume,
      dividend_yield,
      shares_outstanding
    })
  })

  it(`as of ${day} use its filings and that day's close`, async () => {
    const { json } = await ask(`/fundamentals?symbol=AAPL&as_of=${day}`)
    // Net income of the quarters to 2020-12-26: 28,755 + 12,673 + 11,253 + 11,249 million.
    const earnings = (28_755 + 12_673 + 11_253 + 11_249) * 1_000_000
    assert.approximately(json.valuation.pe_ratio, (16_788_096_000 * 122.15) / earnings, 1e-9)
    // 274,515 million of sales in 2020, 260,174 in 2019.
    assert.approximately(json.growth.sales_growth_1y, (274_515 / 260_174 - 1) * 100, 1e-9)
    assert.deepInclude(json.market_data, { latest_price: 122.15, shares_outstanding: 16_788_096_000 })
    assert.strictEqual(json.market_data.dividend_yield.toFixed(2), "0.67")
  })
})

it("Apple's profile has the market's figures, the market cap rounded", async () => {
  const { json } = await ask("/profile?symbol=AAPL")
  const { latest, market_cap, shares_outstanding } = await service.run(
    Effect.gen(function* () {
      return yield* (yield* Markets).of(yield* apple, null)
    })
  )
  assert.isNotNull(market_cap)
  assert.deepInclude(json, {
    latest_price: latest?.close,
    market_cap: Math.round(market_cap ?? 0),
    shares_outstanding
  })
})

it("Apple's time series is the service's", async () => {
  const { json } = await ask("/time-series?symbol=AAPL&interval=1week&outputsize=500&adjust=all")
  const bars = await service.run(
    Effect.gen(function* () {
      const query = {
        interval: "1week",
        adjust: "all",
        from: null,
        to: null,
        limit: 500,
        as_of: null
      } as const
      return barsOf(yield* (yield* Prices).recent(yield* apple, query))
    })
  )
  assert.strictEqual(json.meta.data_points, 500)
  assert.deepStrictEqual(
    json.values,
    bars.map(({ date, ...bar }) => ({ datetime: `${date}T00:00:00`, ...bar }))
  )
})

const lineOf = (member: (typeof statementMembers)[number]) =>
  member === "cash" ? "cash_and_cash_equivalents" : member

describe("Apple's financials", () => {
  it.for([
    ["Annual", 5, null],
    ["Quarterly", 20, null],
    ["Annual", 20, day],
    ["Quarterly", 2, day]
  ] as const)("%s of %i years as of %s are the service's", async ([period, years, as_of]) => {
    const query = `period=${period}&years=${years}${as_of === null ? "" : `&as_of=${as_of}`}`
    const { json } = await get(`/financial/companies/AAPL/financials?${query}`)
    const statements = await service.run(
      Effect.gen(function* () {
        return yield* (yield* Financials).statements(yield* apple, period, as_of)
      })
    )
    const expected = newestYears(statements, years).map((statement) => ({
      ...partOf(statement, {
        fiscal_date: "",
        year: 0,
        quarter: 0,
        period,
        months: 0,
        currency: "",
        filed_at: ""
      }),
      ...Object.fromEntries(statementMembers.map((member) => [member, statement[lineOf(member)]]))
    }))
    assert.isAbove(expected.length, 4)
    assert.deepStrictEqual(json.statements, expected)
  })

  it("have earnings per share of fiscal 2011 to 2025 on today's shares", async () => {
    const { json } = await get("/financial/companies/AAPL/financials?years=15")
    const diluted = json.statements.map(({ eps_diluted, year }: any) => [year, eps_diluted.toFixed(4)])
    assert.deepStrictEqual(diluted, [
      [2025, "7.4600"],
      [2024, "6.0800"],
      [2023, "6.1300"],
      [2022, "6.1100"],
      [2021, "5.6100"],
      [2020, "3.2800"],
      [2019, "2.9700"],
      [2018, "2.9800"],
      [2017, "2.3025"],
      [2016, "2.0775"],
      [2015, "2.3050"],
      [2014, "1.6125"],
      [2013, "1.4200"],
      [2012, "1.5775"],
      // 27.68 of 2011, 7 shares for each from 2014-06-09 and 4 from 2020-08-31.
      [2011, "0.9886"]
    ])
  })

  it("are its annual reports'", async () => {
    const { json } = await get(
      "/financial/companies/AAPL/financials?years=2&as_of=2021-03-31&include=provenance"
    )
    const [latest] = json.statements
    // Form 10-K for the year to 2020-09-26.
    assert.deepInclude(latest, {
      fiscal_date: "2020-09-26",
      year: 2020,
      currency: "USD",
      sales: 274_515_000_000,
      net_income: 57_411_000_000,
      total_assets: 323_888_000_000,
      cash: 38_016_000_000,
      eps_diluted: 3.28,
      capital_expenditures: 7_309_000_000,
      free_cash_flow: 80_674_000_000 - 7_309_000_000
    })
    assert.deepInclude(latest.provenance.net_income, {
      filing_id: "0000320193-20-000096",
      form: "10-K",
      filed_at: "2020-10-30"
    })
  })
})
