/** Tables that are sent by the line: how many at once, and to clients that stop reading. */
import { assert, it } from "@effect/vitest"
import { Effect, Exit, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { makeLines } from "../../../adapters/http/server/answers/Lines.ts"

const bounds = { atOnce: 3, ofOne: 2, maxTime: "1 minute" } as const
const [one, other] = [
  { group: "key", name: "one" },
  { group: "key", name: "other" }
]

/** Sends to a client that takes so long to read each line. */
const sendTo = (lines: ReturnType<typeof makeLines>, requester: typeof one, reading: `${number} seconds`) =>
  Effect.forkChild(
    Stream.runForEachArray(lines.sending(Stream.make("a", "b").pipe(Stream.rechunk(1)), requester), () =>
      Effect.sleep(reading)
    ),
    { startImmediately: true }
  )

it.effect("are so many at once, a few of one requester", () =>
  Effect.gen(function* () {
    const lines = makeLines(bounds)
    yield* sendTo(lines, one, "50 seconds")
    assert.isTrue(lines.admits(one))
    yield* sendTo(lines, one, "50 seconds")
    assert.isFalse(lines.admits(one))
    assert.isTrue(lines.admits(other))
    yield* sendTo(lines, other, "50 seconds")
    assert.isFalse(lines.admits(other))
    // A client may take a minute for each part.
    yield* TestClock.adjust("100 seconds")
    assert.isTrue(lines.admits(one))
    assert.isTrue(lines.admits(other))
  })
)

it.effect("end with the connection when a client reads nothing for a minute", () =>
  Effect.gen(function* () {
    const lines = makeLines({ ...bounds, ofOne: 1 })
    const stalled = yield* sendTo(lines, one, "600 seconds")
    yield* TestClock.adjust("45 seconds")
    assert.isUndefined(stalled.pollUnsafe())
    assert.isFalse(lines.admits(one))
    yield* TestClock.adjust("30 seconds")
    assert.isTrue(Exit.hasInterrupts(yield* Fiber.await(stalled)))
    assert.isTrue(lines.admits(one))
  })
)

it.effect("aren't ended while lines are made", () =>
  Effect.gen(function* () {
    const lines = makeLines(bounds)
    const slow = Stream.mapEffect(Stream.make("a", "b"), (line) => Effect.as(Effect.sleep("5 minutes"), line))
    const sent = yield* Effect.forkChild(Stream.runCollect(lines.sending(slow, one)), {
      startImmediately: true
    })
    yield* TestClock.adjust("10 minutes")
    assert.deepStrictEqual(yield* Fiber.join(sent), ["a", "b"])
  })
)
