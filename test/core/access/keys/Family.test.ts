/** The rate limit of a key for each family of routes. */
import { assert, describe, it } from "@effect/vitest"
import { type Family, Tier } from "../../../../core/mod.ts"
import { limitOf } from "../../../../core/access/keys/Family.ts"

const own = { rate_limit: 7, rate_period: 90 }
const ownLimit = { limit: 7, period: 90 }

describe("the basic API", () => {
  it.for([
    ["standard", { limit: 100, period: 60 }],
    ["premium", { limit: 1000, period: 60 }],
    ["enterprise", ownLimit]
  ] as const)("limits a key of the tier %s to %j", ([tier, limit]) => {
    assert.deepStrictEqual(limitOf({ ...own, tier }, "basic"), limit)
  })
})

const others: ReadonlyArray<Family> = ["public", "pages"]

describe.for(others)("the family %s", (family) => {
  it.for(Tier.literals)("has a rate of its own for a key of the tier %s", (tier) => {
    assert.deepStrictEqual(limitOf({ ...own, tier }, family), ownLimit)
  })
})
