/** Earnings per share and weighted shares of a year's last quarter, computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import type { Lines } from "../../../core/financials/Line.ts"
import type { ShareAdjustment } from "../../../core/financials/Fields.ts"
import type { FiledStatement } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { action } from "../prices/bars.ts"
import { filed, of2024 } from "./filed.ts"

const diluted = (eps_diluted: number, shares_diluted: number): Partial<Lines> => ({
  eps_diluted,
  shares_diluted
})

const q1 = of2024(1, 3, diluted(1, 100))
const q2 = of2024(2, 3, diluted(2, 110))
const q3 = of2024(3, 3, diluted(3, 120))
const year = of2024(4, 12, diluted(10, 120), { form: "10-K" })
const all = [q1, q2, q3, year]

/** A split of 3 for 1 between the filings of the third quarter and of the year. */
const split = [action("2024-12-02", "split", 3)]
const shareOf = (third: number): Partial<Lines> => diluted(third / 3, 360)
const afterSplit = [q1, q2, q3, of2024(4, 12, shareOf(10))]

const fourth = (
  filings: ReadonlyArray<FiledStatement>,
  actions: ReadonlyArray<ReturnType<typeof action>> = [],
  adjust: ShareAdjustment = "splits"
) =>
  statementsOf(filings, "Quarterly", null, { actions, adjust }).find(({ quarter }) => quarter === 4) ??
  assert.fail()

/** Rounded to remove floating-point noise. */
const rounded = (figure: number | null): number => Number((figure ?? Number.NaN).toFixed(9))

const basic = (eps_basic: number, shares_basic: number): Partial<Lines> => ({ eps_basic, shares_basic })

// 4 x 120 - (100 + 110 + 120) = 150 shares; (10 x 120 - 1 x 100 - 2 x 110 - 3 x 120) / 150 = 520 / 150
describe("the fourth quarter", () => {
  it("derives its shares from the year's, and its earnings per share from both", () => {
    const { eps_diluted, shares_diluted } = fourth(all)
    assert.strictEqual(shares_diluted, 150)
    assert.strictEqual(rounded(eps_diluted), rounded(520 / 150))
  })

  it("marks both as derived, from the latest filing", () => {
    const { provenance } = fourth(all)
    const from = { form: "10-K", filed_at: "2025-02-14", tag: null }
    assert.deepInclude(provenance.shares_diluted, { ...from, derivation: "4 x FY - (Q1 + Q2 + Q3)" })
    assert.deepInclude(provenance.eps_diluted, {
      ...from,
      derivation: "(FY EPS x FY shares - sum of Qi EPS x Qi shares) / Q4 shares"
    })
  })

  it("is as filed where three months were filed", () => {
    const { eps_diluted, provenance, shares_diluted } = fourth([...all, of2024(4, 3, diluted(3.5, 149))])
    assert.deepStrictEqual([eps_diluted, shares_diluted], [3.5, 149])
    assert.isNull(provenance.eps_diluted?.derivation)
  })

  it("divides earnings by the filed shares of the quarter", () => {
    assert.strictEqual(
      rounded(fourth([...all, of2024(4, 3, { shares_diluted: 149 })]).eps_diluted),
      rounded(520 / 149)
    )
  })

  it("may be a loss", () => {
    // 5 x 120 - 100 - 220 - 360 = -80
    assert.strictEqual(
      rounded(fourth([q1, q2, q3, of2024(4, 12, diluted(5, 120))]).eps_diluted),
      rounded(-80 / 150)
    )
  })

  it.for([
    ["the first quarter", [q2, q3, year]],
    ["the third quarter", [q1, q2, year]],
    ["the year", [q1, q2, q3, of2024(4, 12, { net_income: 1 })]]
  ] as const)("is unknown without %s", ([, filings]) => {
    const { eps_diluted, shares_diluted } = fourth(filings)
    assert.deepStrictEqual([eps_diluted, shares_diluted], [null, null])
  })

  it("has no earnings per share without a quarter's shares, and no shares without its earnings per share", () => {
    const { eps_diluted, shares_diluted } = fourth([of2024(1, 3, { eps_diluted: 1 }), q2, q3, year])
    assert.deepStrictEqual([eps_diluted, shares_diluted], [null, null])
  })

  it("has shares where no earnings per share are known", () => {
    const { eps_diluted, shares_diluted } = fourth([of2024(1, 3, { shares_diluted: 100 }), q2, q3, year])
    assert.deepStrictEqual([eps_diluted, shares_diluted], [null, 150])
  })

  it.for([82.5, 82])("is unknown where %s shares of the year leave none for it", (shares) => {
    const filings = [q1, q2, q3, of2024(4, 12, diluted(10, shares))]
    const { eps_diluted, shares_diluted } = fourth(filings)
    assert.deepStrictEqual([eps_diluted, shares_diluted], [null, null])
  })

  it("keeps basic and diluted apart", () => {
    const filings = [
      of2024(1, 3, { ...diluted(1, 100), ...basic(2, 50) }),
      of2024(2, 3, { ...diluted(2, 110), ...basic(4, 50) }),
      of2024(3, 3, { ...diluted(3, 120), ...basic(6, 50) }),
      of2024(4, 12, { ...diluted(10, 120), ...basic(20, 50) })
    ]
    const { eps_basic, shares_basic } = fourth(filings)
    // 4 x 50 - 150 = 50; (1000 - 100 - 200 - 300) / 50
    assert.deepStrictEqual([eps_basic, shares_basic], [8, 50])
  })
})

