/** Properties of the quarters of a completely filed year. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import type { Span } from "../../../core/financials/Span.ts"
import type { FiledStatement, Period } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { days, ends, filed } from "./filed.ts"

/** Sales of a year's four quarters, the first three filed as three months, as cumulative figures, or as both. */
const anyYear = fc.record({
  quarters: fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 4, maxLength: 4 }),
  as: fc.constantFrom("three months", "cumulative", "both")
})

const sum = (all: ReadonlyArray<number>): number => all.reduce((total, each) => total + each, 0)

const filingsOf = ({ as, quarters }: { readonly as: string; readonly quarters: ReadonlyArray<number> }) =>
  quarters.flatMap((sales, i) => {
    const [end, day] = [ends[i] ?? "", days[i] ?? ""]
    const alone = filed(end, 3, day, { sales })
    const cumulative = filed(end, (3 * (i + 1)) as Span, day, { sales: sum(quarters.slice(0, i + 1)) })
    if (i === 0) return [alone]
    if (i === 3 || as === "cumulative") return [cumulative]
    return as === "both" ? [cumulative, alone] : [alone]
  })

const salesOf = (filings: ReadonlyArray<FiledStatement>, period: Period) =>
  statementsOf(filings, period, null).map(({ sales }) => sales ?? Number.NaN)

it("a quarter is the same filed or derived", () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      assert.deepStrictEqual(salesOf(filingsOf(year), "Quarterly"), year.quarters.toReversed())
    })
  )
})

it("the four quarters add up to the year", () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const filings = filingsOf(year)
      assert.deepStrictEqual([sum(salesOf(filings, "Quarterly"))], salesOf(filings, "Annual"))
    })
  )
})

it("the four quarters add up to a year restated together with its parts", () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const recast = filingsOf({ ...year, quarters: year.quarters.map((sales) => sales * 2) }).map(
        (filing) => {
          const filed_at = addDays(filing.filed_at ?? "", 365)
          return { ...filing, filed_at, version: filed_at }
        }
      )
      const filings = [...filingsOf(year), ...recast]
      assert.deepStrictEqual([sum(salesOf(filings, "Quarterly"))], salesOf(filings, "Annual"))
    })
  )
})
