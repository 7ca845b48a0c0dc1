/** What waits until nothing is under way goes on once all of it has ended, and not before. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { makeActivity } from "../../../core/ports.ts"

describe("what waits for nothing to be under way", () => {
  it.effect("goes on at once where nothing is", () => makeActivity().none)

  it.effect("goes on after the end of the last", () =>
    Effect.gen(function* () {
      const { begin, end, isNone, none } = makeActivity()
      begin()
      begin()
      const waiting = yield* Effect.forkChild(none, { startImmediately: true })
      end()
      yield* Effect.yieldNow
      assert.isUndefined(waiting.pollUnsafe())
      assert.isFalse(isNone())
      end()
      yield* Fiber.join(waiting)
      assert.isTrue(isNone())
    })
  )

  it.effect("waits for promises, kept or broken", () =>
    Effect.gen(function* () {
      const { isNone, none, track } = makeActivity()
      const kept = Promise.withResolvers<number>()
      const broken = Promise.withResolvers<number>()
      const all = [track(kept.promise), track(broken.promise)]
      kept.resolve(1)
      broken.reject(new Error("broken"))
      assert.isFalse(isNone())
      const settled = yield* Effect.promise(() => Promise.allSettled(all))
      assert.deepStrictEqual(
        settled.map(({ status }) => status),
        ["fulfilled", "rejected"]
      )
      yield* none
    })
  )
})
