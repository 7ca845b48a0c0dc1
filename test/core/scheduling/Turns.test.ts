/** How many computations run at once, who is next, and who gets no turn. */
import { assert, describe, it } from "@effect/vitest"
import { Clock, Deferred, Effect, Exit, Fiber, Metric } from "effect"
import { TestClock } from "effect/testing"
import { Overloaded } from "../../../core/mod.ts"
import { CurrentRequester, makeCongestion, makeTurns } from "../../../core/ports.ts"

const bounds = {
  atOnce: 1,
  waiting: 6,
  ofOne: 4,
  patience: { max: "3 seconds", expected: "1 second" },
  retry_after: 7
} as const

const refused = Exit.fail(new Overloaded({ retry_after: 7 }))

/** Turns, and what took them in this order; each computation lasts until it is ended by its name. */
const scene = (given: Parameters<typeof makeTurns>[0] = bounds) => {
  const { run: inTurn } = makeTurns(given)
  const begun: Array<string> = []
  const ends = new Map<string, Deferred.Deferred<void>>()
  return {
    begun,
    begin: (name: string, group = "key", requester = name) =>
      Effect.gen(function* () {
        const end = yield* Deferred.make<void>()
        ends.set(name, end)
        const work = Effect.andThen(
          Effect.sync(() => begun.push(name)),
          Deferred.await(end)
        )
        return yield* Effect.forkChild(
          Effect.provideService(inTurn(Effect.as(work, name)), CurrentRequester, { group, name: requester }),
          { startImmediately: true }
        )
      }),
    end: (name: string) =>
      Effect.gen(function* () {
        yield* Deferred.succeed(ends.get(name) as Deferred.Deferred<void>, undefined)
        yield* Effect.yieldNow
        yield* Effect.yieldNow
      })
  }
}

const count = (value: number) => [{ id: "findata_waiting_requests", state: { value } }]

