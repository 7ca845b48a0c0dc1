/** Correlations computed by hand, and their laws. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { correlation } from "../../../core/prices/Correlation.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"

/** Closes with these returns, from 100, on successive days. */
const following = (returns: ReadonlyArray<number>, first = "2021-01-01") => {
  let close = 100
  const closes = [close, ...returns.map((change) => (close *= 1 + change))]
  return { date: closes.map((_, i) => addDays(first, i)), close: Float64Array.from(closes) }
}

const repeated = (pattern: ReadonlyArray<number>, length = 20) =>
  Array.from({ length }, (_, i) => pattern[i % pattern.length] ?? 0)

/** The same twice with half a year between, the prices of the second time multiplied. */
const split = (returns: ReadonlyArray<number>, jump: number) => {
  const [before, after] = [following(returns), following(returns, "2022-01-01")]
  return {
    date: [...before.date, ...after.date],
    close: Float64Array.of(...before.close, ...after.close.map((close) => close * jump))
  }
}

/** In turn -1, -1, 1, 1 and -3, 1, -1, 3 percent: covariance 3 - 1 - 1 + 3 = 4, variances 4 and 20. */
const [one, other] = [repeated([-0.01, -0.01, 0.01, 0.01]), repeated([-0.03, 0.01, -0.01, 0.03])]

describe("correlation", () => {
  it("is the covariance of returns by the root of the product of their variances", () => {
    assert.approximately(correlation(following(one), following(other)) ?? 0, 4 / Math.sqrt(4 * 20), 1e-9)
  })

  it("is of the times between common dates", () => {
    const whole = following([0.01, ...one], "2020-12-31")
    assert.approximately(correlation(whole, following(other)) ?? 0, 4 / Math.sqrt(4 * 20), 1e-9)
    // Without one day of the other, both have the return of two days there.
    const without = ({ close, date }: ReturnType<typeof following>, at: number) => ({
      date: date.filter((_, i) => i !== at),
      close: close.filter((_, i) => i !== at)
    })
    const [a, b] = [following([...one, 0.01]), following([...other, 0.02])]
    assert.strictEqual(correlation(a, without(b, 5)), correlation(without(a, 5), without(b, 5)))
    assert.notStrictEqual(correlation(a, without(b, 5)), correlation(a, b))
    assert.isNull(correlation(following(one), without(following(other), 5)))
  })

  it("leaves out the return across a gap", () => {
    assert.approximately(correlation(split(one, 9), split(other, 0.1)) ?? 0, 4 / Math.sqrt(4 * 20), 1e-9)
  })

  it("is null for fewer than 20 returns, constant returns and closes of 0", () => {
    assert.isNull(correlation(following(one.slice(1)), following(other.slice(1))))
    assert.isNull(correlation(following(one), following(repeated([0.01]))))
    assert.isNull(correlation(following(one), following([...other.slice(0, -1), -1])))
  })

  it("lies from -1 to 1, is 1 with itself, and the same in either order and any unit", () => {
    const returns = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), {
      minLength: 20,
      maxLength: 60
    })
    fc.assert(
      fc.property(returns, returns, fc.double({ min: 0.01, max: 100, noNaN: true }), (a, b, unit) => {
        const [x, y] = [following(a), following(b)]
        const value = correlation(x, y)
        const scaled = correlation({ ...x, close: x.close.map((close) => close * unit) }, y)
        if (value === null) return
        assert.isAtMost(Math.abs(value), 1)
        assert.approximately(correlation(y, x) ?? 9, value, 1e-9)
        assert.approximately(scaled ?? 9, value, 1e-6)
        assert.approximately(correlation(x, x) ?? 9, 1, 1e-9)
      })
    )
  })
})