describe("a split between the filings of the third quarter and of the year", () => {
  it.for(["splits", "none"] as const)("adjusts the operands, adjust=%s", (adjust) => {
    const { eps_diluted, shares_diluted } = fourth(afterSplit, split, adjust)
    assert.strictEqual(rounded(shares_diluted), rounded(450))
    assert.strictEqual(rounded(eps_diluted), rounded(520 / 450))
  })
})

describe("a split after the year's filing", () => {
  const later = [...split, action("2025-06-02", "split", 2)]

  it("adjusts the result", () => {
    assert.strictEqual(rounded(fourth(afterSplit, later).shares_diluted), rounded(900))
    assert.strictEqual(rounded(fourth(afterSplit, later).eps_diluted), rounded(520 / 900))
  })

  it("doesn't adjust figures requested as filed", () => {
    assert.strictEqual(rounded(fourth(afterSplit, later, "none").shares_diluted), rounded(450))
    assert.strictEqual(rounded(fourth(afterSplit, later, "none").eps_diluted), rounded(520 / 450))
  })

  it("adjusts quarters restated in next year's filings", () => {
    const on2025 = [
      filed("2024-03-31", 3, "2025-08-01", diluted(1 / 6, 600)),
      filed("2024-06-30", 3, "2025-08-01", diluted(2 / 6, 660)),
      filed("2024-09-30", 3, "2025-11-01", diluted(3 / 6, 720))
    ]
    assert.strictEqual(rounded(fourth([...afterSplit, ...on2025], later).eps_diluted), rounded(520 / 900))
  })
})

it("next year's restatement of the year and its quarters restates the fourth quarter", () => {
  const restated = [
    filed("2024-03-31", 3, "2025-05-02", diluted(2, 100)),
    filed("2024-06-30", 3, "2025-08-01", diluted(4, 110)),
    filed("2024-09-30", 3, "2025-11-01", diluted(6, 120)),
    filed("2024-12-31", 12, "2026-02-13", diluted(20, 120))
  ]
  assert.strictEqual(rounded(fourth([...all, ...restated.slice(0, 3)]).eps_diluted), rounded(520 / 150))
  assert.strictEqual(rounded(fourth([...all, ...restated]).eps_diluted), rounded(1040 / 150))
})

it("quarters in another currency leave the fourth unknown", () => {
  assert.isNull(fourth([{ ...q1, currency: "KRW" }, q2, q3, year]).eps_diluted)
})
