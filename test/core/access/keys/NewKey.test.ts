/** The bounds of a new key, however it is created. */
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { firstBeyond, NewKey, type Scope } from "../../../../core/mod.ts"

const min = { name: "x", scopes: ["read:all"], tier: "standard", owner: null, expires_at: null }
const isLawful = (overrides: Record<string, unknown>): boolean =>
  Schema.decodeUnknownOption(NewKey)({ ...min, ...overrides })._tag === "Some"

describe("a new key", () => {
  it("has 1,000 requests an hour by default", () => {
    const key = Schema.decodeUnknownSync(NewKey)(min)
    assert.deepStrictEqual(key, { ...min, rate_limit: 1000, rate_period: 3600 } as NewKey)
  })

  const bounds: ReadonlyArray<
    readonly [member: string, lawful: ReadonlyArray<unknown>, not: ReadonlyArray<unknown>]
  > = [
    ["name", ["x", "x".repeat(100)], ["", "x".repeat(101), "a\u0000", null]],
    [
      "scopes",
      [["read:news"], ["read:news", "read:all"]],
      [[], ["read:news", "read:news"], ["read"], "read:all"]
    ],
    ["rate_limit", [1, 1_000_000], [0, 1_000_001, 1.5, "1", null]],
    ["rate_period", [60, 86_400], [59, 86_401, 60.5, null]],
    ["tier", ["standard", "premium", "enterprise"], ["free", null]],
    ["owner", [null, "x", "x".repeat(255)], ["", "x".repeat(256), "a\u0000"]],
    ["expires_at", [null, "2030-01-01T00:00:00Z"], ["2030-01-01", ""]]
  ]
  it.for(bounds)("is bounded in its %s", ([member, lawful, not]) => {
    for (const value of lawful) assert.isTrue(isLawful({ [member]: value }), JSON.stringify(value))
    for (const value of not) assert.isFalse(isLawful({ [member]: value }), JSON.stringify(value))
  })
})

describe("the first scope beyond the granted ones", () => {
  const cases: ReadonlyArray<readonly [ReadonlyArray<Scope> | null, ReadonlyArray<Scope>, Scope | null]> = [
    [null, ["read:all"], null],
    [["read:all"], ["read:news", "read:all"], null],
    [["read:news"], ["read:news"], null],
    [["read:news"], ["read:news", "read:stock", "read:all"], "read:stock"],
    [["read:financial", "read:stock", "read:news", "read:research"], ["read:all"], "read:all"],
    [[], ["read:news"], "read:news"],
    [["read:news"], [], null]
  ]
  it.for(cases)("with %j granted and %j requested is %j", ([granted, wanted, beyond]) => {
    assert.strictEqual(firstBeyond(granted, wanted), beyond)
  })
})
