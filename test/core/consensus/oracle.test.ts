/**
 * Consensus figures computed with numpy from a Korean portal's reports. The data is not part of the project; it lies
 * next to a checkout or is absent. Its rules differ from ours except for targets and ratings: its `total_reports` under
 * the policy `latest_per_firm` counts firms, ours counts reports, like its `all_reports`; its opinions are of each
 * firm's latest report, where "not rated" is an opinion, ours of each firm's latest rated one; its percentages aren't
 * rounded. In 149 of the 154 cases every firm that it counts is rated, and in 5 it counts one that isn't.
 */
import { assert, describe, it } from "@effect/vitest"
import { consensus } from "../../../core/consensus/Consensus.ts"
import { opinionOf } from "../../../core/consensus/OpinionText.ts"
import { countOpinions, opinionShares } from "../../../core/consensus/OpinionCounts.ts"
import { type Counts, cases, entries, present, reportsOn, rows } from "./oracle.ts"

const within = (actual: number | null, expected: number): void =>
  assert.approximately(actual ?? Number.NaN, expected, 1e-9 * Math.abs(expected))

const ourNames: Readonly<Record<string, string>> = { BUY: "buy", HOLD: "hold" }

/** Its names for our opinions; everything else is not rated. */
const rated = (counts: Counts): Counts =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, _]) => (name in ourNames ? [[ourNames[name], _]] : []))
  )

const nonZero = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, _]) => _ > 0))

const isRatedThroughout = ({ result }: (typeof cases)[number]): boolean =>
  Object.keys(result.opinion_counts).every((name) => name in ourNames)

describe.skipIf(!present)("the portal's reports (skipped where the data is absent)", () => {
  it("form 154 cases", () => {
    assert.lengthOf(cases, 154)
  })

  it("have the same target statistics", () => {
    for (const { result, targets } of cases) {
      const expected = result.target_prices
      assert.strictEqual(targets.expert_count, expected?.count ?? 0)
      if (expected === undefined) continue
      within(targets.average, expected.average)
      within(targets.std_dev, expected.std_dev_population)
      assert.deepStrictEqual(
        [targets.high, targets.low, targets.median],
        [expected.high, expected.low, expected.median]
      )
    }
  })

  it("have the highest and the lowest target of the same brokers", () => {
    for (const { result, targets } of cases) {
      if (targets.expert_count === 0) continue
      assert.include(result.high_brokers ?? [], targets.high_broker)
      assert.include(result.low_brokers ?? [], targets.low_broker)
    }
  })

  it("have the same count and the same latest date", () => {
    for (const { all, reports } of cases) {
      assert.deepStrictEqual(
        [reports.length, reports[0]?.report_date ?? null],
        [all.total_reports, all.last_report_date]
      )
    }
  })

  it("have the same firms of each opinion, except its not rated ones", () => {
    for (const { reports, result } of cases) {
      assert.deepStrictEqual(nonZero({ ...countOpinions(reports) }), rated(result.opinion_counts))
    }
  })

  it("have the same percentages, to one decimal, where every firm is rated", () => {
    const comparable = cases.filter(isRatedThroughout)
    for (const { reports, result } of comparable) {
      for (const { opinion, percentage } of opinionShares(countOpinions(reports))) {
        assert.approximately(percentage, rated(result.opinion_percentages)[opinion] ?? 0, 0.05 + 1e-9)
      }
    }
    assert.lengthOf(comparable, 149)
  })

  it("have the same upside and downside when every report counts as a firm's", () => {
    for (const { as_of, current_price, stock_code, upside_downside_all_365d: expected } of entries) {
      const { upside_downside } = consensus({
        reports: reportsOn(stock_code).map((_) => ({ ..._, securities_firm: `${_.report_id}` })),
        actions: [],
        currency: "KRW",
        bars: [],
        latest: { date: as_of, close: current_price.price },
        day: as_of,
        months: 12
      })
      assert.approximately(upside_downside.to_high ?? Number.NaN, expected.to_high, 1e-9)
      assert.approximately(upside_downside.to_average ?? Number.NaN, expected.to_average, 1e-9)
      assert.approximately(upside_downside.to_low ?? Number.NaN, expected.to_low, 1e-9)
    }
  })

  it("have the opinions recorded by their collector", () => {
    for (const { opinion, opinion_raw } of rows) {
      assert.strictEqual(opinionOf(opinion_raw), ourNames[opinion ?? ""] ?? null, opinion_raw ?? "")
    }
  })
})
