/** A consensus computed by hand. */
import { assert, describe, it } from "@effect/vitest"
import { type ConsensusInput, consensus } from "../../../core/consensus/Consensus.ts"
import { action, flat } from "../prices/bars.ts"
import { day, report } from "./reports.ts"

const input = (overrides: Partial<ConsensusInput> = {}): ConsensusInput => ({
  reports: [],
  actions: [],
  currency: "KRW",
  bars: [],
  latest: { date: "2024-06-14", close: 80 },
  day,
  months: 12,
  ...overrides
})

describe("a consensus", () => {
  const reports = [
    report({ report_id: 1, report_date: "2024-01-10", target_price: 90, opinion: "Hold" }),
    report({ report_id: 2, report_date: "2024-02-01", target_price: 200, securities_firm: "Beta" }),
    report({ report_id: 3, report_date: "2024-05-02", target_price: 120, opinion: "매수(상향)" }),
    report({
      report_id: 4,
      report_date: "2024-06-03",
      target_price: null,
      opinion: "NR",
      securities_firm: "Gamma"
    })
  ]
  // A split of 2 on 2024-03-04 makes Beta's 200 a 100, and Alpha's 90 of January a 45. The split of 2024-06-17 comes
  // after the day.
  const body = consensus(
    input({
      reports,
      actions: [action("2024-03-04", "split", 2), action("2024-06-17", "split", 5)],
      bars: [flat("2024-06-13", 79), flat("2024-06-14", 80)]
    })
  )

  it("counts each firm's latest target on the day's shares", () => {
    // (120 + 100) / 2 = 110; deviations 10 and -10, so std_dev is 10
    assert.deepStrictEqual(body.target_prices, {
      expert_count: 2,
      average: 110,
      median: 110,
      high: 120,
      low: 100,
      std_dev: 10,
      high_broker: "Alpha",
      low_broker: "Beta"
    })
  })

  it("has each target's distance from the price in percent", () => {
    // 120 / 80 - 1 = 0.5; 110 / 80 - 1 = 0.375; 100 / 80 - 1 = 0.25
    assert.deepStrictEqual(body.upside_downside, {
      current_price: 80,
      to_high: 50,
      to_average: 37.5,
      to_low: 25
    })
  })

  it("counts each firm's latest opinion", () => {
    const counted = body.investment_opinions.filter(({ count }) => count > 0)
    assert.deepStrictEqual(counted, [{ opinion: "buy", count: 2, percentage: 100 }])
  })

  it("lists every target, newest first, on the day's shares", () => {
    assert.deepStrictEqual(body.target_price_trend, [
      { date: "2024-05-02", target_price: 120, broker: "Alpha", opinion: "buy" },
      { date: "2024-02-01", target_price: 100, broker: "Beta", opinion: "buy" },
      { date: "2024-01-10", target_price: 45, broker: "Alpha", opinion: "hold" }
    ])
  })

  it("lists the daily closes, oldest first", () => {
    assert.deepStrictEqual(body.price_history, [
      { date: "2024-06-13", close: 79 },
      { date: "2024-06-14", close: 80 }
    ])
  })

  it("counts all reports and dates the latest, even without rating or target", () => {
    assert.deepStrictEqual([body.total_reports, body.last_report_date], [4, "2024-06-03"])
  })

  it("has the company, currency and window", () => {
    const { analysis_period_months, currency, current_price, has_consensus, message, price_date } = body
    assert.deepStrictEqual(
      { analysis_period_months, currency, current_price, price_date, has_consensus, message },
      {
        analysis_period_months: 12,
        currency: "KRW",
        current_price: 80,
        price_date: "2024-06-14",
        has_consensus: true,
        message: null
      }
    )
  })
})

describe("the window of one month to 2024-06-15", () => {
  it.for([
    ["2024-05-15", 0],
    ["2024-05-16", 1],
    ["2024-06-15", 1],
    ["2024-06-16", 0]
  ] as const)("a report of %s counts %d", ([report_date, count]) => {
    assert.strictEqual(
      consensus(input({ reports: [report({ report_date })], months: 1 })).total_reports,
      count
    )
  })
})

describe("upside and downside", () => {
  it.for([null, 0])("are null at a price of %j", (close) => {
    const latest = close === null ? null : { date: day, close }
    const { to_average, to_high, to_low } = consensus(input({ reports: [report()], latest })).upside_downside
    assert.deepStrictEqual([to_high, to_average, to_low], [null, null, null])
  })

  it("are null without a target", () => {
    const { to_average, to_high, to_low } = consensus(input()).upside_downside
    assert.deepStrictEqual([to_high, to_average, to_low], [null, null, null])
  })

  it("are negative where the target is below the price", () => {
    // 100 / 80 - 1 = 0.25 at 80; 100 / 125 - 1 = -0.2 at 125
    const { to_average } = consensus(
      input({ reports: [report()], latest: { date: day, close: 125 } })
    ).upside_downside
    assert.approximately(to_average ?? 0, -20, 1e-12)
  })

  it.for([
    ["2024-06-05", 25],
    ["2024-06-04", null]
  ] as const)("against a price of %s, the months ending on 2024-06-15, are %j", ([date, percent]) => {
    const { current_price, price_date, upside_downside } = consensus(
      input({ reports: [report()], latest: { date, close: 80 } })
    )
    assert.deepStrictEqual([current_price, price_date], [80, date])
    assert.deepStrictEqual(upside_downside, {
      current_price: 80,
      to_high: percent,
      to_average: percent,
      to_low: percent
    })
  })
})

describe("a consensus exists", () => {
  it("with targets alone", () => {
    assert.isTrue(consensus(input({ reports: [report({ opinion: "NR" })] })).has_consensus)
  })

  it("with opinions alone", () => {
    assert.isTrue(consensus(input({ reports: [report({ target_price: null })] })).has_consensus)
  })
})
