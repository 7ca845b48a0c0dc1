/** What `/stock/indicators` refuses because it would take too long to compute, before anything is computed. */
import { assert, describe, it } from "@effect/vitest"
import { addDays } from "../../../core/time/CalendarDate.ts"
import { priceHeader, take } from "../../contract/stores.ts"
import { market } from "../../fixtures/market.ts"
import { withMore } from "../../fixtures/World.ts"
import { serviceOver } from "../serviceOver.ts"

/** So many weekdays up to a Friday. */
const weekdaysUpTo = (friday: string, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, i) => addDays(friday, -(7 * Math.floor(i / 5) + (i % 5)))).toReversed()

const bars = 16_000

const decades = weekdaysUpTo("2024-06-28", bars).flatMap((day, i) => {
  const close = Math.round(100 + 50 * Math.sin(i / 300)) + (i % 7)
  return ["BARE", "005930"].map(
    (symbol) => `${symbol},${day},${close},${close + 1},${close - 1},${close},100`
  )
})

const service = serviceOver(withMore(market, take("prices", [priceHeader, ...decades])))

const thorough = (count: number, period: number): string =>
  Array.from({ length: count }, (_, i) => `alma(${period + i})`).join()

const of = (symbols: string, indicators: string) =>
  service.get(`/stock/indicators/${symbols}?indicators=${indicators}&limit=1`)

describe("indicators of long periods", () => {
  it("are refused where all windows together are too many values, with what they cost and what is possible", async () => {
    const { json, status } = await of("BARE", `rsi,${thorough(19, 8000)}`)
    assert.strictEqual(status, 422)
    const [{ ctx, loc, msg }] = json.detail
    assert.deepStrictEqual(loc, ["query", "indicators"])
    assert.match(
      msg,
      /These indicators look at 1,2\d\d,\d{3},\d{3} values, alma\(80\d\d\) at 6\d,\d{3},\d{3} of them .*a request's look at 1,000,000,000 at most: ask for shorter periods, fewer indicators$/
    )
    assert.isAbove(ctx.position, 0)
  })

  it("are refused of several companies that are too many, with how many are possible", async () => {
    const indicators = thorough(12, 8000)
    const { json, status } = await of("BARE,005930", indicators)
    assert.strictEqual(status, 422)
    assert.match(json.detail[0].msg, /values of 2 companies, .* or about 1 symbols? at once$/)
  })

  it("count a company once, however many symbols name it", async () => {
    const indicators = thorough(4, 8000)
    const spellings = ["BARE", "bare", "BARE:NYSE", "BARE@2024-01-02", "BARE@2024-01-03"]
    const { json, status } = await of(spellings.join(), indicators)
    assert.strictEqual(status, 200)
    assert.deepStrictEqual(Object.keys(json), spellings)
    for (const spelling of spellings) assert.deepStrictEqual(json[spelling], json["BARE"])
  })

  it("count values that several spellings of an indicator have in common once", async () => {
    const same = [
      "alma(8000)",
      "ALMA(8000)",
      "alma(8e3)",
      "alma(time_period=8000)",
      "alma(8000,0.85)",
      "alma(8000,0.85,6)"
    ]
    const many = same.flatMap((text) => [text, text.replace("a(", "A("), text.replace("al", "aL")])
    const { json, status } = await of("BARE", many.slice(0, 17).join())
    assert.strictEqual(status, 200)
    assert.strictEqual(
      new Set(
        Object.entries(json.data[0]).flatMap(([name, value]) =>
          name.toLowerCase().startsWith("alma") ? [value] : []
        )
      ).size,
      1
    )
  })

  it("cost nothing of companies with fewer bars than the window has", async () => {
    assert.strictEqual((await of("BARE,005930", thorough(20, 90_000))).status, 200)
  })
})
