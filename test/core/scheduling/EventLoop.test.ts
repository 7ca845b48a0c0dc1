import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import { inOwnTurn, noteArrival } from "../../../core/ports.ts"
import { inTurns } from "../../../core/scheduling/EventLoop.ts"

/** Counts the turns of the event loop until it is stopped. */
const counting = () => {
  const state = { turns: 0, isOver: false }
  const count = () => {
    state.turns++
    if (!state.isOver) setImmediate(count)
  }
  setImmediate(count)
  return state
}

describe("a turn of its own", () => {
  it.live("is shared with no other piece, however many computations are under way", () =>
    Effect.gen(function* () {
      const state = counting()
      const taken: Array<number> = []
      const piece = inOwnTurn(Effect.sync(() => taken.push(state.turns)))
      const computation = Effect.repeat(piece, { times: 4 })
      yield* Effect.all(Array.from({ length: 6 }).fill(computation) as Array<typeof computation>, {
        concurrency: "unbounded"
      })
      state.isOver = true
      assert.lengthOf(taken, 30)
      assert.strictEqual(new Set(taken).size, 30)
    })
  )

  it.live("goes round the computations", () =>
    Effect.gen(function* () {
      const order: Array<string> = []
      const computation = (name: string) =>
        Effect.repeat(inOwnTurn(Effect.sync(() => order.push(name))), { times: 2 })
      yield* Effect.all([computation("a"), computation("b"), computation("c")], {
        concurrency: "unbounded"
      })
      assert.strictEqual(order.join(""), "abcabcabc")
    })
  )

  it.live("isn't waited for once it was given up", () =>
    Effect.gen(function* () {
      const order: Array<string> = []
      const fibers = yield* Effect.forEach(["a", "b", "c"], (name) =>
        Effect.forkChild(inOwnTurn(Effect.sync(() => order.push(name))))
      )
      yield* Effect.forEach(fibers.slice(0, 2), Fiber.interrupt)
      yield* Effect.forEach(fibers, Fiber.await)
      assert.deepStrictEqual(order, ["c"])
    })
  )

  it.live("leaves several turns to connections that arrive one after the other, but not all", () =>
    Effect.gen(function* () {
      const state = { arriving: 100, pieces: 0 }
      const arrive = () => {
        noteArrival()
        if (--state.arriving > 0) setImmediate(arrive)
      }
      const piece = inOwnTurn(Effect.sync(() => void (state.arriving > 0 && state.pieces++)))
      setImmediate(arrive)
      yield* Effect.repeat(piece, { until: () => state.arriving === 0 })
      assert.isAtLeast(state.pieces, 10)
      assert.isAtMost(state.pieces, 25)
    })
  )
})

const busy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

function* failing(): Generator<void, never> {
  yield
  throw new TypeError("No such column")
}

describe("A computation in pieces", () => {
  it.live("leaves a turn whenever some of them took some milliseconds, and not after each", () =>
    Effect.gen(function* () {
      const state = counting()
      const taken: Array<number> = []
      const pieces = function* () {
        for (let piece = 0; piece < 30; piece++) {
          taken.push(state.turns)
          busy(2)
          yield
        }
        return "done"
      }
      assert.strictEqual(yield* inTurns(pieces()), "done")
      state.isOver = true
      const turns = new Set(taken).size
      assert.isAtLeast(turns, 8)
      assert.isAtMost(turns, 29)
    })
  )

  it.live("that throws is a defect", () =>
    Effect.gen(function* () {
      const exit = yield* Effect.exit(inTurns(failing()))
      assert.isTrue(Exit.hasDies(exit))
    })
  )
})
