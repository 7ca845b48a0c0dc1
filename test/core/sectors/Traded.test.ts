/** The securities in the market on a day. */
import { assert, it } from "@effect/vitest"
import { tradedSince } from "../../../core/prices/TradedSince.ts"
import { tradedOn } from "../../../core/sectors/Traded.ts"
import { close, closesOn, security } from "./market.ts"

const closes = closesOn(
  [close(1, "2021-03-31", 10), close(2, "2021-02-28", 10), close(3, "2021-02-27", 10)],
  "2021-03-31"
)
const idsOf = (day: string | null, listed: boolean) =>
  tradedOn(
    day,
    [1, 2, 3, 4].map((id) => security(id, { listed })),
    closes
  ).map(({ company_id }) => company_id)

it("a security's last trade is at most 31 days before", () => {
  assert.strictEqual(tradedSince("2021-03-31"), "2021-02-28")
  assert.deepStrictEqual(idsOf("2021-03-31", true), [1, 2, 4])
})

it("the listed flag counts only where there is no bar", () => {
  assert.deepStrictEqual(idsOf("2021-03-31", false), [1, 2])
})

it("before any bar of the market the listed securities are in it", () => {
  const bare = [security(1), security(2, { listed: false })]
  assert.deepStrictEqual(
    tradedOn(null, bare, new Map()).map(({ company_id }) => company_id),
    [1]
  )
})