describe("turns", () => {
  it.effect("are had at once while some are free", () =>
    Effect.gen(function* () {
      const { begin, begun, end } = scene({ ...bounds, atOnce: 2 })
      for (const name of ["a", "b", "c"]) yield* begin(name)
      assert.deepStrictEqual(begun, ["a", "b"])
      yield* end("b")
      assert.deepStrictEqual(begun, ["a", "b", "c"])
    })
  )

  it.effect("are counted while they are waited for", () =>
    Effect.gen(function* () {
      const { begin, end } = scene()
      const waiting = Effect.map(Metric.snapshot, (all) =>
        all.map(({ id, state }) => ({ id, state })).filter(({ id }) => id === "findata_waiting_requests")
      )
      yield* begin("first")
      const waiters = []
      for (const name of ["a", "b", "c"]) waiters.push(yield* begin(name))
      assert.deepStrictEqual(yield* waiting, count(3))
      yield* end("first")
      assert.deepStrictEqual(yield* waiting, count(2))
      for (const waiter of waiters) yield* Fiber.interrupt(waiter)
      assert.deepStrictEqual(yield* waiting, count(0))
    }).pipe(Effect.provideService(Metric.MetricRegistry, new Map()))
  )

  it.effect("go round the requesters of a group, each in its own order", () =>
    Effect.gen(function* () {
      const { begin, begun, end } = scene()
      yield* begin("first")
      for (const name of ["a1", "a2", "a3"]) yield* begin(name, "key", "a")
      for (const name of ["b1", "b2"]) yield* begin(name, "key", "b")
      for (const name of ["first", "a1", "b1", "a2", "b2"]) yield* end(name)
      assert.deepStrictEqual(begun, ["first", "a1", "b1", "a2", "b2", "a3"])
    })
  )

  it.effect("go round the groups", () =>
    Effect.gen(function* () {
      const { begin, begun, end } = scene()
      yield* begin("first")
      for (const name of ["a", "b", "c"]) yield* begin(name, "client")
      for (const name of ["k1", "k2"]) yield* begin(name, "key", "k")
      for (const name of ["first", "a", "k1", "b", "k2"]) yield* end(name)
      assert.deepStrictEqual(begun, ["first", "a", "k1", "b", "k2", "c"])
    })
  )

  it.effect("aren't had by more of a requester than may wait", () =>
    Effect.gen(function* () {
      const { begin, begun } = scene()
      for (const name of ["a0", "a1", "a2", "a3", "a4"]) yield* begin(name, "key", "a")
      assert.deepStrictEqual(yield* Fiber.await(yield* begin("a5", "key", "a")), refused)
      const other = yield* begin("b", "key", "b")
      assert.isUndefined(other.pollUnsafe())
      assert.deepStrictEqual(begun, ["a0"])
    })
  )

  it.effect("aren't had by more of a group than may wait, which leave the other's places free", () =>
    Effect.gen(function* () {
      const { begin } = scene()
      for (let n = 0; n < 7; n++) yield* begin(`c${n}`, "client")
      assert.deepStrictEqual(yield* Fiber.await(yield* begin("c7", "client")), refused)
      assert.isUndefined((yield* begin("k")).pollUnsafe())
    })
  )

  it.effect("are waited for no longer than allowed", () =>
    Effect.gen(function* () {
      const { begin, begun, end } = scene()
      yield* begin("a")
      const late = yield* begin("b")
      yield* TestClock.adjust("2999 millis")
      assert.isUndefined(late.pollUnsafe())
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(yield* Fiber.await(late), refused)
      yield* begin("c")
      yield* end("a")
      assert.deepStrictEqual(begun, ["a", "c"])
    })
  )

  it.effect("are waited for less once others have always waited", () =>
    Effect.gen(function* () {
      const lasting = { max: "750 millis", expected: "500 millis" } as const
      const { begin, end } = scene({ ...bounds, lasting })
      yield* begin("first")
      const early = yield* begin("early")
      yield* TestClock.adjust("2 seconds")
      const later = yield* begin("later")
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* Fiber.await(early), refused)
      const late = yield* begin("late")
      yield* TestClock.adjust("749 millis")
      assert.isUndefined(late.pollUnsafe())
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(yield* Fiber.await(late), refused)
      // It began to wait before that.
      assert.isUndefined(later.pollUnsafe())
      yield* end("first")
      // None waits any more, so that the next one has the usual time.
      const next = yield* begin("next")
      yield* TestClock.adjust("2999 millis")
      assert.isUndefined(next.pollUnsafe())
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(yield* Fiber.await(next), refused)
    })
  )

  it.effect("are waited for less by one that waited before", () =>
    Effect.gen(function* () {
      const { run } = makeTurns(bounds)
      yield* Effect.forkChild(run(Effect.never), { startImmediately: true })
      const late = yield* Effect.forkChild(run(Effect.void, 2900), { startImmediately: true })
      yield* TestClock.adjust("99 millis")
      assert.isUndefined(late.pollUnsafe())
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(yield* Fiber.await(late), refused)
      assert.deepStrictEqual(yield* Effect.exit(run(Effect.void, 3100)), refused)
    })
  )

  it.effect("are waited for less while others wait for long elsewhere", () =>
    Effect.gen(function* () {
      const congestion = makeCongestion(3000, 750)
      const lasting = { max: "750 millis", expected: "500 millis" } as const
      const { begin } = scene({ ...bounds, lasting, congestion })
      const now = Number((yield* Clock.monotonicTimeNanos) / 1_000_000n)
      congestion.begin(now)
      yield* TestClock.adjust("3 seconds")
      yield* begin("first")
      const late = yield* begin("late")
      yield* TestClock.adjust("750 millis")
      assert.deepStrictEqual(yield* Fiber.await(late), refused)
    })
  )

  it.effect("aren't waited for by one that would probably wait in vain", () =>
    Effect.gen(function* () {
      const { begin, end } = scene()
      yield* begin("ended")
      yield* TestClock.adjust("1 second")
      yield* end("ended")
      yield* begin("running")
      // The second one's turn is expected a second after that of the first, a third of the longest wait.
      for (const name of ["first", "second"])
        assert.isUndefined((yield* begin(name, "key", "a")).pollUnsafe())
      assert.deepStrictEqual(yield* Fiber.await(yield* begin("third", "key", "a")), refused)
      // Turns go round, so that others don't wait behind these.
      assert.isUndefined((yield* begin("other", "key", "b")).pollUnsafe())
      assert.isUndefined((yield* begin("client", "client")).pollUnsafe())
    })
  )

  it.effect("are waited for by the next one, however long those before took", () =>
    Effect.gen(function* () {
      const { begin, begun, end } = scene()
      yield* begin("slow")
      yield* TestClock.adjust("1 hour")
      yield* end("slow")
      yield* begin("running")
      yield* begin("next")
      assert.deepStrictEqual(yield* Fiber.await(yield* begin("late", "key", "next")), refused)
      // Others' first ones wait, too.
      yield* begin("other", "key", "other")
      yield* end("running")
      yield* end("next")
      assert.deepStrictEqual(begun, ["slow", "running", "next", "other"])
    })
  )

  it.effect("last as long as they take", () =>
    Effect.gen(function* () {
      const { begin, end } = scene()
      const long = yield* begin("a")
      yield* TestClock.adjust("1 hour")
      yield* end("a")
      assert.deepStrictEqual(yield* Fiber.await(long), Exit.succeed("a"))
    })
  )

  it.effect("pass to the next when one fails or is interrupted, waiting or not", () =>
    Effect.gen(function* () {
      const { begin, begun, end } = scene()
      const first = yield* begin("a")
      const second = yield* begin("b")
      yield* begin("c")
      yield* Fiber.interrupt(second)
      yield* Fiber.interrupt(first)
      yield* Effect.yieldNow
      assert.deepStrictEqual(begun, ["a", "c"])
      yield* end("c")
      yield* begin("d")
      assert.deepStrictEqual(begun, ["a", "c", "d"])
    })
  )

  it.effect("are all free again after a thousand of them, of which many were given up", () =>
    Effect.gen(function* () {
      const { run: inTurn } = makeTurns({ ...bounds, atOnce: 3, waiting: 1000, ofOne: 1000 })
      const state = { running: 0, max: 0 }
      const work = Effect.gen(function* () {
        state.running++
        state.max = Math.max(state.max, state.running)
        yield* Effect.yieldNow
      }).pipe(
        Effect.ensuring(
          Effect.sync(() => {
            state.running--
          })
        )
      )
      const fibers = yield* Effect.forEach(Array.from({ length: 1000 }), () =>
        Effect.forkChild(inTurn(work), { startImmediately: true })
      )
      yield* Effect.forEach(
        fibers.filter((_, n) => n % 3 === 0),
        (fiber) => Effect.forkChild(Fiber.interrupt(fiber))
      )
      for (const fiber of fibers) yield* Fiber.await(fiber)
      assert.deepStrictEqual(state, { running: 0, max: 3 })
      const { begin, begun } = scene({ ...bounds, atOnce: 3 })
      for (const name of ["a", "b", "c"]) yield* begin(name)
      assert.lengthOf(begun, 3)
    })
  )
})
