/** Dividends per share of a year's parts, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import type { ShareAdjustment } from "../../../core/financials/Fields.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { action } from "../prices/bars.ts"
import { of2024 } from "./filed.ts"

const paid = (dividends_per_share: number) => ({ dividends_per_share })

const quarters = [of2024(1, 3, paid(0.23)), of2024(2, 3, paid(0.23)), of2024(3, 3, paid(0.24))]
const year = of2024(4, 12, paid(0.94), { form: "10-K" })

const last = (
  filings: ReadonlyArray<FiledStatement>,
  actions: ReadonlyArray<ReturnType<typeof action>> = [],
  adjust: ShareAdjustment = "splits"
) =>
  statementsOf(filings, "Quarterly", null, { actions, adjust }).find(({ quarter }) => quarter === 4) ??
  assert.fail()

describe("the last part's dividends per share", () => {
  it("are the year's less those of the other quarters", () => {
    const { dividends_per_share, provenance } = last([...quarters, year])
    assert.strictEqual(dividends_per_share, 0.24)
    assert.deepInclude(provenance.dividends_per_share, { form: "10-K", derivation: "FY - (Q1 + Q2 + Q3)" })
  })

  it("are as filed where three months were filed", () => {
    assert.strictEqual(last([...quarters, of2024(4, 3, paid(0.25)), year]).dividends_per_share, 0.25)
  })

  it("are 0 where the year's were paid before", () => {
    assert.strictEqual(last([...quarters, of2024(4, 12, paid(0.7))]).dividends_per_share, 0)
  })

  it("are unknown where the others exceed the year's", () => {
    assert.isNull(last([...quarters, of2024(4, 12, paid(0.5))]).dividends_per_share)
  })

  it("are unknown where another quarter's are", () => {
    assert.isNull(last([...quarters.slice(1), year]).dividends_per_share)
  })

  it("of a half are the year's less the first half's", () => {
    const halves = [of2024(2, 6, paid(0.4)), of2024(4, 12, paid(1))]
    assert.strictEqual(last(halves).dividends_per_share, 0.6)
  })

  it.for([
    ["splits", 0.06],
    ["none", 0.12]
  ] as const)("under %s after two splits are %d", ([adjust, expected]) => {
    // The year's 10-K, filed after the first split, counts on halved shares: 0.47 - 0.115 - 0.115 - 0.12 = 0.12.
    const splits = [action("2024-12-02", "split", 2), action("2025-06-02", "split", 2)]
    const filings = [...quarters, of2024(4, 12, paid(0.47))]
    assert.strictEqual(last(filings, splits, adjust).dividends_per_share, expected)
  })
})
