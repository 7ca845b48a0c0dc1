/** Which facts of a period give a line. */
import { assert, describe, it } from "@effect/vitest"
import type { Line } from "../../../core/mod.ts"
import { statementRows } from "../../../adapters/sources/edgar/StatementRows.ts"
import { day, factsOf, year } from "./facts.ts"

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
