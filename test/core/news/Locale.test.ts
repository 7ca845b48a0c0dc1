/** Which language an article is told in. */
import { assert, describe, it } from "@effect/vitest"
import { Locale, localesFrom } from "../../../core/mod.ts"

const orders: ReadonlyArray<readonly [asked: Locale, order: ReadonlyArray<Locale>]> = [
  ["en", ["en", "ko", "ja", "zh"]],
  ["ko", ["ko", "en", "ja", "zh"]],
  ["ja", ["ja", "en", "ko", "zh"]],
  ["zh", ["zh", "en", "ko", "ja"]]
]

describe("who asks for", () => {
  it.for(orders)("%s gets it, else English, else any: %j", ([asked, order]) => {
    assert.deepStrictEqual(localesFrom(asked), order)
  })
})

it("every locale has an order", () => {
  assert.sameMembers(
    orders.map(([asked]) => asked),
    [...Locale.literals]
  )
})
