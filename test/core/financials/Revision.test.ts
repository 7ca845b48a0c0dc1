/** What became of figures between two days: restated, on other shares, added, removed. */
import { assert, describe, it } from "@effect/vitest"
import type { Lines } from "../../../core/financials/Line.ts"
import { revisionsOf } from "../../../core/financials/Revision.ts"
import type { Statement } from "../../../core/financials/Statement.ts"
import { annual } from "./made.ts"

const both = (statement: Statement, onShares: Partial<Lines> = {}) => ({
  statement,
  onShares: { ...statement, ...onShares }
})

const cause = (line: keyof Lines, then: Partial<Lines>, now: Partial<Lines>, onShares: Partial<Lines> = {}) =>
  revisionsOf(both(annual(2008, now)), [both(annual(2008, then), onShares)])?.[line]?.cause

describe("a figure", () => {
  it("that is the same has no revision", () => {
    assert.deepStrictEqual(
      revisionsOf(both(annual(2008, { sales: 1 })), [both(annual(2008, { sales: 1 }))]),
      {}
    )
  })

  it("is restated, added or removed", () => {
    assert.strictEqual(
      cause("operating_income", { operating_income: 6275e6 }, { operating_income: 8327e6 }),
      "restated"
    )
    assert.strictEqual(cause("sales", {}, { sales: 5 }), "added")
    assert.strictEqual(cause("sales", { sales: 5 }, {}), "removed")
  })

  // Apple's diluted earnings of fiscal 2019: 11.89, and 2.97 in the 10-K after the split of 4 for 1.
  it("per share is that of a split where it is the same on the later day's shares, up to half a cent", () => {
    const then = { eps_diluted: 11.89 }
    assert.strictEqual(cause("eps_diluted", then, { eps_diluted: 2.97 }, { eps_diluted: 2.9725 }), "split")
    assert.strictEqual(cause("eps_diluted", then, { eps_diluted: 2.98 }, { eps_diluted: 2.9725 }), "restated")
    assert.strictEqual(cause("eps_diluted", then, { eps_diluted: 11.892 }), "restated")
  })

  it("of shares may be rounded to thousands", () => {
    const then = { shares_diluted: 4_648_913_000 }
    const onShares = { shares_diluted: 18_595_652_000 }
    assert.strictEqual(cause("shares_diluted", then, { shares_diluted: 18_595_651_000 }, onShares), "split")
    assert.strictEqual(
      cause("shares_diluted", then, { shares_diluted: 18_000_000_000 }, onShares),
      "restated"
    )
  })

  it("in another currency is another, also by the same number", () => {
    const revisions = revisionsOf(both(annual(2008, { sales: 5 }, "EUR")), [both(annual(2008, { sales: 5 }))])
    assert.deepInclude(revisions?.sales, { cause: "restated", value: 5, currency: "USD" })
    assert.isUndefined(revisions?.net_income)
  })
})

describe("a period", () => {
  it("that wasn't known has none", () => {
    assert.isNull(revisionsOf(both(annual(2008, {})), [both(annual(2007, {}))]))
  })

  it("may have been dated some days apart", () => {
    const then = { ...annual(2008, { sales: 1 }), fiscal_date: "2008-12-27" }
    assert.strictEqual(revisionsOf(both(annual(2008, { sales: 2 })), [both(then)])?.sales?.value, 1)
  })
})
