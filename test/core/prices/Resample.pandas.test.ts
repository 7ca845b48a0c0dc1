/** Weekly and monthly bars against those of pandas (test/figures/README.md), every member of every bar. */
import { assert, describe, it } from "@effect/vitest"
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { resample } from "../../../core/prices/mod.ts"
import { barOf, readFigures, sampleBars } from "../figures.ts"

describe.for(["AAPL", "IBM"])("%s from 1998 to 2021", (symbol) => {
  it.for([
    ["1week", "weekly", "week_monday"],
    ["1month", "monthly", "month_first"]
  ] as const)("has the bars of pandas for %s", ([interval, file, dateColumn]) => {
    const expected = readFigures(`test/figures/resampled/${symbol}.${file}.csv.gz`)
    assert.deepStrictEqual(
      barsOf(resample(columnsOf(sampleBars(symbol)), interval)),
      expected.map((cells) => barOf(cells, dateColumn))
    )
  })
})
