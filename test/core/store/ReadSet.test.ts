/** Results know what they were made of, through caches and concurrent lookups. */
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { Changes, localChanges, withReadSet } from "../../../core/ports.ts"
import { cached } from "../../../core/store/Cached.ts"
import { reading } from "../../../core/store/ReadSet.ts"

const changes = Layer.sync(Changes, localChanges)

const barsOf = <A>(company_id: number, value: Effect.Effect<A>) =>
  reading(
    () => ({ price_daily: { company_id: [company_id] } }),
    () => value
  )

const barWritten = (company_id: number) =>
  Effect.flatMap(Changes, (_) => _.written("data", { price_daily: { company_id: [company_id] } }))

/** A cached lookup of a company's bars that counts its calls. */
const counting = Effect.gen(function* () {
  let calls = 0
  const look = yield* cached("data", 10, (key) =>
    barsOf(
      Number(key),
      Effect.sync(() => ++calls)
    )
  )
  return { look, calls: () => calls }
})

describe("a cached result", () => {
  it.effect("is looked up again only after a write to its rows", () =>
    Effect.gen(function* () {
      const { calls, look } = yield* counting
      yield* look("1")
      yield* barWritten(2)
      yield* look("1")
      assert.strictEqual(calls(), 1)
      yield* barWritten(1)
      yield* look("1")
      assert.strictEqual(calls(), 2)
    }).pipe(Effect.provide(changes))
  )

  it.effect("makes what is made of it depend on its rows, found in the cache too", () =>
    Effect.gen(function* () {
      const all = yield* Changes
      const { look } = yield* counting
      yield* look("1")
      const { readSet } = yield* withReadSet(all, "data", Effect.andThen(look("1"), look("2")))
      yield* barWritten(3)
      assert.isTrue(all.isCurrent(readSet))
      yield* barWritten(1)
      assert.isFalse(all.isCurrent(readSet))
    }).pipe(Effect.provide(changes))
  )

  it.effect("asked for after a write isn't that of a lookup that began before", () =>
    Effect.gen(function* () {
      const held = yield* Deferred.make<void>()
      let stored = "old"
      const look = yield* cached("data", 10, () =>
        barsOf(
          1,
          Effect.tap(
            Effect.sync(() => stored),
            () => Deferred.await(held)
          )
        )
      )
      const early = yield* Effect.forkChild(look("1"), { startImmediately: true })
      stored = "new"
      yield* barWritten(1)
      const late = yield* Effect.forkChild(look("1"), { startImmediately: true })
      yield* Deferred.succeed(held, undefined)
      assert.strictEqual(yield* Fiber.join(late), "new")
      yield* Fiber.join(early)
      assert.strictEqual(yield* look("1"), "new")
    }).pipe(Effect.provide(changes))
  )
})

describe("a result", () => {
  it.effect("overtaken by a write to its rows isn't current", () =>
    Effect.gen(function* () {
      const all = yield* Changes
      const overtaken = barsOf(1, Effect.orDie(Effect.provideService(barWritten(1), Changes, all)))
      const { readSet } = yield* withReadSet(all, "data", overtaken)
      assert.isFalse(all.isCurrent(readSet))
    }).pipe(Effect.provide(changes))
  )

  it.effect("of no noted read depends on everything, for what is made of it too", () =>
    Effect.gen(function* () {
      const all = yield* Changes
      const look = yield* cached("data", 10, () => Effect.succeed(1))
      const { readSet } = yield* withReadSet(all, "data", Effect.andThen(barsOf(1, Effect.void), look("")))
      yield* barWritten(2)
      assert.isFalse(all.isCurrent(readSet))
    }).pipe(Effect.provide(changes))
  )

  it.effect("of more than a hundred companies depends on the whole table", () =>
    Effect.gen(function* () {
      const all = yield* Changes
      const many = Effect.forEach(
        Array.from({ length: 101 }, (_, id) => id),
        (id) => barsOf(id, Effect.void)
      )
      const { readSet } = yield* withReadSet(all, "data", many)
      yield* barWritten(1000)
      assert.isFalse(all.isCurrent(readSet))
    }).pipe(Effect.provide(changes))
  )
})
