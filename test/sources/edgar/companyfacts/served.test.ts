/**
 * Statements that the service answers from SEC's companyfacts obey the identities of accounting, and fill the lines
 * that the public API serves.
 */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import {
  balanceLines,
  type FlowLine,
  flowLines,
  type PublicLine,
  publicLines
} from "../../../../core/financials/mod.ts"
import { coverage, missingIn } from "../../../../scripts/statements/missing.ts"
import { type Served, servedBy } from "../../../../scripts/statements/served.ts"
import { readCompanyFacts } from "../../../../scripts/sample/companyFacts.ts"
import { accn, factsOf as madeUp, year } from "../facts.ts"

const factsOf = (symbol: string) => readCompanyFacts(`test/figures/companyfacts/${symbol}.json.gz`)

const symbols = ["AAPL", "NVDA", "SNOW", "LPA"] as const
const served = new Map<string, Served>()
beforeAll(async () => {
  for (const symbol of symbols) served.set(symbol, await servedBy(factsOf(symbol)))
})
const servedOf = (symbol: string): Served => served.get(symbol) ?? assert.fail()

/** Equity of neither the parent nor other owners, by the day of the balance sheet; typed from the filings. */
const temporaryEquity: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // NVIDIA's obligation to pay cash for notes when they are converted.
  NVDA: {
    "2016-01-31": 87_000_000,
    "2016-05-01": 79_000_000,
    "2016-07-31": 72_000_000,
    "2016-10-30": 45_000_000,
    "2017-01-29": 31_000_000,
    "2017-04-30": 7_000_000,
    "2017-07-30": 2_000_000,
    "2017-10-29": 1_000_000
  },
  // Snowflake's preferred stock before its IPO.
  SNOW: { "2020-01-31": 936_474_000 }
}

/**
 * By how much rounding may make figures differ. NVIDIA rounds to millions so that each statement adds up, and repeats
 * figures in millions that it first filed in thousands.
 */
const rounding: Readonly<Record<string, number>> = { NVDA: 2_000_000 }

describe.each(symbols)("%s", (symbol) => {
  const all = () => [...servedOf(symbol).annual, ...servedOf(symbol).quarterly]
  const slack = rounding[symbol] ?? 0

  it("has assets equal to liabilities and equity", () => {
    const whole = all().filter(({ total_assets }) => total_assets !== null)
    assert.isNotEmpty(whole)
    for (const statement of whole) {
      const { fiscal_date, non_controlling_interest, total_assets } = statement
      const { total_liabilities, total_shareholders_equity } = statement
      const owned = (total_shareholders_equity ?? Number.NaN) + (non_controlling_interest ?? 0)
      const temporary = temporaryEquity[symbol]?.[fiscal_date] ?? 0
      const sum = (total_liabilities ?? Number.NaN) + owned + temporary
      assert.closeTo(sum, total_assets ?? Number.NaN, slack, fiscal_date)
    }
  })

  it("has current and non-current parts that add up", () => {
    for (const statement of all()) {
      if (statement.total_assets === null) continue
      const { fiscal_date, total_current_assets, total_non_current_assets } = statement
      assert.strictEqual(
        (total_current_assets ?? Number.NaN) + (total_non_current_assets ?? Number.NaN),
        statement.total_assets,
        fiscal_date
      )
    }
  })

  it("has free cash flow equal to operating cash flow less capital expenditures", () => {
    for (const { capital_expenditures, fiscal_date, free_cash_flow, operating_cash_flow } of all()) {
      const expected =
        operating_cash_flow === null || capital_expenditures === null
          ? null
          : operating_cash_flow - capital_expenditures
      assert.strictEqual(free_cash_flow, expected, fiscal_date)
    }
  })

  it("has the balances of a year in its last quarter", () => {
    const { annual, quarterly } = servedOf(symbol)
    for (const year of annual) {
      const last = quarterly.find(({ fiscal_date }) => fiscal_date === year.fiscal_date)
      if (last === undefined) continue
      for (const line of balanceLines) assert.strictEqual(last[line], year[line], `${year.year} ${line}`)
    }
  })
})

/** Lines that the service derives differently where a filing lacks an operand, such as a quarter's interest. */
const fallingBack: ReadonlySet<FlowLine> = new Set<FlowLine>(["ebit", "ebitda"])

const added = flowLines.filter((line) => !fallingBack.has(line))

/** Years that later annual reports recast, without recasting their quarters. */
const recast: Readonly<Record<string, ReadonlyArray<string>>> = {
  // ASU 2016-09 and 2016-18, adopted in fiscal 2017 and 2018; dividend equivalents were added to dividends.
  AAPL: [
    "2017 common_dividends",
    "2016 operating_cash_flow",
    "2016 financing_cash_flow",
    "2016 free_cash_flow",
    "2016 common_dividends",
    "2015 common_dividends"
  ]
}

/** The years with a line that differs from the sum of its four quarters, by more than rounding. */
const unequal = ({ annual, quarterly }: Served, slack: number): ReadonlyArray<string> =>
  annual.flatMap((year) => {
    const quarters = quarterly.filter((quarter) => quarter.year === year.year)
    return added.flatMap((line) => {
      const figures = quarters.flatMap((quarter) => quarter[line] ?? [])
      const whole = year[line]
      if (figures.length !== 4 || whole === null) return []
      const sum = figures.reduce((total, figure) => total + figure, 0)
      return Math.abs(whole - sum) > slack ? [`${year.year} ${line}`] : []
    })
  })

