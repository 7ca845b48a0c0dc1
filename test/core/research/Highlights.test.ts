/** The latest reports about a company, each with the firm's previous target. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { highlights } from "../../../core/research/Highlights.ts"
import type { CorporateAction } from "../../../core/mod.ts"
import { anyReports, report } from "../consensus/reports.ts"

const split = (effective_date: string, value: number): CorporateAction => ({
  effective_date,
  type: "split",
  value,
  reference_close: null,
  currency: null
})

const latest = report({ report_id: 9, report_date: "2024-06-14", target_price: 120 })

const previous = (
  before: Parameters<typeof report>[0],
  actions: ReadonlyArray<CorporateAction> = [],
  of = latest
) => highlights([of], [of, report({ report_date: "2024-03-04", target_price: 90, ...before })], actions)

const targets = (found: ReturnType<typeof highlights>) => found.map((_) => _.previous_target_price)

describe("the previous target of a report", () => {
  it("is that of the firm's previous report", () => {
    assert.deepStrictEqual(previous({}), [{ ...latest, previous_target_price: 90 }])
  })

  it("is found however the firm's name is spelled", () => {
    assert.deepStrictEqual(targets(previous({ securities_firm: "AL PHA" })), [90])
    assert.deepStrictEqual(targets(previous({ securities_firm: "Beta" })), [null])
  })

  it("is in the same currency", () => {
    assert.deepStrictEqual(targets(previous({ currency: "USD" })), [null])
    const unknown = { ...latest, currency: null }
    assert.deepStrictEqual(targets(previous({ currency: null }, [], unknown)), [null])
  })

  it("is not that of a report of the same day, which may be the same report from another feed", () => {
    assert.deepStrictEqual(targets(previous({ report_date: "2024-06-14" })), [null])
  })

  it("is the latest one where reports between have none", () => {
    const none = report({ report_date: "2024-05-01", target_price: null })
    const zero = report({ report_date: "2024-04-01", target_price: 0 })
    const old = report({ report_date: "2024-03-01", target_price: 90 })
    const older = report({ report_date: "2024-02-01", target_price: 80 })
    const earlier = [older, none, old, zero]
    assert.deepStrictEqual(targets(highlights([latest, none, zero], earlier, [])), [90, 90, 90])
  })

  it("is returned for a report without a target of its own, in that report's currency", () => {
    assert.deepStrictEqual(targets(previous({}, [], { ...latest, target_price: null })), [90])
  })

  it("is on the shares of the later report's day", () => {
    const actions = [
      split("2024-03-04", 2),
      split("2024-03-05", 3),
      split("2024-06-14", 5),
      split("2024-06-15", 7),
      { ...split("2024-05-01", 9), type: "dividend" as const }
    ]
    assert.deepStrictEqual(targets(previous({}, actions)), [90 / 15])
  })
})

it("highlights are the reports of a list, in its order", () => {
  fc.assert(
    fc.property(anyReports, (reports) => {
      assert.deepStrictEqual(
        highlights(reports, reports, []).map(({ report_id }) => report_id),
        reports.map(({ report_id }) => report_id)
      )
    })
  )
})
