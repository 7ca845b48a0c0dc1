/** Properties of every market cap. */
import { assert, it } from "@effect/vitest"
import fc from "fast-check"
import { marketCap } from "../../../core/shares/MarketCap.ts"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { counted, security, split } from "./issuer.ts"

const day = "2021-01-04"

/** Up to four classes, the first two of securities 1 and 2. */
const anyClasses = fc.array(
  fc.record({ count: fc.integer({ min: 1, max: 1e10 }), age: fc.integer({ min: 0, max: 400 }) }),
  { minLength: 2, maxLength: 4 }
)

const anyClose = fc.integer({ min: 1, max: 1e6 }).map((cents) => cents / 100)

const anyIssuer = fc.record({ classes: anyClasses, closes: fc.tuple(anyClose, anyClose) })

const countsOf = (classes: ReadonlyArray<{ readonly count: number; readonly age: number }>) =>
  classes.map(({ age, count }, i) => counted(`class ${i}`, addDays(day, -age), count, i < 2 ? i + 1 : null))

it("market cap is continuous across a split of the first security, whenever the shares were counted", () => {
  fc.assert(
    fc.property(anyIssuer, fc.constantFrom(2, 4, 0.5), ({ classes, closes: [first, second] }, ratio) => {
      const evening = addDays(day, 1)
      // Whole shares after a split of one for two.
      const counts = countsOf(classes.map(({ age, count }) => ({ age, count: count * 2 })))
      const before = marketCap(counts, [security(1, first), security(2, second)], 1, day)
      const held = security(1, null, {
        latest: { date: evening, close: first / ratio },
        splits: [split(evening, ratio)]
      })
      const after = marketCap(counts, [held, security(2, second)], 2, evening)
      const market_cap = before.market_cap ?? Number.NaN
      assert.approximately(after.market_cap ?? Number.NaN, market_cap, 1e-9 * market_cap)
    })
  )
})

it("market cap and shares don't depend on the order of counts", () => {
  fc.assert(
    fc.property(anyIssuer, ({ classes, closes: [first, second] }) => {
      const securities = [security(1, first), security(2, second)]
      const counts = countsOf(classes)
      const forwards = marketCap(counts, securities, 1, day)
      const backwards = marketCap(counts.toReversed(), securities, 1, day)
      assert.strictEqual(backwards.shares_outstanding, forwards.shares_outstanding)
      const market_cap = forwards.market_cap ?? Number.NaN
      assert.approximately(backwards.market_cap ?? Number.NaN, market_cap, 1e-9 * market_cap)
    })
  )
})

it("shares outstanding are a whole number", () => {
  const anyRatio = fc.double({ min: 0.01, max: 100, noNaN: true })
  fc.assert(
    fc.property(anyIssuer, anyRatio, ({ classes }, ratio) => {
      const held = security(1, null, { splits: [split(day, ratio)] })
      const { shares_outstanding } = marketCap(countsOf(classes), [held], 1, day)
      assert.isTrue(Number.isSafeInteger(shares_outstanding))
    })
  )
})

/** Counts of one class or two, some of which name the security, and another's. */
const anyCounts = fc.array(
  fc.record({
    share_class: fc.constantFrom("a", "a", "a", "b"),
    age: fc.integer({ min: -2, max: 3 }),
    count: fc.integer({ min: 0, max: 1e10 }),
    company_id: fc.constantFrom(null, null, 1, 1, 9),
    conversion_ratio: fc.constantFrom(null, 2)
  }),
  { maxLength: 4 }
)

it("market cap of an only security is the same beside a warrant that was never traded", () => {
  fc.assert(
    fc.property(
      anyCounts,
      fc.constantFrom("USD", "GBX", null),
      fc.constantFrom(null, "Common Stock", "ADR", "Preferred Stock"),
      fc.option(anyClose),
      fc.constantFrom(null, 4),
      (counts, currency, stock_type, close, ratio) => {
        const known = counts.map(({ age, ...one }) => ({ ...one, issuer_id: 1, date: addDays(day, -age) }))
        const splits = ratio === null ? [] : [split(addDays(day, -1), ratio)]
        const alone = security(1, close, { currency, stock_type, splits })
        const warrant = security(2, null, { listed: false, stock_type: "Warrant" })
        assert.deepStrictEqual(marketCap(known, [alone], 1, day), marketCap(known, [alone, warrant], 1, day))
      }
    ),
    { numRuns: 2000 }
  )
})
