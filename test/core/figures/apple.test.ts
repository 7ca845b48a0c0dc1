/** Figures of Apple on the day of its 10-K of 2020, from the figures of its filings and its prices. */
import { assert, describe, it } from "@effect/vitest"
import { noLines, type Lines } from "../../../core/financials/Line.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { figures, vocabulary } from "../../../core/figures/Catalogue.ts"
import { type CompanyRead, knownThen, securityRead } from "../../../core/figures/CompanyThen.ts"
import { statementRowsOf } from "../../../core/figures/StatementDays.ts"
import { columnsOf } from "../../../core/prices/BarColumns.ts"
import type { CorporateAction } from "../../../core/prices/CorporateAction.ts"
import { apple10K2020 } from "../financials/apple.ts"

const filed = (
  fiscal_date: string,
  span: FiledStatement["span"],
  year: number,
  quarter: number | null,
  filed_at: string,
  lines: Partial<Lines>
): FiledStatement => ({
  ...noLines,
  issuer_id: 1,
  fiscal_date,
  span,
  source: "sec",
  version: filed_at,
  year,
  quarter,
  filed_at,
  filing_id: null,
  filing_url: null,
  form: span === 12 ? "10-K" : "10-Q",
  currency: "USD",
  tags: null,
  ...lines
})

/** As filed, before the split of 2020-08-31 and after it. */
const filings = [
  filed("2019-09-28", 12, 2019, null, "2019-10-31", {
    sales: 260_174e6,
    net_income: 55_256e6,
    eps_diluted: 11.89,
    shares_diluted: 4_648_913e3,
    dividends_per_share: 3
  }),
  filed("2019-12-28", 3, 2020, 1, "2020-01-29", { eps_diluted: 4.99, shares_diluted: 4_454_604e3 }),
  filed("2020-03-28", 3, 2020, 2, "2020-05-01", { eps_diluted: 2.55, shares_diluted: 4_404_691e3 }),
  filed("2020-06-27", 3, 2020, 3, "2020-07-31", { eps_diluted: 2.58, shares_diluted: 4_354_788e3 }),
  filed("2020-09-26", 12, 2020, null, "2020-10-30", {
    ...apple10K2020,
    eps_diluted: 3.28,
    shares_diluted: 17_528_214e3,
    dividends_per_share: 0.795
  }),
  filed("2020-12-26", 3, 2021, 1, "2021-01-28", { eps_diluted: 1.68, shares_diluted: 17_113_688e3 })
]

const action = (effective_date: string, type: CorporateAction["type"], value: number): CorporateAction => ({
  effective_date,
  type,
  value,
  reference_close: null,
  currency: null
})

const actions = [
  action("2020-05-08", "dividend", 0.82),
  action("2020-08-07", "dividend", 0.82),
  action("2020-08-31", "split", 4),
  action("2020-11-06", "dividend", 0.205)
]

/** Apple's bars as traded. */
const bars = columnsOf([
  { date: "2020-08-28", open: 504.05, high: 505.77, low: 498.31, close: 499.23, volume: 46_907_479 },
  { date: "2020-10-29", open: 112.37, high: 116.93, low: 112.2, close: 115.32, volume: 146_129_173 },
  { date: "2020-10-30", open: 111.06, high: 111.99, low: 107.72, close: 108.86, volume: 190_573_476 }
])

const splits = [{ effective_date: "2020-08-31", type: "split", value: 4 }] as const

const rowsOf = (filed: ReadonlyArray<FiledStatement>) => statementRowsOf(1, filed, splits)[0]?.rows ?? []

const rows = rowsOf(filings)

