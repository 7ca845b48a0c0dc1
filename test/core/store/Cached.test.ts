/** Answers of a store are cached until their area is written to. */
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { Changes, localChanges } from "../../../core/ports.ts"
import { cached, cachedWithin } from "../../../core/store/Cached.ts"

const changes = Layer.sync(Changes, localChanges)

/** A cached look-up that counts its calls. */
const counting = Effect.gen(function* () {
  let calls = 0
  const look = yield* cached("data", 10, (key) => Effect.sync(() => `${key} ${++calls}`))
  return { look, calls: () => calls }
})

describe("an answer", () => {
  it.effect("is cached", () =>
    Effect.gen(function* () {
      const { calls, look } = yield* counting
      yield* look("a")
      yield* look("a")
      assert.strictEqual(calls(), 1)
    }).pipe(Effect.provide(changes))
  )

  it.effect("is cached under its own key, spaces included", () =>
    Effect.gen(function* () {
      const { look } = yield* counting
      yield* look("a")
      assert.strictEqual(yield* look("b c"), "b c 2")
    }).pipe(Effect.provide(changes))
  )

  it.effect("is looked up again after a write to its area", () =>
    Effect.gen(function* () {
      const { look } = yield* counting
      yield* look("a")
      yield* (yield* Changes).written("data")
      assert.strictEqual(yield* look("a"), "a 2")
    }).pipe(Effect.provide(changes))
  )

  it.effect("remains cached after a write to the other area", () =>
    Effect.gen(function* () {
      const { look } = yield* counting
      yield* look("a")
      yield* (yield* Changes).written("access")
      assert.strictEqual(yield* look("a"), "a 1")
    }).pipe(Effect.provide(changes))
  )

  it.effect("looked up during a write is not cached", () =>
    Effect.gen(function* () {
      const held = yield* Deferred.make<void>()
      let stored = "old"
      const look = yield* cached("data", 10, () =>
        Effect.tap(
          Effect.sync(() => stored),
          () => Deferred.await(held)
        )
      )
      const early = yield* Effect.forkChild(look("a"), { startImmediately: true })
      stored = "new"
      yield* (yield* Changes).written("data")
      yield* Deferred.succeed(held, undefined)
      yield* Fiber.join(early)
      assert.strictEqual(yield* look("a"), "new")
    }).pipe(Effect.provide(changes))
  )

  it.effect("is not cached while writes can't be observed", () =>
    Effect.gen(function* () {
      const { look } = yield* counting
      yield* look("a")
      assert.strictEqual(yield* look("a"), "a 2")
    }).pipe(Effect.provideService(Changes, { ...localChanges(), generation: () => null }))
  )
})

it.effect("a failure is not cached", () =>
  Effect.gen(function* () {
    let reachable = false
    const look = yield* cached("data", 10, () =>
      Effect.suspend(() => (reachable ? Effect.succeed("there") : Effect.fail("away")))
    )
    yield* Effect.flip(look("a"))
    reachable = true
    assert.strictEqual(yield* look("a"), "there")
  }).pipe(Effect.provide(changes))
)

describe("answers of at most 10 bytes", () => {
  /** Each key is an answer of as many bytes; returns which of the keys had to be looked up. */
  const lookedUp = Effect.fnUntraced(function* (keys: ReadonlyArray<string>) {
    const calls: Array<string> = []
    const look = yield* cachedWithin("data", 10, Number, (key) =>
      Effect.sync(() => {
        calls.push(key)
        return key
      })
    )
    for (const key of keys) assert.strictEqual(yield* look(key), key)
    return calls
  })

  it.effect("are all cached", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* lookedUp(["4", "6", "4", "6"]), ["4", "6"])
    }).pipe(Effect.provide(changes))
  )

  it.effect("are dropped where more are cached, first the one used longest ago", () =>
    Effect.gen(function* () {
      const calls = yield* lookedUp(["4", "5", "4", "3", "4", "5"])
      assert.deepStrictEqual(calls, ["4", "5", "3", "5"])
    }).pipe(Effect.provide(changes))
  )

  it.effect("aren't cached where one alone is larger", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* lookedUp(["2", "11", "11", "2"]), ["2", "11", "11"])
    }).pipe(Effect.provide(changes))
  )

  it.effect("are looked up again after a write", () =>
    Effect.gen(function* () {
      let calls = 0
      const look = yield* cachedWithin("data", 10, Number, () => Effect.sync(() => ++calls))
      yield* look("4")
      yield* (yield* Changes).written("data")
      assert.strictEqual(yield* look("4"), 2)
    }).pipe(Effect.provide(changes))
  )
})
