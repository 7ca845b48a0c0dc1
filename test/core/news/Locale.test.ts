/** The language in which an article is returned. */
import { assert, describe, it } from "@effect/vitest"
import { Locale } from "../../../core/mod.ts"
import { localesFrom } from "../../../core/locale/Locale.ts"

const orders: ReadonlyArray<readonly [requested: Locale, order: ReadonlyArray<Locale>]> = [
  ["en", ["en", "ko", "ja", "zh"]],
  ["ko", ["ko", "en", "ja", "zh"]],
  ["ja", ["ja", "en", "ko", "zh"]],
  ["zh", ["zh", "en", "ko", "ja"]]
]

describe("a reader who requests", () => {
  it.for(orders)("%s gets it, else English, else any language: %j", ([requested, order]) => {
    assert.deepStrictEqual(localesFrom(requested), order)
  })
})

it("every locale has an order of fallbacks", () => {
  assert.sameMembers(
    orders.map(([requested]) => requested),
    [...Locale.literals]
  )
})
