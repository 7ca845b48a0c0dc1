/** The statements of the sample are those of the filings. */
import { assert, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { type StatementRow, statementRows } from "../../adapters/sources/edgar/companyfacts/StatementRows.ts"
import type { Line } from "../../core/financials/Line.ts"
import { readCompanyFacts } from "../../scripts/sample/companyFacts.ts"

const rowsOf = (symbol: string): ReadonlyArray<StatementRow> =>
  gunzipSync(readFileSync(`sample/statements/${symbol}.ndjson.gz`))
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))

const keyOf = ({ filing_id, fiscal_date, span }: StatementRow): string =>
  [filing_id, fiscal_date, span].join(" ")

describe.each(["AAPL", "NVDA"])("%s's statements", (symbol) => {
  const facts = readCompanyFacts(`test/figures/companyfacts/${symbol}.json.gz`)
  const filed = new Map(statementRows(facts).map((row) => [keyOf(row), row]))

  const compared: ReadonlyArray<Line> = [
    ...(["sales", "cost_of_goods", "net_income", "eps_diluted", "operating_cash_flow"] as const),
    ...(["total_assets", "total_current_liabilities", "cash_and_cash_equivalents"] as const)
  ]
  it.for(compared)("have %s as in each filing", (line) => {
    const rows = rowsOf(symbol).filter((row) => filed.has(keyOf(row)))
    assert.deepStrictEqual(
      rows.map((row) => [keyOf(row), row[line]]),
      rows.map((row) => [keyOf(row), filed.get(keyOf(row))?.[line]])
    )
    assert.isAbove(rows.filter((row) => row[line] !== undefined).length, 100)
  })
})

describe.each(["AAPL", "FB", "GOOG", "IBM", "NVDA", "SNOW"])("every statement of %s", (symbol) => {
  const rows = rowsOf(symbol)

  it("is one filing's, of one period", () => {
    assert.strictEqual(new Set(rows.map(keyOf)).size, rows.length)
  })

  it("has the tags of each of its figures", () => {
    for (const { tags, ...row } of rows) {
      const {
        cik: _,
        currency: __,
        filed_at: ___,
        filing_id: ____,
        fiscal_date,
        form,
        span,
        filing_url: _____,
        year: ______,
        ...lines
      } = row
      assert.sameMembers(Object.keys(tags), Object.keys(lines), `${fiscal_date} ${span} ${form}`)
    }
  })

  it("has no negative capital expenditures or dividends", () => {
    for (const { capital_expenditures = 0, common_dividends = 0 } of rows) {
      assert.isAtLeast(Math.min(capital_expenditures, common_dividends), 0)
    }
  })

  it("has the gross profit that sales leave after costs", () => {
    const whole = rows.filter((row) => row.sales !== undefined && row.cost_of_goods !== undefined)
    // Of these two the sample has sales, not costs.
    assert.strictEqual(whole.length > 0, !["FB", "IBM"].includes(symbol))
    for (const { cost_of_goods = 0, gross_profit, sales = 0 } of whole) {
      assert.strictEqual(gross_profit, sales - cost_of_goods)
    }
  })
})

/** Part of neither liabilities nor equity, by the date of the balance sheet; from filings' temporary equity. */
const temporary: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  AAPL: {},
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
  GOOG: {},
  // Snowflake's preferred stock before its IPO.
  SNOW: { "2020-01-31": 936_474_000 }
}

it.for(Object.keys(temporary))("%s's balance sheets balance", (symbol) => {
  const whole = rowsOf(symbol).filter(
    (row) => row.total_assets !== undefined && row.total_liabilities !== undefined
  )
  assert.isAbove(whole.length, 30)
  for (const row of whole) {
    const {
      fiscal_date,
      non_controlling_interest = 0,
      total_assets,
      total_liabilities = 0,
      total_shareholders_equity
    } = row
    const owned = (total_shareholders_equity ?? Number.NaN) + non_controlling_interest
    assert.strictEqual(
      total_assets,
      total_liabilities + owned + (temporary[symbol]?.[fiscal_date] ?? 0),
      fiscal_date
    )
  }
})
