/** Blocks of bars. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  barsOfBlocks,
  blockOf,
  blocksOf,
  nextBlock,
  unreadBarsOfBlocks
} from "../../../../adapters/sql/blocks/BarBlock.ts"
import { addDays, type Bar } from "../../../../core/mod.ts"
import { blankColumns, barsOf, columnsOf } from "../../../../core/prices/mod.ts"

/** Whole numbers of any scale, doubles, and prices that a scale doesn't leave exact. */
const prices = fc.oneof(
  fc.integer({ min: 1, max: 4_294_967_295 }).map((n) => n / 10_000),
  fc.integer({ min: 1, max: 4_294_967_295 }).map((n) => n / 100),
  fc.double({ min: 1e-9, max: 1e12, noNaN: true })
)
const volumes = fc.oneof(
  fc.integer({ min: 0, max: 4_294_967_295 }),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
)

/** Bars of days up to 60 apart, from a day before 1970 on, oldest first. */
const series = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 60 }), prices, prices, prices, prices, volumes), {
    maxLength: 60
  })
  .map((rows): ReadonlyArray<Bar> => {
    let date = "1968-02-27"
    return rows.map(([days, open, high, low, close, volume]) => {
      date = addDays(date, days)
      return { date, open, high, low, close, volume }
    })
  })

const bytes = (one: Bar) => blocksOf(1, columnsOf([one]))[0]?.bars.length

describe("blocks of bars", () => {
  it("have the same bars to the last bit, in either order, packed alone or with others", () =>
    fc.assert(
      fc.property(series, fc.nat(60), (bars, after) => {
        const [packed, later] = [bars.slice(0, after), columnsOf(bars.slice(after))]
        const rising = blocksOf(1, columnsOf(packed)).map(({ bars }) => bars)
        const falling = blocksOf(1, columnsOf(packed.toReversed()), packed.length - 1, packed.length, -1)
        assert.deepStrictEqual(barsOf(barsOfBlocks(rising, later)), bars)
        assert.deepStrictEqual(barsOf(barsOfBlocks([Buffer.concat(rising)], later)), bars)
        assert.deepStrictEqual(
          falling.map(({ bars }) => bars),
          rising
        )
      })
    ))

  it("are read column by column to the same bits, up to a day", () =>
    fc.assert(
      fc.property(series, fc.nat(60), fc.nat(60), (bars, after, last) => {
        const [packed, later] = [bars.slice(0, after), columnsOf(bars.slice(after))]
        const values = blocksOf(1, columnsOf(packed)).map(({ bars }) => bars)
        const to = bars[last]?.date ?? "9999-12-31"
        const upTo = bars.filter(({ date }) => date <= to)
        const unread = unreadBarsOfBlocks(values, later, to)
        assert.strictEqual(unread.length, upTo.length)
        for (const name of ["volume", "close", "low", "high", "open"] as const)
          assert.deepStrictEqual(
            [...unread[name]],
            upTo.map((bar) => bar[name])
          )
        assert.deepStrictEqual(barsOf(unread), upTo)
      })
    ))

  it("contain the bars of 18 weeks each", () =>
    fc.assert(
      fc.property(series, (bars) => {
        for (const { bars: bytes, first_day } of blocksOf(1, columnsOf(bars))) {
          const { date } = barsOfBlocks([bytes], blankColumns(0))
          const days = bars.map(({ date }) => date)
          assert.deepStrictEqual(
            date,
            days.filter((day) => first_day <= day && day < nextBlock(first_day))
          )
          assert.deepStrictEqual(new Set(date.map(blockOf)), new Set([first_day]))
        }
      })
    ))

  it("take 21 bytes for a bar of whole cents, 41 for one of doubles", () => {
    const bar = {
      date: "2024-01-02",
      open: 504.05,
      high: 505.77,
      low: 498.31,
      close: 499.23,
      volume: 46_907_479
    }
    assert.strictEqual(bytes(bar), 8 + 21)
    assert.strictEqual(bytes({ ...bar, open: 912_000.25, high: 912_000.25 }), 8 + 21)
    assert.strictEqual(bytes({ ...bar, low: 498.314159 }), 8 + 41)
    assert.strictEqual(bytes({ ...bar, volume: 2 ** 32 }), 8 + 41)
  })
})
