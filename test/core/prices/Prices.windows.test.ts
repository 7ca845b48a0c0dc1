/** Windows on series: the newest bars, and pages of a whole history. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { barsOf, columnsOf } from "../../../core/prices/BarColumns.ts"
import { type Bar, type CorporateAction, type HistoryQuery, paginate, Prices } from "../../../core/mod.ts"
import { windowOf } from "../../../core/ports.ts"
import { adjust, resample } from "../../../core/prices/mod.ts"
import { action, anyBars } from "./bars.ts"
import { companyWith } from "../companies/company.ts"
import { pricesOf } from "./service.ts"

const apple = companyWith({})

const intervals = ["1day", "1week", "1month"] as const

/** A split between the bars and a dividend on the last day. */
const actionsOf = (bars: ReadonlyArray<Bar>): ReadonlyArray<CorporateAction> => {
  const [middle, last] = [bars[bars.length >> 1], bars.at(-1)]
  return middle === undefined || last === undefined
    ? []
    : [action(middle.date, "split", 2), action(last.date, "dividend", 1, 50)]
}

/** Runs at a time when all actions are in effect. */
const run = <A, E>(bars: ReadonlyArray<Bar>, effect: Effect.Effect<A, E, Prices>): Promise<A> =>
  TestClock.setTime(Date.parse("2100-01-01")).pipe(
    Effect.andThen(effect),
    Effect.provide([pricesOf({ bars, actions: actionsOf(bars) }), TestClock.layer()]),
    Effect.runPromise
  )

const walk = Effect.fnUntraced(function* (
  query: Omit<HistoryQuery, "offset">,
  next: (step: number) => number
) {
  const prices = yield* Prices
  const walked: Array<Bar> = []
  for (let step = 0; ; step++) {
    const offset = next(step)
    const { bars, total } = yield* prices.history(apple, { ...query, offset })
    walked.push(...barsOf(bars))
    if (!paginate({ offset, limit: query.limit }, total).has_next) return walked
  }
})

describe.for(intervals)("of %s", (interval) => {
  const madeOf = (bars: ReadonlyArray<Bar>, actions: ReadonlyArray<CorporateAction>): ReadonlyArray<Bar> =>
    barsOf(resample(adjust(columnsOf(bars), actions, "all"), interval))
  const whole = (bars: ReadonlyArray<Bar>): ReadonlyArray<Bar> => madeOf(bars, actionsOf(bars))
  const series = { interval, adjust: "all", from: null, to: null, as_of: null } as const

  it("recent bars are exactly the newest, oldest first", () =>
    fc.assert(
      fc.asyncProperty(anyBars(200), fc.integer({ min: 1, max: 12 }), async (bars, limit) => {
        const recent = Effect.flatMap(Prices, (prices) => prices.recent(apple, { ...series, limit }))
        assert.deepStrictEqual(barsOf(await run(bars, recent)), whole(bars).slice(-limit))
      })
    ))

  it.for(["asc", "desc"] as const)("pages in order %s contain every bar once", (order) =>
    fc.assert(
      fc.asyncProperty(anyBars(100), fc.integer({ min: 1, max: 40 }), async (bars, limit) => {
        const pages = walk({ ...series, order, limit }, (step) => windowOf({ limit, page: step + 1 }).offset)
        const expected = order === "asc" ? whole(bars) : whole(bars).toReversed()
        assert.deepStrictEqual(await run(bars, pages), expected)
      })
    )
  )

  it.for(["asc", "desc"] as const)(
    "pages in order %s as of a day are made of what there was by then",
    (order) =>
      fc.assert(
        fc.asyncProperty(
          anyBars(100),
          fc.integer({ min: 1, max: 40 }),
          fc.nat(),
          async (bars, limit, chosen) => {
            const as_of = bars[chosen % Math.max(1, bars.length)]?.date ?? "2024-01-02"
            const pages = walk({ ...series, order, limit, as_of }, (step) => step * limit)
            const expected = madeOf(
              bars.filter(({ date }) => date <= as_of),
              actionsOf(bars).filter(({ effective_date }) => effective_date <= as_of)
            )
            assert.deepStrictEqual(await run(bars, pages), order === "asc" ? expected : expected.toReversed())
          }
        )
      )
  )

  it.for(["asc", "desc"] as const)("offsets in order %s contain every bar after the first once", (order) =>
    fc.assert(
      fc.asyncProperty(
        anyBars(100),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        async (bars, limit, first) => {
          const windows = walk({ ...series, order, limit }, (step) => first + step * limit)
          const expected = order === "asc" ? whole(bars) : whole(bars).toReversed()
          assert.deepStrictEqual(await run(bars, windows), expected.slice(first))
        }
      )
    )
  )
})
