/** The JSON of listed bars is that of JSON.stringify, whatever their numbers. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { bodyWith } from "../../../adapters/http/server/handlers/prices/pricePoints.ts"
import { type Bar } from "../../../core/mod.ts"
import { columnsOf } from "../../../core/prices/mod.ts"

const before = { name: 'Société 삼성 "A"' }
const after = { count: 1 }

const stringified = (bars: ReadonlyArray<Bar>): string =>
  JSON.stringify({
    ...before,
    data: bars.map(({ date, ...bar }) => ({ datetime: `${date}T00:00:00`, ...bar })),
    ...after
  })

const listed = (bars: ReadonlyArray<Bar>): string =>
  new TextDecoder().decode(bodyWith(before, "data", columnsOf(bars), after))

/** A bar with these numbers, in the order of the members. */
const barWith = ([open = 0, high = 0, low = 0, close = 0, volume = 0]: ReadonlyArray<number>): Bar => ({
  date: "2024-02-29",
  open,
  high,
  low,
  close,
  volume
})

const decimals = (digits: number) =>
  fc.integer({ min: 0, max: 10 ** 12 }).map((scaled) => scaled / 10 ** digits)

const anyNumber = fc.oneof(
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.double({ min: 0, max: 1e10, noNaN: true }),
  fc.double({ min: 0, max: 1e-5, noNaN: true }),
  fc.maxSafeInteger(),
  fc.nat(),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(decimals)
)

describe("the JSON of bars", () => {
  it("has the digits of JSON.stringify", () =>
    fc.assert(
      fc.property(fc.array(anyNumber, { minLength: 5, maxLength: 5 }), (numbers) => {
        const bars = [barWith(numbers)]
        assert.strictEqual(listed(bars), stringified(bars))
      }),
      { numRuns: 5000 }
    ))

  it.for([
    0,
    -0,
    -1.5,
    9,
    10,
    999_999_999,
    1e9,
    2 ** 31,
    2 ** 53 - 1,
    2 ** 53,
    1e21,
    1e-7,
    1e-6,
    0.000001999999,
    0.01,
    0.1,
    0.30000000000000004,
    1.005,
    999_999_999.99,
    999_999_999.999999,
    1e9 + 0.5,
    Number.MIN_VALUE,
    Number.MAX_VALUE
  ])("writes %s as JSON.stringify does", (value) => {
    const bars = [barWith([value, value, value, value, value])]
    assert.strictEqual(listed(bars), stringified(bars))
  })

  it("lists none, one, and more than fit into the memory of the last list", () => {
    const many = Array.from({ length: 3000 }, (_, i) => barWith([i, i / 3, i / 100, 1e-7, i * 1e12]))
    for (const bars of [[], [barWith([1])], many]) assert.strictEqual(listed(bars), stringified(bars))
  })
})
