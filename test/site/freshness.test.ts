/** The mark beside a company's price. */
import { assert, it } from "@effect/vitest"
import { freshnessOf } from "../../apps/site/src/company/freshness.ts"

const cases = [
  ["a price of the last session", "2024-06-28", 0, true, false, null],
  ["a price without a known age", "2024-06-28", null, true, false, null],
  ["an older price", "2024-06-25", 3, true, false, { sessions: 3 }],
  ["no price", null, null, true, false, "no_prices"],
  ["no price of a delisted company", null, null, false, false, "no_prices"],
  ["a delisted company", "2012-03-30", 3000, false, false, "delisted"],
  ["a day before it was delisted", "2012-03-30", 0, false, true, null],
  ["a day on which it was behind already", "2012-03-28", 2, false, true, { sessions: 2 }]
] as const

it.each(cases)("%s", (_, price_date, sessions_since, isListed, isPast, expected) => {
  assert.deepStrictEqual(freshnessOf({ price_date, sessions_since }, isListed, isPast), expected)
})
