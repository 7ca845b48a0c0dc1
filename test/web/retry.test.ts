/** When a failed request is repeated. */
import { assert, describe, it } from "@effect/vitest"
import { isPassing, pauseAfter, retryAfter } from "../../adapters/web/Retry.ts"

const now = Date.parse("1994-11-06T08:49:00Z")

/** The dates are the examples of RFC 9110, section 5.6.7: one instant in its three forms. */
const waits: ReadonlyArray<readonly [value: string | undefined, millis: number | null]> = [
  ["120", 120_000],
  ["0", 0],
  [" 3 ", 3000],
  ["Sun, 06 Nov 1994 08:49:37 GMT", 37_000],
  ["Sunday, 06-Nov-94 08:49:37 GMT", 37_000],
  ["Sun Nov  6 08:49:37 1994", 37_000],
  ["Sun, 06 Nov 1994 08:00:00 GMT", 0],
  ["soon", null],
  ["-1", null],
  ["1.5", null],
  ["2024", 2_024_000],
  ["", null],
  [undefined, null]
]

describe("Retry-After", () => {
  it.for(waits)("of %s is a wait of %s", ([value, millis]) => {
    assert.strictEqual(retryAfter(value, now), millis)
  })
})

describe("the pauses", () => {
  it("double from half a second to a minute", () => {
    assert.deepStrictEqual(
      [1, 2, 3, 4, 5, 9].map((tries) => pauseAfter(tries, 500, 1)),
      [500, 1000, 2000, 4000, 8000, 60_000]
    )
  })

  it("are at least half as long", () => {
    assert.deepStrictEqual(
      [1, 2, 9].map((tries) => pauseAfter(tries, 500, 0)),
      [250, 500, 30_000]
    )
  })
})

it("only statuses that pass are repeated", () => {
  const statuses = [200, 304, 400, 401, 403, 404, 408, 410, 429, 500, 501, 502, 503, 504, 505]
  assert.deepStrictEqual(statuses.filter(isPassing), [429, 500, 502, 503, 504])
})
