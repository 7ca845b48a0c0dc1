/** Which facts of a period give a line. */
import { assert, describe, it } from "@effect/vitest"
import type { Line } from "../../../../core/financials/mod.ts"
import { statementRows } from "../../../../adapters/sources/edgar/companyfacts/StatementRows.ts"
import { day, factsOf, year } from "../facts.ts"

/** A line of a year with the balances of its last day, by tag. */
const lineOf = (
  line: Line,
  flows: Readonly<Record<string, number>>,
  balances: Readonly<Record<string, number>> = {}
) => {
  const facts = factsOf({
    ...Object.fromEntries(Object.entries(flows).map(([tag, val]) => [`us-gaap:${tag}`, [{ ...year, val }]])),
    ...Object.fromEntries(Object.entries(balances).map(([tag, val]) => [`us-gaap:${tag}`, [{ ...day, val }]]))
  })
  const row = statementRows(facts)[0]
  return [row?.[line], row?.tags[line]?.replaceAll("us-gaap:", "")]
}

const flow = { NetIncomeLoss: 1 }

describe("a line", () => {
  it("has the first tag of its chain that the period has", () => {
    assert.deepStrictEqual(lineOf("sales", { SalesRevenueNet: 3 }), [3, "SalesRevenueNet"])
    assert.deepStrictEqual(lineOf("sales", { SalesRevenueNet: 3, Revenues: 4 }), [4, "Revenues"])
  })

  it("chooses its tag for each period", () => {
    const rows = statementRows(
      factsOf({
        "us-gaap:Revenues": [{ ...year, val: 4 }],
        "us-gaap:SalesRevenueNet": [
          { ...year, val: 3 },
          { start: "2022-01-01", end: "2022-12-31", val: 2 }
        ]
      })
    )
    assert.deepStrictEqual(
      rows.map(({ sales }) => sales),
      [2, 4]
    )
  })

  it("without a fact is missing", () => {
    assert.deepStrictEqual(lineOf("inventory", flow), [undefined, undefined])
  })

  it("may be 0", () => {
    assert.deepStrictEqual(lineOf("inventory", flow, { InventoryNet: 0 }), [0, "InventoryNet"])
  })

  it.for([
    ["selling_general_and_administrative", "GeneralAndAdministrativeExpense + SellingAndMarketingExpense"],
    ["gross_profit", "Revenues - CostOfRevenue"]
  ] as const)("%s is derived from %s", ([line, formula]) => {
    const [first = "", sign, second = ""] = formula.split(" ")
    assert.deepStrictEqual(lineOf(line, { [first]: 50, [second]: 20 }), [sign === "+" ? 70 : 30, formula])
    assert.deepStrictEqual(lineOf(line, { [first]: 50 }), [undefined, undefined])
  })

  it("total_liabilities is the balance sheet's total less equity and temporary equity", () => {
    const sum = { LiabilitiesAndStockholdersEquity: 100, StockholdersEquity: 30 }
    const group = "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"
    const temporary = "TemporaryEquityCarryingAmountAttributableToParent"
    assert.strictEqual(lineOf("total_liabilities", flow, sum)[0], 70)
    assert.strictEqual(lineOf("total_liabilities", flow, { ...sum, [group]: 35 })[0], 65)
    assert.strictEqual(lineOf("total_liabilities", flow, { ...sum, [group]: 35, [temporary]: 10 })[0], 55)
    assert.strictEqual(lineOf("total_liabilities", flow, { ...sum, Liabilities: 1 })[0], 1)
  })
})

describe("debt", () => {
  it("due within a year is short-term borrowing and the current part of long-term debt", () => {
    assert.deepStrictEqual(lineOf("short_term_debt", flow, { CommercialPaper: 6, LongTermDebtCurrent: 10 }), [
      16,
      "CommercialPaper + LongTermDebtCurrent"
    ])
    assert.strictEqual(lineOf("short_term_debt", flow, { LongTermDebtCurrent: 10 })[0], 10)
    assert.strictEqual(lineOf("short_term_debt", flow, { DebtCurrent: 9, LongTermDebtCurrent: 9 })[0], 9)
  })

  it("due later excludes the current part", () => {
    assert.strictEqual(lineOf("long_term_debt", flow, { LongTermDebt: 50, LongTermDebtCurrent: 10 })[0], 40)
    assert.strictEqual(lineOf("long_term_debt", flow, { LongTermDebt: 50 })[0], 50)
    assert.strictEqual(
      lineOf("long_term_debt", flow, { LongTermDebt: 50, LongTermDebtNoncurrent: 41 })[0],
      41
    )
  })
})