const read: CompanyRead = (() => {
  const security = {
    company_id: 1,
    issuer_id: 1,
    listed: true,
    symbol: "AAPL",
    slug: "aapl",
    name: "Apple Inc.",
    alias_name: null,
    exchange: "NASDAQ",
    mic_code: "XNAS",
    time_zone: "America/New_York",
    sector: "Technology",
    industry: "Consumer Electronics",
    country_code: "US",
    currency: "USD",
    isin: "US0378331005",
    stock_type: "Common Stock",
    shares_per_receipt: null,
    employees: 147_000,
    actions_known_to: "2020-12-31",
    first_bar: "2020-08-28",
    last_bar: "2020-10-30"
  }
  const own = securityRead(security, bars, actions)
  return {
    ...own,
    issued: [own],
    counts: [
      {
        issuer_id: 1,
        share_class: "common",
        date: "2020-10-16",
        count: 17_001_802_000,
        company_id: 1,
        conversion_ratio: null
      }
    ],
    accepted: new Set(),
    ratings: [
      {
        report_id: 2,
        report_date: "2020-10-15",
        securities_firm: "Firm B",
        opinion: "Buy",
        target_price: 140,
        currency: "USD"
      },
      {
        report_id: 1,
        report_date: "2020-07-31",
        securities_firm: "Firm A",
        opinion: "Hold",
        target_price: 400,
        currency: "USD"
      }
    ],
    transactions: [],
    filings: ["2020-07-31", "2020-10-30"],
    earnings: [],
    filed: rows,
    priced: rows
  }
})()

const on = (day: string, of: CompanyRead = read) => {
  const known = knownThen(of, day, day, null)
  return (name: string) => {
    const figure = vocabulary.figure(name)
    assert.isDefined(figure, name)
    return figure.of(known)
  }
}

describe("Apple on 2020-10-30, at 17,001,802,000 shares of 108.86 dollars", () => {
  const of = on("2020-10-30")

  it.for([
    // 17,001,802,000 x 108.86 = 1,850,816,165,720; in millions below
    ["market_cap", 1_850_816_165_720],
    // 1,850,816.16572 / 57,411; / 65,339; / 274,515; / 73,365; / 80,674
    ["pe_ratio", 32.238],
    ["pb_ratio", 28.3264],
    ["ps_ratio", 6.7421],
    ["pfcf_ratio", 25.2275],
    ["pcf_ratio", 22.9419],
    ["price_to_tangible_book", 28.3264],
    // 1,850,816.16572 + 112,436 - 38,016 - 52,927 = 1,872,309.16572
    ["enterprise_value", 1_872_309_165_720],
    // / 81,020; / 274,515; / 69,964; / 73,365
    ["ev_ebitda", 23.1092],
    ["ev_sales", 6.8204],
    ["ev_ebit", 26.761],
    ["ev_fcf", 25.5205],
    // 57,411, 73,365, 72,358 and 14,081 + 72,358 / 1,850,816.16572; 69,964 / 1,872,309.16572
    ["earnings_yield", 3.1019],
    ["fcf_yield", 3.9639],
    ["buyback_yield", 3.9095],
    ["shareholder_yield", 4.6703],
    ["greenblatt_earnings_yield", 3.7368],
    // 1.2 x 38,321 / 323,888 + 1.4 x 14,966 / 323,888 + 3.3 x 69,964 / 323,888 + 0.6 x 1,850,816.16572 / 258,549 + 274,515 / 323,888
    ["altman_z_score", 6.0622],
    // 65,339, 274,515, 57,411 and 73,365 / 17,001.802
    ["book_value_per_share", 3.8431],
    ["tangible_book_value_per_share", 3.8431],
    ["sales_per_share", 16.1462],
    ["earnings_per_share", 3.3768],
    ["free_cash_flow_per_share", 4.3151],
    // 11.89 / 4 = 2.9725: 3.28 / 2.9725 - 1; 3 / 4 = 0.75: 0.795 / 0.75 - 1
    ["eps_diluted", 3.28],
    ["eps_diluted_growth_1y", 10.3448],
    ["dividends_per_share_growth_1y", 6],
    // 274,515 / 260,174 - 1
    ["sales_growth_1y", 5.5121],
    // The average of 140 and 400 / 4
    ["target_price", 120],
    // 120 / 108.86 - 1
    ["upside", 10.2333],
    // One buy, 2, and one hold, 3
    ["opinion_score", 2.5],
    // 108.86 / 115.32 - 1
    ["price_change_percent", -5.6018],
    // The high of 2020-08-28, 505.77 / 4, and the low of 2020-10-30
    ["high_52w", 126.4425],
    ["low_52w", 107.72],
    ["from_high_52w", -13.9055],
    ["from_low_52w", 1.0583],
    // (108.86 - 107.72) / (126.4425 - 107.72)
    ["position_52w", 6.0889],
    // From 499.23 / 4 = 124.8075 to 108.86; 115.32 is above it
    ["max_drawdown_1y", -12.7777],
    ["last_dividend", 0.82],
    ["fiscal_year", 2020]
  ] as const)("has a %s of %s", ([name, expected]) => {
    const value = of(name)
    assert.isNumber(value, name)
    assert.approximately(value as number, expected, Math.abs(expected) < 1e6 ? 5e-5 : 0.5)
  })

  it.for([
    ["price_date", "2020-10-30"],
    ["fiscal_date", "2020-09-26"],
    ["statement_date", "2020-09-26"],
    ["statement_currency", "USD"],
    ["last_filing", "2020-10-30"],
    ["last_ex_dividend_date", "2020-08-07"],
    ["last_split_date", "2020-08-31"],
    ["sector", "Technology"],
    // Too few bars, or too short a history.
    ["average_volume_20d", null],
    ["average_traded_value_20d", null],
    ["volatility_20d", null],
    ["return_1y", null],
    ["return_5y", null],
    ["beta", null],
    // Current assets are less than liabilities.
    ["price_to_ncav", null],
    // Earnings of five years before aren't known.
    ["peg_ratio", null],
    ["next_earnings", null],
    ["days_to_earnings", null]
  ] as const)("has a %s of %s", ([name, expected]) => {
    assert.strictEqual(of(name), expected)
  })

  it("has every figure without an error, finite", () => {
    for (const { name, of, type } of figures) {
      const value = of(knownThen(read, "2020-10-30", "2020-10-30", null))
      if (value === null) continue
      assert.strictEqual(typeof value, type === "number" ? "number" : "string", name)
      if (typeof value === "number") assert.isTrue(Number.isFinite(value), name)
    }
  })
})

