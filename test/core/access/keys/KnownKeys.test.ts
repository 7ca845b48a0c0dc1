/** Which secrets are held in memory, and for how long. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { makeKnownKeys, timeToLive } from "../../../../core/access/keys/KnownKeys.ts"
import type { ApiKey } from "../../../../core/mod.ts"
import { localChanges } from "../../../../core/ports.ts"

const keyOf = (id: number) => ({ key: { id } as ApiKey, valid_until: null })

describe("known keys", () => {
  it("are at most so many, the latest", () => {
    const known = makeKnownKeys(localChanges(), 2)
    for (const id of [1, 2, 3]) known.add(`secret ${id}`, { found: keyOf(id), read_at: 0, generation: 0 }, 0)
    assert.deepStrictEqual(
      [1, 2, 3].map((id) => known.find(`secret ${id}`, 0)?.key.id),
      [undefined, 2, 3]
    )
  })

  it("that were read again are among the latest", () => {
    const known = makeKnownKeys(localChanges(), 2)
    for (const id of [1, 2, 1, 3])
      known.add(`secret ${id}`, { found: keyOf(id), read_at: 0, generation: 0 }, 0)
    assert.deepStrictEqual(
      [1, 2, 3].map((id) => known.find(`secret ${id}`, 0)?.key.id),
      [1, undefined, 3]
    )
  })

  it("are found until their time is over, or a key is written", () => {
    const changes = localChanges()
    const known = makeKnownKeys(changes, 2)
    known.add("secret", { found: keyOf(1), read_at: 5000, generation: 0 }, 5000)
    const isFound = (now: number) => known.find("secret", now) !== null
    assert.deepStrictEqual([4999, 5000, 4999 + timeToLive, 5000 + timeToLive].map(isFound), [
      false,
      true,
      true,
      false
    ])
    Effect.runSync(changes.written("data"))
    assert.isTrue(isFound(5000))
    Effect.runSync(changes.written("access"))
    assert.isFalse(isFound(5000))
  })
})
