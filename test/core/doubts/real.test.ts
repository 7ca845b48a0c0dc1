/**
 * Real prices as traded, with their real actions, raise few doubts: QuantConnect Lean's eight US series of 1998 to 2021
 * in the sample, and the former holders of three of their tickers, where the open data is present (skipped where it is
 * absent).
 */
import { assert, describe, it } from "@effect/vitest"
import { existsSync } from "node:fs"
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { placeActions } from "../../../core/ports.ts"
import { adjust } from "../../../core/prices/mod.ts"
import { splitDays, stepsBySplit } from "../../../core/doubts/SplitDay.ts"
import { barOf, readFigures, sampleActions, sampleBars } from "../figures.ts"
import { doubtsOf } from "./doubtsOf.ts"

const symbols = ["AAPL", "AIG", "BAC", "FB", "GOOG", "IBM", "SPY", "USO"]
const traded = new Set(sampleBars("SPY").map(({ date }) => date))

const formerHolders = "../shared/data/open/ticker_reuse"
const formerFiles = [
  "BAC.before_1998-10-01.csv.gz",
  "FB.before_2012-05-18.csv.gz",
  "USO.before_2006-04-10.csv.gz"
]

/** The known splits of 1.45 and more. */
const splits = [
  "AAPL 2000-06-21",
  "AAPL 2005-02-28",
  "AAPL 2014-06-09",
  "AAPL 2020-08-31",
  "AIG 1998-08-03",
  "AIG 2000-07-31",
  "AIG 2009-07-01",
  "BAC 2004-08-30",
  "IBM 1999-05-27",
  "USO 2020-04-29"
]

/** The days of known splits on which prices do or don't step. */
const daysOfSplits = (adjustment: "none" | "splits", steps: boolean) =>
  symbols.flatMap((symbol) => {
    const actions = sampleActions(symbol)
    const bars = barsOf(adjust(columnsOf(sampleBars(symbol)), actions, adjustment))
    const security = { company_id: 1, unit: "USD", exchangeTraded: () => false }
    return splitDays(placeActions(security, actions, bars))
      .filter((day) => stepsBySplit(day) === steps)
      .map(({ date }) => `${symbol} ${date}`)
  })

describe("real prices as traded", () => {
  it("show steps only at GOOG's split of 2014, which its file has no action for, and in the crash of AIG", () => {
    const found = symbols.flatMap((symbol) =>
      doubtsOf({ bars: sampleBars(symbol), actions: sampleActions(symbol), traded }).map(
        ({ date, reason }) => `${symbol} ${reason} ${date}`
      )
    )
    assert.deepStrictEqual(found, ["AIG step 2008-09-17", "GOOG step 2014-04-03"])
  })

  it.skipIf(!existsSync(formerHolders))(
    `of former holders of a ticker step where a share cost cents (${formerHolders})`,
    () => {
      const found = formerFiles.flatMap((file) => {
        const bars = readFigures(`${formerHolders}/${file}`).map((cells) => barOf(cells, "date"))
        return doubtsOf({ bars, actions: [], traded }).map(({ date }) => `${file.split(".")[0]} ${date}`)
      })
      assert.deepStrictEqual(found, ["USO 1998-07-01", "USO 1998-12-11"])
    }
  )

  it("show a step on the day of every known split of 1.45 or more", () => {
    assert.deepStrictEqual([daysOfSplits("none", true), daysOfSplits("none", false)], [splits, []])
  })

  it("show none of these steps once adjusted", () => {
    assert.deepStrictEqual([daysOfSplits("splits", true), daysOfSplits("splits", false)], [[], splits])
  })

  it("without their actions show a step at each split of 3:2 or more", () => {
    const found = symbols.flatMap((symbol) =>
      doubtsOf({ bars: sampleBars(symbol), actions: [], traded }).map(({ date }) => `${symbol} ${date}`)
    )
    assert.deepStrictEqual(found, [
      "AAPL 2000-06-21",
      "AAPL 2005-02-28",
      "AAPL 2014-06-09",
      "AAPL 2020-08-31",
      "AIG 1998-08-03",
      "AIG 2000-07-31",
      "AIG 2008-09-17",
      "AIG 2009-07-01",
      "BAC 2004-08-30",
      "GOOG 2014-04-03",
      "IBM 1999-05-27",
      "USO 2020-04-29"
    ])
  })
})
