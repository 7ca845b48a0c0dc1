/** Answers of a store are kept until something is written to their area. */
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { Changes, cached, localChanges } from "../../../core/mod.ts"

const changes = Layer.sync(Changes, localChanges)

/** A memory of a look-up that counts how often it is asked. */
const counting = Effect.gen(function* () {
  let asked = 0
  const look = yield* cached("data", 10, (key) => Effect.sync(() => `${key} ${++asked}`))
  return { look, asked: () => asked }
})

describe("an answer", () => {
  it.effect("is kept", () =>
    Effect.gen(function* () {
      const { asked, look } = yield* counting
      yield* look("a")
      yield* look("a")
      assert.strictEqual(asked(), 1)
    }).pipe(Effect.provide(changes))
  )

  it.effect("is that of its own key, spaces and all", () =>
    Effect.gen(function* () {
      const { look } = yield* counting
      yield* look("a")
      assert.strictEqual(yield* look("b c"), "b c 2")
    }).pipe(Effect.provide(changes))
  )

  it.effect("is asked for anew after a write to its area", () =>
    Effect.gen(function* () {
      const { look } = yield* counting
      yield* look("a")
      yield* (yield* Changes).written("data")
      assert.strictEqual(yield* look("a"), "a 2")
    }).pipe(Effect.provide(changes))
  )

  it.effect("is kept over a write to the other area", () =>
    Effect.gen(function* () {
      const { look } = yield* counting
      yield* look("a")
      yield* (yield* Changes).written("access")
      assert.strictEqual(yield* look("a"), "a 1")
    }).pipe(Effect.provide(changes))
  )

  it.effect("that was under way during a write is not found again", () =>
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

  it.effect("is not kept while nobody can tell of writes", () =>
    Effect.gen(function* () {
      const { look } = yield* counting
      yield* look("a")
      assert.strictEqual(yield* look("a"), "a 2")
    }).pipe(Effect.provideService(Changes, { ...localChanges(), generation: () => Effect.succeed(null) }))
  )
})

it.effect("a failure is not kept", () =>
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
