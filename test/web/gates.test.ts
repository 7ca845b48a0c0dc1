/** The pace of a source: no second with more requests than its share, and no day. */
import { assert, describe, it } from "@effect/vitest"
import { Clock, Duration, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { MemoryRequestCounts } from "../../adapters/memory/mod.ts"
import { WebGates } from "../../adapters/web/mod.ts"
import { RequestCounts } from "../../core/ports.ts"

const gates = Layer.provide(WebGates.layer, MemoryRequestCounts.layer)

const millis = Effect.map(Clock.monotonicTimeNanos, (nanos) => Number(nanos) / 1e6)

/** The most starts in any second, wherever it begins. */
const maxPerSecond = (starts: ReadonlyArray<number>): number =>
  Math.max(...starts.map((from) => starts.filter((at) => at >= from && at < from + 1000).length))

/** Counts that take such times to be read and written, in milliseconds. */
const slowCounts = (lags: ReadonlyArray<number>) =>
  Layer.effect(
    RequestCounts,
    Effect.map(RequestCounts, ({ of, put }) => {
      let calls = 0
      const lag = Effect.suspend(() => Effect.sleep(lags[calls++ % lags.length] ?? 0))
      return {
        of: (source, day) => Effect.andThen(lag, of(source, day)),
        put: (source, day, count) => Effect.andThen(lag, put(source, day, count))
      }
    })
  ).pipe(Layer.provide(MemoryRequestCounts.layer))

/**
 * When requests start that arrive after such pauses, in milliseconds. Each waits by a clock that oversleeps, and is
 * counted slowly. They start in the order of their arrival.
 */
const startsOf = (perSecond: number, pauses: ReadonlyArray<number>, lags: ReadonlyArray<number>) =>
  Effect.gen(function* () {
    const { of } = yield* WebGates.Gates
    const clock = yield* Clock.Clock
    const starts: Array<number> = []
    const order: Array<number> = []
    let slept = 0
    const late: Clock.Clock = {
      ...clock,
      sleep: (duration) =>
        clock.sleep(Duration.sum(duration, Duration.millis(lags[slept++ % lags.length] ?? 0)))
    }
    const request = Effect.fnUntraced(
      function* (index: number) {
        // Each asks by itself, as the instances of a source do.
        yield* of("a source", { perSecond, perDay: 1_000_000 }).pass
        starts.push(yield* millis)
        order.push(index)
      },
      Effect.provideService(Clock.Clock, late)
    )
    const fibers: Array<Fiber.Fiber<void, WebGates.DayUsed>> = []
    for (const [index, pause] of pauses.entries()) {
      yield* TestClock.adjust(pause)
      fibers.push(yield* Effect.forkChild(request(index)))
    }
    yield* TestClock.adjust("1 hour")
    for (const fiber of fibers) yield* Fiber.join(fiber)
    assert.deepStrictEqual(order, [...pauses.keys()])
    return starts
  }).pipe(Effect.provide(Layer.merge(Layer.provide(WebGates.layer, slowCounts(lags)), TestClock.layer())))

describe("a gate", () => {
  it("lets no more requests start in any second than its pace, however they arrive and however late they wake", () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom(0.5, 2.5)),
        fc.array(fc.oneof(fc.constant(0), fc.nat(1500)), { minLength: 1, maxLength: 60 }),
        fc.array(fc.nat(400), { minLength: 1, maxLength: 20 }),
        async (perSecond, pauses, lags) => {
          const starts = await Effect.runPromise(startsOf(perSecond, pauses, lags))
          assert.lengthOf(starts, pauses.length)
          assert.isAtMost(maxPerSecond(starts), Math.max(1, Math.ceil(perSecond)))
        }
      ),
      { numRuns: 200 }
    ))

  it("wastes none of its pace: a hundred requests at ten in a second take ten seconds", async () => {
    const starts = await Effect.runPromise(startsOf(10, new Array<number>(101).fill(0), [0]))
    assert.approximately((starts.at(-1) ?? 0) - (starts[0] ?? 0), 10_010, 100)
  })

  it.effect("is one for a source, another for another", () =>
    Effect.gen(function* () {
      const { of } = yield* WebGates.Gates
      const pace = { perSecond: 1 }
      yield* of("a", pace).pass
      yield* of("b", pace).pass
      const second = yield* Effect.forkChild(of("a", pace).pass)
      yield* TestClock.adjust(1000)
      assert.isUndefined(second.pollUnsafe())
      yield* TestClock.adjust(1)
      assert.isDefined(second.pollUnsafe())
    }).pipe(Effect.provide(gates))
  )

  it.effect("passes everything of a source without a pace, except while it is closed", () =>
    Effect.gen(function* () {
      const gate = (yield* WebGates.Gates).of("a", null)
      for (let index = 0; index < 100; index++) yield* gate.pass
      yield* gate.closeFor(5000)
      const next = yield* Effect.forkChild(gate.pass)
      yield* TestClock.adjust(4999)
      assert.isUndefined(next.pollUnsafe())
      yield* TestClock.adjust(1)
      assert.isDefined(next.pollUnsafe())
    }).pipe(Effect.provide(gates))
  )

  it.effect("lets the next one through when a request that waits is interrupted", () =>
    Effect.gen(function* () {
      const gate = (yield* WebGates.Gates).of("a", { perSecond: 1 })
      yield* gate.pass
      const first = yield* Effect.forkChild(gate.pass)
      const second = yield* Effect.forkChild(gate.pass)
      yield* TestClock.adjust(500)
      yield* Fiber.interrupt(first)
      yield* TestClock.adjust(501)
      assert.isDefined(second.pollUnsafe())
    }).pipe(Effect.provide(gates))
  )

  it.effect("refuses what is beyond a day's requests, and says from when they are possible", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2024-02-28T23:59:00Z"))
      const gate = (yield* WebGates.Gates).of("a", { perSecond: 1000, perDay: 2 })
      const pass = Effect.andThen(TestClock.adjust(10), gate.pass)
      yield* pass
      yield* pass
      const refused = yield* Effect.flip(pass)
      assert.deepInclude(refused, { perDay: 2, resets_at: "2024-02-29T00:00:00Z" })
      yield* TestClock.adjust("1 minute")
      yield* pass
    }).pipe(Effect.provide(gates))
  )

  it.effect("counts the requests of a day in the time zone of the pace, also across a restart", () =>
    Effect.gen(function* () {
      const pace = { perSecond: 1000, perDay: 2, timezone: "Asia/Seoul" }
      const pass = Effect.gen(function* () {
        yield* TestClock.adjust(10)
        yield* (yield* WebGates.Gates).of("a", pace).pass
      })
      const passInNewProcess = Effect.provide(pass, WebGates.layer, { local: true })
      // In Seoul it is 2024-03-01 from 15:00 on.
      yield* TestClock.setTime(Date.parse("2024-02-29T14:30:00Z"))
      yield* passInNewProcess
      yield* passInNewProcess
      const refused = yield* Effect.flip(passInNewProcess)
      assert.deepInclude(refused, { perDay: 2, resets_at: "2024-02-29T15:00:00Z" })
      yield* TestClock.setTime(Date.parse("2024-02-29T15:00:00Z"))
      yield* passInNewProcess
      yield* TestClock.setTime(Date.parse("2024-03-01T14:59:00Z"))
      yield* passInNewProcess
      assert.strictEqual(yield* (yield* RequestCounts).of("a", "2024-03-01"), 2)
      yield* Effect.flip(passInNewProcess)
    }).pipe(Effect.provide(MemoryRequestCounts.layer))
  )

  it.effect("counts on from the requests that an earlier process sent in the day", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2024-02-28T12:00:00Z"))
      const { of, put } = yield* RequestCounts
      yield* put("a", "2024-02-28", 19_999)
      const gate = (yield* WebGates.Gates).of("a", { perSecond: 1000, perDay: 20_000 })
      yield* gate.pass
      assert.strictEqual(yield* of("a", "2024-02-28"), 20_000)
      yield* TestClock.adjust(10)
      yield* Effect.flip(gate.pass)
    }).pipe(Effect.provide(Layer.provideMerge(WebGates.layer, MemoryRequestCounts.layer)))
  )
})
