/** Firms by opinion, and their percentages. */
import { assert, describe, it } from "@effect/vitest"
import { countOpinions, opinionShares } from "../../../core/consensus/OpinionCounts.ts"
import { report } from "./reports.ts"

const none = { strong_buy: 0, buy: 0, hold: 0, sell: 0, strong_sell: 0 }

describe("counting", () => {
  it("counts each firm once, by its latest report", () => {
    const reports = [
      report({ securities_firm: "Alpha", opinion: "Hold" }),
      report({ securities_firm: "Beta", opinion: "매수" }),
      report({ securities_firm: "Alpha", opinion: "Buy" })
    ]
    assert.deepStrictEqual(countOpinions(reports), { ...none, hold: 1, buy: 1 })
  })

  it("counts a firm spelled in several ways once", () => {
    const reports = [
      report({ securities_firm: "미래에셋 증권", opinion: "Hold" }),
      report({ securities_firm: "미래에셋증권", opinion: "Buy" }),
      report({ securities_firm: "미래에셋증권".normalize("NFD"), opinion: "Sell" })
    ]
    assert.deepStrictEqual(countOpinions(reports), { ...none, hold: 1 })
  })

  it.for([null, "NR", "Not Rated", "매수 의견 철회", "맑음"])("skips a later report rated %j", (opinion) => {
    assert.deepStrictEqual(countOpinions([report({ opinion }), report({ opinion: "Sell" })]), {
      ...none,
      sell: 1
    })
  })

  it("includes reports without a target", () => {
    assert.strictEqual(countOpinions([report({ target_price: null })]).buy, 1)
  })

  it("of no reports returns zeros", () => {
    assert.deepStrictEqual(countOpinions([]), none)
  })
})

describe("percentages", () => {
  it("list all five opinions, most favourable first, to one decimal", () => {
    // 1 / 6 = 16.66... and 4 / 6 = 66.66... percent
    assert.deepStrictEqual(opinionShares({ ...none, strong_buy: 1, buy: 4, sell: 1 }), [
      { opinion: "strong_buy", count: 1, percentage: 16.7 },
      { opinion: "buy", count: 4, percentage: 66.7 },
      { opinion: "hold", count: 0, percentage: 0 },
      { opinion: "sell", count: 1, percentage: 16.7 },
      { opinion: "strong_sell", count: 0, percentage: 0 }
    ])
  })

  it("half a tenth is rounded up", () => {
    // 1 / 16 = 6.25 and 15 / 16 = 93.75 percent
    const shares = opinionShares({ ...none, buy: 15, hold: 1 })
    assert.deepStrictEqual(
      shares.map(({ percentage }) => percentage),
      [0, 93.8, 6.3, 0, 0]
    )
  })

  it("are empty without firms", () => {
    assert.deepStrictEqual(opinionShares(none), [])
  })
})
