/** Deadlines of long reads: steps, and what follows them, have the time of a request each. */
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { afterLongRead, Deadline, maxWait, stepping } from "../../../core/store/Deadline.ts"

/** How many milliseconds a step has left. */
const left = Effect.map(Deadline, (due) => (due === null ? null : due - performance.now()))

/** In a request whose time is over. */
const late = <A>(effect: Effect.Effect<A>) =>
  Effect.provideService(effect, Deadline, performance.now() - 1000)

it.effect("give the first step what the request has left, and each later one a request's time", () =>
  Effect.gen(function* () {
    const inTime = stepping()
    assert.isBelow((yield* late(inTime(left))) ?? Number.NaN, 0)
    assert.isAbove((yield* late(inTime(left))) ?? Number.NaN, maxWait.burst / 2)
  })
)

it.effect("give what follows a long read a request's time", () =>
  Effect.gen(function* () {
    assert.isAbove((yield* late(afterLongRead(left))) ?? Number.NaN, maxWait.burst / 2)
    assert.isNull(yield* afterLongRead(left))
  })
)
