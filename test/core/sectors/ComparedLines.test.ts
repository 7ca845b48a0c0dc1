/** The compared metrics and the ratios need no other lines than those that are selected for them. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import {
  everyLine,
  type Line,
  type LineSelection,
  lines,
  selectionOf
} from "../../../core/financials/Line.ts"
import { noSplits } from "../../../core/financials/ShareBasis.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { pricedStatements } from "../../../core/financials/StatementsThen.ts"
import { fundamentalsOf, ratioLines } from "../../../core/markets/Fundamentals.ts"
import { comparedLines } from "../../../core/sectors/ComparedLines.ts"
import { metricsOf } from "../../../core/sectors/Peers.ts"
import { filed } from "../financials/filed.ts"

const anyLines = fc.record(
  Object.fromEntries(lines.map((line) => [line, fc.option(fc.integer({ min: -50, max: 900 }))])) as Record<
    Line,
    fc.Arbitrary<number | null>
  >
)

const ends = [
  ["2019-12-31", 12, "2020-02-28"],
  ["2020-03-31", 3, "2020-04-30"],
  ["2020-06-30", 6, "2020-07-30"],
  ["2020-09-30", 9, "2020-10-30"],
  ["2020-12-31", 12, "2021-02-26"]
] as const

/** Versions of five periods, some of their lines unknown. */
const anyFiled = fc
  .tuple(...ends.map(() => anyLines))
  .map((all) => ends.map(([end, span, day], i) => filed(end, span, day, all[i] ?? {})))

const capitalised = { market_cap: 5000, market_cap_currency: "USD" }

it("metrics are the same from these lines alone as from all", () => {
  fc.assert(
    fc.property(anyFiled, fc.constantFrom(null, "2020-08-01", "2021-03-31"), (versions, day) => {
      const metricsFrom = (of: ReadonlyArray<Line>) => {
        const statements = (["Annual", "Quarterly"] as const).flatMap((period) =>
          statementsOf(versions, period, day, noSplits, selectionOf(of))
        )
        return metricsOf(fundamentalsOf(capitalised, { now: statements, onPriceDay: statements }), null)
      }
      assert.deepStrictEqual(metricsFrom(comparedLines), metricsFrom(lines))
    })
  )
})

it("ratios are the same from their lines alone as from all", () => {
  fc.assert(
    fc.property(anyFiled, fc.constantFrom(null, "2020-08-01", "2021-03-31"), (versions, day) => {
      const ratiosFrom = (selection: LineSelection) =>
        fundamentalsOf(capitalised, pricedStatements(versions, day, "2021-01-31", selection))
      assert.deepStrictEqual(ratiosFrom(ratioLines), ratiosFrom(everyLine))
    })
  )
})

it("no line is selected that isn't filed", () => {
  assert.includeMembers([...lines], [...comparedLines])
  assert.isBelow(comparedLines.length, lines.length)
})
