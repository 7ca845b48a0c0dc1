/** Betas computed by hand, and real ones against SciPy. */
import { assert, describe, it } from "@effect/vitest"
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { adjust } from "../../../core/prices/Adjust.ts"
import { beta } from "../../../core/prices/Beta.ts"
import { resample } from "../../../core/prices/Resample.ts"
import { sampleActions, sampleBars } from "../figures.ts"
import { alternating, closesOf } from "./months.ts"

describe("beta", () => {
  it("is the slope of the share's returns on the index's", () => {
    // Returns of the index are 0 and 10% in turn, of the share 2% and 17%: slope (0.17 - 0.02) / (0.1 - 0) = 1.5
    const share = closesOf(alternating(24, 0.02, 0.17))
    const index = closesOf(alternating(24, 0, 0.1))
    assert.approximately(beta(share, index) ?? Number.NaN, 1.5, 1e-9)
  })

  it("is the least squares slope where returns don't lie on a line", () => {
    // Deviations from the means, in turn: index -1, -1, 1, 1; share -3, 1, -1, 3 (percent).
    // Of four months: covariance 3 - 1 - 1 + 3 = 4, variance 1 + 1 + 1 + 1 = 4; slope 1
    const share = closesOf(Array.from({ length: 24 }, (_, i) => [-0.03, 0.01, -0.01, 0.03][i % 4] ?? 0))
    const index = closesOf(Array.from({ length: 24 }, (_, i) => [-0.01, -0.01, 0.01, 0.01][i % 4] ?? 0))
    assert.approximately(beta(share, index) ?? Number.NaN, 1, 1e-9)
  })

  it("is negative for a share that falls when the index rises", () => {
    // (-0.05 - 0.05) / (0.1 - 0) = -1
    const share = closesOf(alternating(24, 0.05, -0.05))
    const index = closesOf(alternating(24, 0, 0.1))
    assert.approximately(beta(share, index) ?? Number.NaN, -1, 1e-9)
  })

  it("is 0 for a constant share", () => {
    const share = closesOf(alternating(24, 0, 0))
    assert.strictEqual(beta(share, closesOf(alternating(24, 0, 0.1))), 0)
  })

  it("is null for a constant index", () => {
    const share = closesOf(alternating(24, 0, 0.1))
    assert.isNull(beta(share, closesOf(alternating(24, 0, 0))))
  })

  it("is null for an index with a constant return, up to closes of 6 decimals", () => {
    const share = closesOf(alternating(24, 0, 0.1))
    const index = closesOf(alternating(24, 0.01, 0.01)).map(({ close, date }) => ({
      date,
      close: Math.round(close * 1e6) / 1e6
    }))
    assert.isNull(beta(share, index))
  })

  it("is known for an index that hardly moves", () => {
    // Returns of the index are 0 and 0.001% in turn: slope (0.17 - 0.02) / 0.00001 = 15,000
    const share = closesOf(alternating(24, 0.02, 0.17))
    assert.approximately(beta(share, closesOf(alternating(24, 0, 1e-5))) ?? Number.NaN, 15_000, 1e-3)
  })

  it("is null without closes", () => {
    assert.isNull(beta([], []))
  })
})

describe("the months of a beta", () => {
  it("are at least 24", () => {
    const [share, index] = [closesOf(alternating(23, 0.02, 0.17)), closesOf(alternating(23, 0, 0.1))]
    assert.isNull(beta(share, index))
  })

  it("are the newest 60: older ones don't count", () => {
    // Slope 1.5 in the last 60 months, -1 in those before.
    const share = closesOf([...alternating(40, 0.1, 0), ...alternating(60, 0.02, 0.17)])
    const index = closesOf([...alternating(40, 0, 0.1), ...alternating(60, 0, 0.1)])
    assert.approximately(beta(share, index) ?? Number.NaN, 1.5, 1e-9)
  })

  it("are 60: the oldest of them counts", () => {
    const index = closesOf(alternating(60, 0, 0.1))
    const flat = Array.from({ length: 59 }, () => 0)
    assert.isBelow(beta(closesOf([0.1, ...flat]), index) ?? 0, -0.01)
  })

  it("are paired by date when one list begins earlier", () => {
    const share = closesOf(alternating(30, 0.02, 0.17))
    const index = closesOf(alternating(30, 0, 0.1)).slice(5)
    assert.approximately(beta(share, index) ?? Number.NaN, 1.5, 1e-9)
  })

  it.for(["share", "index"] as const)("are two fewer for a month missing in the %s", (lacking) => {
    // 25 returns each, less those to and from the month.
    const share = closesOf(alternating(25, 0.02, 0.17))
    const index = closesOf(alternating(25, 0, 0.1))
    const without = lacking === "share" ? [share.toSpliced(10, 1), index] : [share, index.toSpliced(10, 1)]
    assert.isNull(beta(without[0] ?? [], without[1] ?? []))
  })

  it("skip a gap: no return spans two months", () => {
    const share = closesOf(alternating(40, 0.02, 0.17)).toSpliced(10, 1)
    const index = closesOf(alternating(40, 0, 0.1)).toSpliced(10, 1)
    assert.approximately(beta(share, index) ?? Number.NaN, 1.5, 1e-9)
  })

  it("skip a return from a close of 0", () => {
    const share = closesOf(alternating(24, 0.02, 0.17))
    const zero = share.with(0, { ...(share[0] ?? assert.fail()), close: 0 })
    assert.isNull(beta(zero, closesOf(alternating(24, 0, 0.1))))
  })
})

const monthly = (symbol: string) =>
  barsOf(
    resample(columnsOf(barsOf(adjust(columnsOf(sampleBars(symbol)), sampleActions(symbol), "all"))), "1month")
  )

/** Slopes by scipy.stats.linregress 1.17.1 of the 60 months to March 2021, from Lean's bars and factor files. */
describe.for([
  ["AAPL", 1.22625],
  ["IBM", 1.24993],
  ["BAC", 1.58927]
] as const)("%s", ([symbol, slope]) => {
  it(`has a beta of ${slope} against SPY`, () => {
    assert.approximately(beta(monthly(symbol), monthly("SPY")) ?? Number.NaN, slope, 1e-4)
  })
})