describe("the parent's share", () => {
  const group = "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"

  it("of equity is the total where an issuer reports no other", () => {
    assert.deepStrictEqual(lineOf("total_shareholders_equity", flow, { [group]: 35 }), [35, group])
  })

  it("of equity is the total less minority interests where both are reported", () => {
    assert.strictEqual(lineOf("total_shareholders_equity", flow, { [group]: 35, MinorityInterest: 5 })[0], 30)
  })

  it("of equity is not the total of an issuer that reports its own at other times", () => {
    const rows = statementRows(
      factsOf({
        "us-gaap:NetIncomeLoss": [
          { ...year, val: 1 },
          { start: "2022-01-01", end: "2022-12-31", val: 1 }
        ],
        [`us-gaap:${group}`]: [{ end: "2022-12-31", val: 35 }],
        "us-gaap:StockholdersEquity": [{ ...day, val: 30 }]
      })
    )
    assert.deepStrictEqual(
      rows.map(({ total_shareholders_equity }) => total_shareholders_equity),
      [undefined, 30]
    )
  })
})

const ifrsRow = (flows: Readonly<Record<string, number>>, balances: Readonly<Record<string, number>> = {}) =>
  statementRows(
    factsOf({
      ...Object.fromEntries(
        Object.entries(flows).map(([tag, val]) => [`ifrs-full:${tag}`, [{ ...year, val, form: "20-F" }]])
      ),
      ...Object.fromEntries(
        Object.entries(balances).map(([tag, val]) => [`ifrs-full:${tag}`, [{ ...day, val, form: "20-F" }]])
      )
    })
  )[0]

describe("a line under IFRS", () => {
  it("has the tags of ifrs-full", () => {
    const row = ifrsRow({ Revenue: 100, CostOfSales: 60, FinanceCosts: 5 }, { Assets: 500, Equity: 200 })
    assert.deepInclude(row, { sales: 100, cost_of_goods: 60, interest_expense: 5, total_liabilities: 300 })
    assert.strictEqual(row?.tags.total_liabilities, "ifrs-full:Assets - ifrs-full:Equity")
  })

  it("is the parent's share of income and of equity", () => {
    const row = ifrsRow(
      { ProfitLoss: 9, ProfitLossAttributableToNoncontrollingInterests: 2 },
      { Equity: 50, NoncontrollingInterests: 8 }
    )
    assert.deepInclude(row, { net_income: 7, total_shareholders_equity: 42, non_controlling_interest: 8 })
  })

  it("of operating cash flow isn't that before interest and tax", () => {
    const flows = {
      CashFlowsFromUsedInOperations: 90,
      CashFlowsFromUsedInInvestingActivities: -50,
      CashFlowsFromUsedInFinancingActivities: -10
    }
    assert.isUndefined(ifrsRow(flows)?.operating_cash_flow)
    const change = "IncreaseDecreaseInCashAndCashEquivalents"
    assert.strictEqual(
      ifrsRow({ ...flows, [`${change}BeforeEffectOfExchangeRateChanges`]: 5 })?.operating_cash_flow,
      65
    )
    assert.strictEqual(
      ifrsRow({ ...flows, [change]: 4, EffectOfExchangeRateChangesOnCashAndCashEquivalents: -1 })
        ?.operating_cash_flow,
      65
    )
  })

  it("of long-term debt is what remains of all borrowings", () => {
    const balances = { Borrowings: 270, CurrentPortionOfLongtermBorrowings: 20, LongtermBorrowings: 270 }
    assert.deepInclude(ifrsRow({ Revenue: 1 }, balances), { short_term_debt: 20, long_term_debt: 250 })
  })
})

describe("dividends", () => {
  const paid = { PaymentsOfDividends: 12, PaymentsOfDividendsCommonStock: 11 }

  it("are those of the cash flow statement", () => {
    assert.strictEqual(lineOf("common_dividends", paid)[0], 12)
  })

  it("are without those on preferred stock", () => {
    assert.strictEqual(
      lineOf("common_dividends", { ...paid, PaymentsOfDividendsPreferredStockAndPreferenceStock: 3 })[0],
      9
    )
  })
})
