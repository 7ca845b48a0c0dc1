/** The figures of the services for the sample's companies agree with their filings. */
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Disclosure, Fundamentals, Markets } from "../../core/mod.ts"
import { type Statement } from "../../core/financials/mod.ts"
import { InsiderStore, RowStore } from "../../core/ports.ts"
import { companyOf } from "../contract/look.ts"
import { loadedSample, statementsOf } from "./loaded.ts"

const at = (statements: ReadonlyArray<Statement>, fiscal_date: string): Statement => {
  const found = statements.find((statement) => statement.fiscal_date === fiscal_date)
  if (found === undefined) throw new Error(`No statement of ${fiscal_date}`)
  return found
}

const marketOn = Effect.fnUntraced(function* (symbol: string, day: string) {
  const markets = yield* Markets
  return yield* markets.of(yield* companyOf(symbol), day)
})

layer(loadedSample, { excludeTestServices: true, timeout: "60 seconds" })("of the sample", (it) => {
  it.effect("Apple's fiscal 2023 matches its form 10-K", () =>
    Effect.gen(function* () {
      const year = at(yield* statementsOf("AAPL", "Annual"), "2023-09-30")
      assert.deepInclude(year, {
        year: 2023,
        sales: 383_285_000_000,
        net_income: 96_995_000_000,
        capital_expenditures: 10_959_000_000,
        total_assets: 352_583_000_000,
        eps_diluted: 6.13
      })
      // Commercial paper 5,985, term debt due 9,822 and later 95,281 million.
      assert.strictEqual(year.total_debt, 111_088_000_000)
      assert.strictEqual(
        year.provenance.short_term_debt?.tag,
        "us-gaap:CommercialPaper + us-gaap:LongTermDebtCurrent"
      )
    })
  )

  it.effect("Apple's fourth quarter is derived from its year and nine months", () =>
    Effect.gen(function* () {
      const quarter = at(yield* statementsOf("AAPL", "Quarterly"), "2023-09-30")
      assert.deepStrictEqual(
        [quarter.year, quarter.quarter, quarter.sales, quarter.operating_cash_flow],
        [2023, 4, 383_285_000_000 - 293_787_000_000, 110_543_000_000 - 88_945_000_000]
      )
      assert.strictEqual(quarter.provenance.sales?.derivation, "FY - 9M")
    })
  )

  for (const symbol of ["AAPL", "GOOG", "NVDA", "SNOW"]) {
    it.effect(`${symbol}'s quarters of the last four complete years add up to them`, () =>
      Effect.gen(function* () {
        const quarters = yield* statementsOf(symbol, "Quarterly")
        const years = (yield* statementsOf(symbol, "Annual")).slice(0, 4)
        const sums = years.map(({ year }) =>
          quarters.filter((_) => _.year === year).reduce((sum, { sales }) => sum + (sales ?? Number.NaN), 0)
        )
        assert.deepStrictEqual(
          sums,
          years.map(({ sales }) => sales)
        )
      })
    )
  }

  it.effect("NVIDIA's fiscal 2024 ends in January 2024", () =>
    Effect.gen(function* () {
      const year = at(yield* statementsOf("NVDA", "Annual"), "2024-01-28")
      assert.deepInclude(year, { year: 2024, sales: 60_922_000_000, total_debt: 9_709_000_000 })
    })
  )

  it.effect("Snowflake's years end on 31 January and are numbered by it", () =>
    Effect.gen(function* () {
      const years = yield* statementsOf("SNOW", "Annual")
      assert.deepStrictEqual(
        years.map(({ fiscal_date, year }) => [fiscal_date, year]),
        [2025, 2024, 2023, 2022, 2021, 2020, 2019].map((year) => [`${year}-01-31`, year])
      )
      const { selling_general_and_administrative, total_shareholders_equity } = at(years, "2023-01-31")
      // Selling and marketing 1,106.507, general and administrative 295.821 million.
      assert.strictEqual(selling_general_and_administrative, 1_402_328_000)
      // The parent's share, though later filings repeat only the total including minority interests, 5,468.615 million.
      assert.strictEqual(total_shareholders_equity, 5_456_436_000)
    })
  )

  it.effect("Apple's market cap is its shares of the last cover page at the last close", () =>
    Effect.gen(function* () {
      const { market_cap, shares_outstanding } = yield* marketOn("AAPL", "2021-03-31")
      assert.deepStrictEqual([shares_outstanding, market_cap], [16_788_096_000, 16_788_096_000 * 122.15])
    })
  )

  it.effect("Apple's last price, of 2021, is compared with statements filed by then", () =>
    Effect.gen(function* () {
      const fundamentals = yield* Fundamentals
      const { annual, market, statement_date, valuation } = yield* fundamentals.of(
        yield* companyOf("AAPL"),
        null
      )
      const { market_cap_currency, price_date, shares_outstanding } = market
      assert.deepStrictEqual(
        { market_cap_currency, price_date, shares_outstanding, statement_date },
        {
          market_cap_currency: "USD",
          price_date: "2021-03-31",
          shares_outstanding: 16_788_096_000,
          statement_date: "2020-12-26"
        }
      )
      // Net income of the quarters to 2020-12-26: 28,755 + 12,673 + 11,253 + 11,249 million.
      assert.approximately(valuation.pe_ratio ?? Number.NaN, (16_788_096_000 * 122.15) / 63_930e6, 1e-9)
      // Margins and everything else involve no price.
      assert.isAbove(annual?.year ?? 0, 2022)
    })
  )

  // Shares of filings' cover pages and balance sheets, of all classes, at the closes of 2021-03-31.
  const caps = {
    AIG: 861_558_049 * 46.21,
    BAC: 8_664_081_625 * 38.69,
    FB: 2_406_000_000 * 294.53 + 444_000_000 * 294.53,
    GOOG: 675_222_000 * 2068.63,
    IBM: 893_594_090 * 133.26
  }
  for (const [symbol, cap] of Object.entries(caps)) {
    it.effect(`${symbol}'s market cap is the last count of its shares at the last close`, () =>
      Effect.gen(function* () {
        assert.approximately((yield* marketOn(symbol, "2021-03-31")).market_cap ?? Number.NaN, cap, 1)
      })
    )
  }

  // Of forms 10-K for 2020, in millions: sales, net income, equity.
  const years = {
    FB: [85_965, 29_146, 128_290],
    GOOG: [182_527, 40_269, 222_544],
    IBM: [73_620, 5_590, 20_727]
  } as const
  for (const [symbol, [sales, income, equity]] of Object.entries(years)) {
    it.effect(`${symbol}'s multiples and net margin are of its fiscal 2020`, () =>
      Effect.gen(function* () {
        const fundamentals = yield* Fundamentals
        const company = yield* companyOf(symbol)
        const { annual, margins, valuation } = yield* fundamentals.of(company, null)
        const cap = caps[symbol as keyof typeof years]
        assert.approximately(valuation.pe_ratio ?? Number.NaN, cap / (income * 1e6), 1e-9)
        assert.approximately(valuation.pb_ratio ?? Number.NaN, cap / (equity * 1e6), 1e-9)
        assert.approximately(valuation.ps_ratio ?? Number.NaN, cap / (sales * 1e6), 1e-9)
        assert.strictEqual(annual?.year, 2020)
        assert.approximately(margins.net_margin ?? Number.NaN, (100 * income) / sales, 1e-9)
      })
    )
  }

  it.effect("Snowflake's insiders hold the shares stated on their forms", () =>
    Effect.gen(function* () {
      const { issuer_id } = yield* companyOf("SNOW")
      const store = yield* InsiderStore
      const filed = yield* store.ofIssuer(issuer_id, "2022-12-13", null)
      assert.deepStrictEqual(
        filed.map(({ shares_owned_after }) => shares_owned_after).toSorted(),
        [101_097, 105_538, 111_034, 153_020, 227_927, 301_097]
      )
      assert.strictEqual(
        filed.reduce((sum, { shares_change }) => sum + shares_change, 0),
        0
      )
    })
  )

  for (const [symbol, count] of [
    ["AAPL", 40],
    ["NVDA", 40],
    ["SNOW", 19]
  ] as const) {
    it.effect(`${count} filings of ${symbol} are listed with their URLs`, () =>
      Effect.gen(function* () {
        const { issuer_id } = yield* companyOf(symbol)
        const filed = yield* Effect.flatMap(RowStore, (store) => store.all(Disclosure, { issuer_id }))
        assert.lengthOf(filed, count)
        for (const { rcept_no, url } of filed) {
          assert.isTrue(url?.startsWith("https://www.sec.gov/Archives/edgar/data/"))
          assert.isTrue(url?.endsWith(`/${rcept_no.replaceAll("-", "")}/`))
        }
      })
    )
  }
})