describe("before its split, as of 2020-08-28", () => {
  const of = on("2020-08-28")

  it("earnings per share are on the shares of the day", () => {
    assert.strictEqual(of("eps_diluted"), 11.89)
    assert.strictEqual(of("close"), 499.23)
  })
})

describe("on 2021-01-28, after the first quarter of its next year", () => {
  const of = on("2021-01-28")

  it("earnings of twelve months are those of four quarters on one basis of shares", () => {
    // 4 x 17,528,214 - 4 x (4,454,604 + 4,404,691 + 4,354,788) = 17,256,524 thousand shares, which earned
    // 3.28 x 17,528,214 - (4.99 x 4,454,604 + 2.55 x 4,404,691 + 2.58 x 4,354,788), each 0.7414; with 1.68 + 2.58 / 4 + 2.55 / 4
    const last = (3.28 * 17_528_214 - (4.99 * 4_454_604 + 2.55 * 4_404_691 + 2.58 * 4_354_788)) / 17_256_524
    assert.approximately(last, 0.7414, 5e-4)
    assert.approximately(of("eps_diluted_ttm") as number, 1.68 + last + 2.58 / 4 + 2.55 / 4, 1e-9)
    assert.strictEqual(of("eps_diluted"), 3.28)
  })

  it("dividends of twelve months are the year's, since quarters have none", () => {
    assert.strictEqual(of("dividends_per_share_ttm"), 0.795)
  })
})

describe("on 2021-10-29, after its next year but no later price", () => {
  const longer = rowsOf([
    filed("2015-09-26", 12, 2015, null, "2015-10-28", { eps_diluted: 9.22, shares_diluted: 5_793_069e3 }),
    ...filings,
    filed("2021-09-25", 12, 2021, null, "2021-10-29", { ...apple10K2020, eps_diluted: 5.61 })
  ])
  const readLonger = { ...read, filed: longer, priced: longer }
  const [then, later] = [on("2020-10-30", readLonger), on("2021-10-29", readLonger)]
  const names = figures.filter(({ group }) => group === "valuation").map(({ name }) => name)

  it("valuation is that of the day of the price", () => {
    // 3.28 / (9.22 / 4) over five years
    assert.approximately(then("peg_ratio") as number, 32.238 / 7.3102, 5e-4)
    assert.strictEqual(later("eps_diluted"), 5.61)
    assert.deepStrictEqual(
      names.map((name) => [name, later(name)]),
      names.map((name) => [name, then(name)])
    )
  })
})
