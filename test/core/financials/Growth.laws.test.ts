/** Properties of every growth rate. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { growth } from "../../../core/financials/Growth.ts"
import { anyFigure, annual } from "./made.ts"

const anyYears = fc.integer({ min: 1, max: 5 })
const anyAmount = fc.integer({ min: 1, max: 1e12 })

/** Sales of the years up to 2020, newest first. */
const anySales = fc.array(anyFigure, { maxLength: 7 })

const statementsOf = (sales: ReadonlyArray<number | null>) =>
  sales.map((figure, i) => annual(2020 - i, { sales: figure }))

it("a constant line grows by 0", () => {
  fc.assert(
    fc.property(anyAmount, anyYears, (amount, years) => {
      assert.strictEqual(growth(statementsOf(Array(6).fill(amount)), "sales", years), 0)
    })
  )
})

it("compounding the rate leads from the first figure to the last", () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyYears, (now, then, years) => {
      const statements = [annual(2020, { sales: now }), annual(2020 - years, { sales: then })]
      const rate = growth(statements, "sales", years) ?? Number.NaN
      assert.approximately((then * (1 + rate / 100) ** years) / now, 1, 1e-3)
    })
  )
})

it("growth does not depend on the order of the statements", () => {
  fc.assert(
    fc.property(anySales, anyYears, fc.infiniteStream(fc.nat()), (sales, years, keys) => {
      const statements = statementsOf(sales)
      const shuffled = statements
        .map((statement) => ({ statement, key: keys.next().value as number }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ statement }) => statement)
      assert.strictEqual(growth(shuffled, "sales", years), growth(statements, "sales", years))
    })
  )
})

it("growth does not depend on the unit", () => {
  fc.assert(
    fc.property(anySales, anyYears, (sales, years) => {
      const thousands = sales.map((figure) => (figure === null ? null : figure * 1024))
      assert.strictEqual(
        growth(statementsOf(thousands), "sales", years),
        growth(statementsOf(sales), "sales", years)
      )
    })
  )
})
