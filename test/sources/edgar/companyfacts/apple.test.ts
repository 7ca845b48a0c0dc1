/** Apple's annual statements, as the service answers them, are those that edgartools lays out from the filings. */
import { assert, beforeAll, describe, it } from "@effect/vitest"
import { readFileSync } from "node:fs"
import Papa from "papaparse"
import type { Line, Statement } from "../../../../core/financials/mod.ts"
import { servedBy } from "../../../../scripts/statements/served.ts"
import { readCompanyFacts } from "../../../../scripts/sample/companyFacts.ts"

/** Our line of each of their elements that we have, and the unit of their figures. */
const linesOf: Readonly<Record<string, ReadonlyArray<readonly [element: string, line: Line, unit: number]>>> =
  {
    operations: [
      ["Revenues", "sales", 1e6],
      ["CostOfRevenue", "cost_of_goods", 1e6],
      ["GrossProfit", "gross_profit", 1e6],
      ["ResearchAndDevelopmentExpense", "research_and_development", 1e6],
      ["SellingGeneralAndAdministrativeExpense", "selling_general_and_administrative", 1e6],
      ["OperatingIncomeLoss", "operating_income", 1e6],
      [
        "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest",
        "pretax_income",
        1e6
      ],
      ["IncomeTaxExpenseBenefit", "income_tax", 1e6],
      ["NetIncomeLoss", "net_income", 1e6],
      ["EarningsPerShareBasic", "eps_basic", 1],
      ["EarningsPerShareDiluted", "eps_diluted", 1],
      ["WeightedAverageNumberOfSharesOutstandingBasic", "shares_basic", 1e3],
      ["WeightedAverageNumberOfDilutedSharesOutstanding", "shares_diluted", 1e3]
    ],
    balance_sheet: [
      ["CashAndCashEquivalentsAtCarryingValue", "cash_and_cash_equivalents", 1e6],
      ["MarketableSecuritiesCurrent", "short_term_investments", 1e6],
      ["AccountsReceivableNetCurrent", "accounts_receivable", 1e6],
      ["InventoryNet", "inventory", 1e6],
      ["AssetsCurrent", "total_current_assets", 1e6],
      ["PropertyPlantAndEquipmentNet", "properties", 1e6],
      ["AssetsNoncurrent", "total_non_current_assets", 1e6],
      ["Assets", "total_assets", 1e6],
      ["LiabilitiesCurrent", "total_current_liabilities", 1e6],
      ["TermDebtNoncurrent", "long_term_debt", 1e6],
      ["LiabilitiesNoncurrent", "total_non_current_liabilities", 1e6],
      ["Liabilities", "total_liabilities", 1e6],
      ["AccumulatedDeficit", "retained_earnings", 1e6],
      [
        "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
        "total_shareholders_equity",
        1e6
      ]
    ],
    cashflow: [
      ["NetIncomeLoss", "net_income", 1e6],
      ["DepreciationDepletionAndAmortization", "depreciation_and_amortization", 1e6],
      ["NetCashProvidedByUsedInOperatingActivities", "operating_cash_flow", 1e6],
      // Outflows: negative there, positive here.
      ["PaymentsToAcquirePropertyPlantAndEquipment", "capital_expenditures", -1e6],
      ["NetCashProvidedByUsedInInvestingActivities", "investing_cash_flow", 1e6],
      ["PaymentsOfDividends", "common_dividends", -1e6],
      ["NetCashProvidedByUsedInFinancingActivities", "financing_cash_flow", 1e6]
    ]
  }

type Row = Readonly<Record<string, string>>

const rowsOf = (statement: string): ReadonlyArray<Row> =>
  Papa.parse<Row>(readFileSync(`test/figures/edgartools/apple_${statement}_mapped.csv`, "utf8"), {
    header: true,
    skipEmptyLines: true
  }).data

/** Their columns, by our date of the period. */
const columns: Readonly<Record<string, string>> = {
  "2023-09-30": "Sep. 30, 2023",
  "2022-09-24": "Sep. 24, 2022",
  "2021-09-25": "Sep. 25, 2021"
}

let annual: ReadonlyArray<Statement> = []
beforeAll(async () => {
  annual = (await servedBy(readCompanyFacts("test/figures/companyfacts/AAPL.json.gz"))).annual
})

describe.each(Object.keys(linesOf))("Apple's %s", (name) => {
  it.for([...(linesOf[name] ?? [])])("have their %s as our %s", ([element, line, unit]) => {
    const row = rowsOf(name).find((row) => row["Fact Name"] === element) ?? assert.fail(element)
    const years = Object.entries(columns).filter(([, column]) => row[column] !== undefined)
    assert.isAtLeast(years.length, name === "balance_sheet" ? 2 : 3)
    for (const [date, column] of years) {
      const statement = annual.find(({ fiscal_date }) => fiscal_date === date)
      assert.strictEqual(statement?.[line], Number(row[column]) * unit, `${line} to ${date}`)
    }
  })
})

it("Apple's debt due within a year is their commercial paper and the current part of term debt", () => {
  const rows = rowsOf("balance_sheet")
  for (const [date, column] of Object.entries(columns).slice(0, 2)) {
    const parts = ["CommercialPaper", "TermDebtCurrent"].map((element) =>
      Number(rows.find((row) => row["Fact Name"] === element)?.[column])
    )
    const statement = annual.find(({ fiscal_date }) => fiscal_date === date)
    assert.strictEqual(statement?.short_term_debt, parts.reduce((a, b) => a + b, 0) * 1e6, date)
  }
})
