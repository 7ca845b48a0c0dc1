/** Properties of every consensus. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { consensus } from "../../../core/consensus/Consensus.ts"
import type { Consensus } from "../../../core/consensus/Fields.ts"
import { recommendations } from "../../../core/consensus/Recommendations.ts"
import type { CorporateAction } from "../../../core/prices/CorporateAction.ts"
import type { Report } from "../../../core/research/Report.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { action } from "../prices/bars.ts"
import { anyReports, day, report } from "./reports.ts"

const splits = [action("2024-03-04", "split", 3), action("2023-10-02", "stock_dividend", 1.05)]

const of = (reports: ReadonlyArray<Report>, actions: ReadonlyArray<CorporateAction> = splits): Consensus =>
  consensus({
    reports,
    actions,
    currency: "KRW",
    bars: [],
    latest: { date: day, close: 1000 },
    day,
    months: 12
  })

/** Reports, and the same reports in another order. */
const anyShuffle = anyReports.chain((reports) =>
  fc.tuple(
    fc.constant(reports),
    fc.shuffledSubarray([...reports], { minLength: reports.length, maxLength: reports.length })
  )
)

/** Every number in a value. */
const numbersIn = (value: unknown): ReadonlyArray<number> =>
  typeof value === "number"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : []

describe("any consensus", () => {
  it("does not depend on the order of the reports", () => {
    fc.assert(
      fc.property(anyShuffle, ([reports, shuffled]) => {
        assert.deepStrictEqual(of(shuffled), of(reports))
      })
    )
  })

  it("does not depend on the order of the actions", () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        assert.deepStrictEqual(of(reports, splits.toReversed()), of(reports, splits))
      })
    )
  })

  it("has its average and median between low and high", () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const { average, high, low, median } = of(reports).target_prices
        const ascending = (middle: number | null) =>
          [low, middle, high].toSorted((a, b) => (a ?? 0) - (b ?? 0))
        assert.deepStrictEqual(
          [ascending(average), ascending(median)],
          [
            [low, average, high],
            [low, median, high]
          ]
        )
      })
    )
  })

  it("deviates by at most half the range from low to high (Popoviciu 1935)", () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const { high, low, std_dev } = of(reports).target_prices
        const [max, min] = [high ?? 0, low ?? 0]
        assert.isAtMost(std_dev ?? 0, (max - min) / 2 + 1e-12 * max)
      })
    )
  })

  it("has percentages that sum to 100, within the rounding to one decimal", () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const { investment_opinions } = of(reports)
        const sum = investment_opinions.reduce((total, { percentage }) => total + percentage, 0)
        assert.approximately(sum, investment_opinions.length === 0 ? 0 : 100, 5 * 0.05 + 1e-9)
      })
    )
  })

  it("has a message if and only if it has neither target nor opinion", () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const { investment_opinions, message, target_prices } = of(reports)
        assert.strictEqual(
          message !== null,
          target_prices.expert_count === 0 && investment_opinions.length === 0
        )
      })
    )
  })

  it("contains no infinity, NaN or -0", () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const odd = numbersIn(of(reports)).filter((_) => !Number.isFinite(_) || Object.is(_, -0))
        assert.isEmpty(odd)
      })
    )
  })

  it("keeps its figures and opinions when an older report of a firm is added", () => {
    // Older than all others, rated and with a target, of a firm that has a later one of both.
    const old = report({ report_id: 0, report_date: addDays(day, -365), opinion: "Sell", target_price: 1e6 })
    const later = report({ report_id: 99, report_date: addDays(day, -364) })
    fc.assert(
      fc.property(anyReports, (reports) => {
        const [before, after] = [of([...reports, later]), of([...reports, later, old])]
        assert.deepStrictEqual(
          [after.target_prices, after.investment_opinions, after.upside_downside],
          [before.target_prices, before.investment_opinions, before.upside_downside]
        )
      })
    )
  })
})

describe("any recommendations", () => {
  it("do not depend on the order of the reports", () => {
    fc.assert(
      fc.property(anyShuffle, ([reports, shuffled]) => {
        assert.deepStrictEqual(recommendations(shuffled, day), recommendations(reports, day))
      })
    )
  })

  it("count for the month of the day what the consensus of twelve months counts", () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const [latest] = recommendations(reports, day)
        for (const { count, opinion } of of(reports).investment_opinions) {
          assert.strictEqual(latest?.[opinion], count)
        }
      })
    )
  })
})
