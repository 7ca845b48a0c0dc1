/**
 * Adjusted closes against the factor files of QuantConnect Lean (test/figures/README.md). Lean rounds its factors to 7
 * or 8 digits and its closes to 6 decimals, hence the tolerance.
 */
import { assert, describe, it } from "@effect/vitest"
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { type Adjustment } from "../../../core/mod.ts"
import { adjust } from "../../../core/prices/mod.ts"
import { readFigures, sampleActions, sampleBars } from "../figures.ts"

const absolute = 1e-6
const relative = 2e-6

const columns: ReadonlyArray<readonly [adjustment: Adjustment, column: string]> = [
  ["none", "close_raw"],
  ["splits", "close_split_adjusted"],
  ["all", "close_total_return_adjusted"]
]

describe.for(["AAPL", "IBM"])("%s from 1998 to 2021", (symbol) => {
  const expected = readFigures(`test/figures/adjusted/${symbol}.csv.gz`)
  const bars = sampleBars(symbol)
  const actions = sampleActions(symbol)

  it("has the days of Lean", () => {
    assert.deepStrictEqual(
      bars.map(({ date }) => date),
      expected.map(({ date }) => date)
    )
  })

  it.for(columns)("adjusted by %s has Lean's %s on every day", ([adjustment, column]) => {
    barsOf(adjust(columnsOf(bars), actions, adjustment)).forEach(({ close, date }, i) => {
      const figure = Number(expected[i]?.[column])
      assert.approximately(close, figure, absolute + relative * figure, date)
    })
  })
})
