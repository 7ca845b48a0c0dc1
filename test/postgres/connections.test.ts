/** Who waits for a connection of a pool, and for how long. */
import { PgPool } from "@effect/sql-pg"
import { assert, it } from "@effect/vitest"
import { Effect, Fiber, Redacted, Result } from "effect"
import { inject } from "vitest"
import * as Pool from "../../adapters/postgres/Pool.ts"
import { CurrentRequester, Deadline, deadlineFromNow, maxWait } from "../../core/ports.ts"
import { describePostgres } from "./database.ts"

const inTurn = Effect.map(
  Effect.suspend(() => PgPool.make({ url: Redacted.make(inject("postgresUrl") ?? ""), maxConnections: 1 })),
  (pool) => Pool.inTurn(pool, 1)
)

const sleeping = ({ use }: Pool.Lender, seconds: number) =>
  use((connection) => connection.query(`select pg_sleep(${seconds})`))

const asKey = (name: string) => Effect.provideService(CurrentRequester, { group: "key", name })

describePostgres("Statements that wait for a connection", () => {
  it.live("have it in the order in which they asked, round the keys, whoever comes as one ends", () =>
    Effect.gen(function* () {
      const lender = yield* inTurn
      const order: Array<string> = []
      const ask = (name: string, key: string) =>
        sleeping(lender, 0.005).pipe(
          Effect.tap(() => Effect.sync(() => void order.push(name))),
          asKey(key)
        )
      const names = ["a1", "a2", "a3", "a4", "b1", "b2"]
      const first = yield* Effect.forkChild(ask("first", "a"), { startImmediately: true })
      const fibers = yield* Effect.forEach(names, (name) =>
        Effect.forkChild(ask(name, name.slice(0, 1)), { startImmediately: true })
      )
      // Each asks again in the moment in which its turn ends, which a connection's own queue would grant.
      const again = yield* Effect.forkChild(Effect.andThen(Fiber.join(first), ask("last", "a")))
      yield* Effect.forEach([...fibers, again], Fiber.join)
      assert.deepStrictEqual(order, ["first", "a1", "b1", "a2", "b2", "a3", "a4", "last"])
    }).pipe(Effect.scoped)
  )

  it.live(
    "longer than a request may in a burst wait for less once there have been too many",
    () =>
      Effect.gen(function* () {
        const lender = yield* inTurn
        const begin = performance.now()
        const refusals: Array<{ readonly asked: number; readonly wait: number }> = []
        const ask = Effect.gen(function* () {
          const asked = performance.now()
          const answer = yield* Effect.result(
            Effect.provideService(sleeping(lender, 0.02), Deadline, deadlineFromNow())
          )
          const now = performance.now()
          if (Result.isFailure(answer)) refusals.push({ asked: asked - begin, wait: now - asked })
        })
        // Twice as many as one connection has time for, with 8 seconds of work at the end.
        const fibers: Array<Fiber.Fiber<void>> = []
        while (performance.now() - begin < 6000) {
          fibers.push(yield* Effect.forkChild(ask))
          yield* Effect.sleep("10 millis")
        }
        yield* Effect.forEach(fibers, Fiber.join)
        const lasting = refusals.filter(({ asked }) => asked > maxWait.burst + 1000)
        assert.isNotEmpty(lasting)
        assert.isBelow(Math.max(...lasting.map(({ wait }) => wait)), maxWait.burst / 2)
        assert.isBelow(performance.now() - begin, 6000 + maxWait.burst)
      }).pipe(Effect.scoped),
    20_000
  )
})