describe.each(["AAPL", "NVDA", "SNOW"])("%s's quarters", (symbol) => {
  it("add up to the year, unless it was recast", () => {
    assert.sameMembers([...unequal(servedOf(symbol), rounding[symbol] ?? 0)], [...(recast[symbol] ?? [])])
  })

  it("of cash flow add up in most years", () => {
    const { annual, quarterly } = servedOf(symbol)
    const whole = annual.filter(
      ({ year }) =>
        quarterly.filter((quarter) => quarter.year === year && quarter.operating_cash_flow !== null)
          .length === 4
    )
    assert.isAtLeast(whole.length, symbol === "SNOW" ? 5 : 15)
  })
})

/** The lines that a year lacks, since fiscal 2012. */
const lackingOf = (symbol: string) =>
  servedOf(symbol)
    .annual.filter(({ year }) => year >= 2012)
    .map(
      (statement) => [statement.year, missingIn(statement, factsOf(symbol)).map(({ line }) => line)] as const
    )

/** The percentage of public lines that the years since fiscal 2012 have. */
const coverageOf = (symbol: string): number => {
  const years = servedOf(symbol).annual.filter(({ year }) => year >= 2012)
  return years.reduce((sum, statement) => sum + coverage(statement), 0) / years.length
}

/** Interest expense, which its EBIT is derived with because its latest annual report has it, is in none of before 2023. */
const ofSnowflake = (year: number): ReadonlyArray<string> => (year < 2023 ? ["ebit", "ebitda"] : [])

describe("the lines of the public API", () => {
  it("are all in Apple's years", () => {
    assert.strictEqual(coverageOf("AAPL"), 100)
    assert.lengthOf(lackingOf("AAPL"), 14)
  })

  it("are in NVIDIA's, except capital expenditures where its annual reports have an element of its own", () => {
    assert.closeTo(coverageOf("NVDA"), 95, 1e-9)
    const lacking: ReadonlyArray<PublicLine> = ["free_cash_flow", "capital_expenditures"]
    for (const [year, lines] of lackingOf("NVDA")) {
      assert.deepStrictEqual(lines, 2013 <= year && year <= 2021 ? lacking : [], `${year}`)
    }
  })

  it("have beside them what Apple's cash flow of 2020 says of pay in shares and of repurchases", () => {
    // 10-K of 2020-10-30: share-based compensation 6,829, repurchases of common stock 72,358 millions.
    const year = servedOf("AAPL").annual.find(({ year }) => year === 2020)
    assert.deepInclude(year, {
      stock_based_compensation: 6_829_000_000,
      share_repurchases: 72_358_000_000
    })
  })

  it("are in Snowflake's, which has no inventory; before its first balance sheet, flows alone", () => {
    const balances: ReadonlyArray<string> = balanceLines
    for (const [year, lines] of lackingOf("SNOW")) {
      if (year > 2019) assert.deepStrictEqual(lines, [...ofSnowflake(year), "inventory"], `${year}`)
      else assert.isTrue(lines.every((line) => [...ofSnowflake(year), ...balances].includes(line)))
    }
  })

  it("are in the years of an issuer that reports under IFRS, 20 of 24", () => {
    const { annual } = servedOf("LPA")
    const sales = annual.map(({ sales, total_assets, year }) => [year, sales, total_assets])
    assert.deepStrictEqual(sales, [
      [2024, 43_862_372, 607_019_578],
      [2023, 39_436_343, 590_825_310],
      [2022, 31_983_567, 497_618_869],
      [2021, 25_596_073, null]
    ])
    const lacking: ReadonlyArray<PublicLine> = [
      "cost_of_goods",
      "gross_profit",
      "inventory",
      "accounts_receivable"
    ]
    for (const [year, lines] of lackingOf("LPA")) {
      if (year > 2021) assert.sameMembers([...lines], [...lacking], `${year}`)
    }
    assert.deepInclude(annual[1], {
      currency: "USD",
      net_income: 3_139_333,
      // 12,136,627 before tax, 22,557,977 interest, 167,895 depreciation and amortization
      ebit: 34_694_604,
      ebitda: 34_862_499,
      eps_basic: 0.11,
      operating_cash_flow: 17_199_470,
      capital_expenditures: 126_476,
      free_cash_flow: 17_072_994,
      total_liabilities: 329_882_393,
      total_shareholders_equity: 222_326_402,
      non_controlling_interest: 38_616_515
    })
  })

  it("say what each missing one was sought in", () => {
    const facts = factsOf("NVDA")
    const year = servedOf("NVDA").annual.find(({ year }) => year === 2020) ?? assert.fail()
    assert.deepStrictEqual(missingIn(year, facts), [
      {
        line: "free_cash_flow",
        sought: ["operating_cash_flow and capital_expenditures, without capital_expenditures"]
      },
      {
        line: "capital_expenditures",
        sought: [
          "us-gaap:PaymentsToAcquirePropertyPlantAndEquipment",
          "us-gaap:PaymentsToAcquireProductiveAssets"
        ]
      }
    ])
    assert.strictEqual((22 / publicLines.length) * 100, coverage(year))
  })
})

describe("a proxy statement filed after the annual report", () => {
  const income = "us-gaap:NetIncomeLoss"
  const proxy = { accn: accn(2), form: "DEF 14A", filed: "2024-04-10", fy: null }

  it("adds years, and changes none", async () => {
    const before = { start: "2019-01-01", end: "2019-12-31" }
    const { annual } = await servedBy(
      madeUp({
        "us-gaap:Revenues": [{ ...year, val: 900 }],
        [income]: [
          { ...year, val: 100 },
          { ...year, ...proxy, val: 100_000 },
          { ...before, ...proxy, val: 70 }
        ]
      })
    )
    assert.deepStrictEqual(
      annual.map((statement) => [statement.year, statement.sales, statement.net_income]),
      [
        [2023, 900, 100],
        [2019, null, 70]
      ]
    )
    assert.strictEqual(annual[0]?.provenance.net_income?.form, "10-K")
  })
})
