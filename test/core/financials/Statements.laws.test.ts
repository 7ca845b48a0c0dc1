/** Properties of the statements derived from any filings. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { lines } from "../../../core/financials/Line.ts"
import type { FiledStatement, Period, Statement } from "../../../core/financials/Statement.ts"
import { statementsOf } from "../../../core/financials/Statements.ts"
import { anyDated, anyFilings } from "./filed.ts"

const anyPeriod = fc.constantFrom<Period>("Annual", "Quarterly")

/** Days during the filings, and before and after them. */
const anyDay = fc
  .date({ min: new Date("2021-03-01"), max: new Date("2025-07-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const isBy = (day: string) => (filing: FiledStatement) => filing.filed_at !== null && filing.filed_at <= day

it("a day after all filings gives the same as no day when all filings are dated", () => {
  fc.assert(
    fc.property(anyDated, anyPeriod, (filings, period) => {
      assert.deepStrictEqual(statementsOf(filings, period, "2099-12-31"), statementsOf(filings, period, null))
    })
  )
})

it("statements as of a day do not depend on later filings", () => {
  fc.assert(
    fc.property(anyFilings, anyPeriod, anyDay, (filings, period, day) => {
      assert.deepStrictEqual(
        statementsOf(filings, period, day),
        statementsOf(filings.filter(isBy(day)), period, day)
      )
    })
  )
})

it("statements as of a day have no figure of a later filing", () => {
  fc.assert(
    fc.property(anyFilings, anyPeriod, anyDay, (filings, period, day) => {
      const figures = statementsOf(filings, period, day).flatMap(({ provenance }) =>
        Object.values(provenance)
      )
      assert.isTrue(figures.every(({ filed_at }) => filed_at !== null && filed_at <= day))
    })
  )
})

it("the order of the filings doesn't matter", () => {
  const anyTwoOrders = anyFilings.chain((filings) =>
    fc.tuple(
      fc.constant(filings),
      fc.shuffledSubarray([...filings], { minLength: filings.length, maxLength: filings.length })
    )
  )
  fc.assert(
    fc.property(anyTwoOrders, anyPeriod, ([filings, shuffled], period) => {
      assert.deepStrictEqual(statementsOf(shuffled, period, null), statementsOf(filings, period, null))
    })
  )
})

it("years are numbered uniquely", () => {
  fc.assert(
    fc.property(anyFilings, (filings) => {
      const years = statementsOf(filings, "Annual", null).map(({ year }) => year)
      assert.strictEqual(new Set(years).size, years.length)
    })
  )
})

it("statements are in descending order without repetition", () => {
  fc.assert(
    fc.property(anyFilings, anyPeriod, (filings, period) => {
      const dates = statementsOf(filings, period, null).map(({ fiscal_date }) => fiscal_date)
      assert.deepStrictEqual(dates, [...new Set(dates)].toSorted().toReversed())
    })
  )
})

it("no figure is -0 or NaN", () => {
  fc.assert(
    fc.property(anyFilings, anyPeriod, (filings, period) => {
      const figures = statementsOf(filings, period, null).flatMap((statement) =>
        lines.flatMap((line) => statement[line] ?? [])
      )
      assert.isTrue(figures.every((figure) => Number.isFinite(figure) && !Object.is(figure, -0)))
    })
  )
})

it("earnings per share without share counts are as filed for the statement's months", () => {
  fc.assert(
    fc.property(anyFilings, (any) => {
      const filings = any.map((filing) => ({ ...filing, shares_basic: null }))
      const isFiled = ({ eps_basic, months }: Statement) =>
        eps_basic === null ||
        filings.some((filing) => filing.span === months && filing.eps_basic === eps_basic)
      assert.isTrue(statementsOf(filings, "Quarterly", null).every(isFiled))
    })
  )
})
