/** The consensus where no targets or opinions count. */
import { assert, describe, it } from "@effect/vitest"
import { consensus } from "../../../core/consensus/Consensus.ts"
import type { Consensus } from "../../../core/consensus/Fields.ts"
import type { Report } from "../../../core/research/Report.ts"
import { report } from "./reports.ts"

const of = (reports: ReadonlyArray<Report>, months = 12, currency: string | null = "KRW"): Consensus =>
  consensus({
    reports,
    actions: [],
    currency,
    bars: [],
    latest: { date: "2024-06-14", close: 80 },
    day: "2024-06-15",
    months
  })

describe("without a consensus", () => {
  it("every figure is null, every list empty", () => {
    assert.deepStrictEqual(of([]), {
      has_consensus: false,
      message: "No research reports in the 12 months to 2024-06-15",
      currency: "KRW",
      current_price: 80,
      price_date: "2024-06-14",
      target_prices: {
        expert_count: 0,
        average: null,
        median: null,
        high: null,
        low: null,
        std_dev: null,
        high_broker: null,
        low_broker: null
      },
      upside_downside: { current_price: 80, to_high: null, to_average: null, to_low: null },
      investment_opinions: [],
      target_price_trend: [],
      price_history: [],
      analysis_period_months: 12,
      last_report_date: null,
      total_reports: 0
    })
  })

  it("a window of one month is written in the singular", () => {
    assert.strictEqual(of([], 1).message, "No research reports in the month to 2024-06-15")
  })

  it("the message mentions reports without rating and target", () => {
    assert.strictEqual(
      of([report({ opinion: "NR", currency: "USD" })]).message,
      "None of the research reports in the 12 months to 2024-06-15 has a rating or target price in KRW"
    )
  })

  it("the message mentions an unknown currency", () => {
    assert.strictEqual(
      of([report({ opinion: null })], 12, null).message,
      "None of the research reports in the 12 months to 2024-06-15 has a rating or target price in the listing's currency"
    )
  })

  it("reports are counted nonetheless", () => {
    const { last_report_date, total_reports } = of([report({ opinion: "NR", target_price: null })])
    assert.deepStrictEqual([total_reports, last_report_date], [1, "2024-06-14"])
  })
})
