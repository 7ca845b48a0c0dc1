/** Long bodies that clients read slowly, or not at all. */
import { assert, it } from "@effect/vitest"
import { Effect, Exit, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { makeUnsent } from "../../../adapters/http/server/answers/Unsent.ts"

const requester = { group: "client", name: "slow" }

it.effect("what a client doesn't read in a minute is given up, and its memory is free again", () =>
  Effect.gen(function* () {
    const unsent = makeUnsent(100, "1 minute")
    const [body, other] = [new Uint8Array(100), new Uint8Array(1)]
    const slow = yield* Effect.forkChild(
      Stream.runForEachArray(unsent.sending([body, other], 101, requester), () => Effect.sleep("59 seconds")),
      { startImmediately: true }
    )
    yield* TestClock.adjust("59 seconds")
    assert.isUndefined(slow.pollUnsafe())
    assert.isFalse(unsent.admits(other, requester))
    yield* TestClock.adjust("1 second")
    assert.isTrue(Exit.hasInterrupts(yield* Fiber.await(slow)))
    assert.isTrue(unsent.admits(other, requester))
  })
)

it.effect("one that is read in time is sent as a whole", () =>
  Effect.gen(function* () {
    const unsent = makeUnsent(100, "1 minute")
    const parts = [new Uint8Array([1]), new Uint8Array([2])] as const
    const sent = yield* Stream.runCollect(unsent.sending(parts, 2, requester))
    assert.deepStrictEqual(sent, [...parts])
    yield* TestClock.adjust("2 minutes")
    assert.isTrue(unsent.admits(parts[0], requester))
  })
)
