/** How a sync of one company ends: its operation is over and its source is free, however it ends. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { begin, untilEnd } from "../../apps/syncs/companySyncing.ts"
import { holder } from "../../apps/syncs/syncing.ts"
import { type EntriesSummary, StoreUnavailable } from "../../core/mod.ts"
import { heldFromNow, OperationLog, SyncStore, SyncUnderWay } from "../../core/ports.ts"

const task = {
  source: "vendor",
  company_id: 1,
  company: "AAA:NASDAQ",
  since: null,
  again: false,
  note: { at: "2024-01-02T10:00:00Z", actor: "ann", request_id: "r1" }
}

/** The stores of a test, as a layer. */
const opened = Effect.map(Effect.context<OperationLog | SyncStore>(), Layer.succeedContext)

/** The operation after a sync, whether another may hold its source, and what was logged. */
const after = <E>(sync: Effect.Effect<EntriesSummary | null, E>) => {
  const logged: Array<string> = []
  const logger = Logger.layer([Logger.make(({ message }) => void logged.push(String(message)))])
  return Effect.gen(function* () {
    const stores = yield* opened
    const operation_id = yield* begin(task, stores)
    yield* untilEnd(task, sync, stores)
    const store = yield* SyncStore
    const operation = yield* (yield* OperationLog).find(operation_id)
    const { now, until } = yield* heldFromNow
    return { operation, isFree: yield* store.hold("vendor", "another", now, until), logged }
  }).pipe(Effect.provide(Layer.merge(storesLayer(), logger)))
}

describe("a sync of one company", () => {
  it.effect("that fails before it begins, as of its services, ends with the reason", () =>
    Effect.gen(function* () {
      const services = Layer.effectDiscard(Effect.fail(new Error("FINDATA_PACE=x: expected a number")))
      const { isFree, logged, operation } = yield* after(Effect.provide(Effect.never, services))
      assert.deepInclude(operation, { state: "failed", failure: "FINDATA_PACE=x: expected a number" })
      assert.isTrue(isFree)
      assert.deepStrictEqual(logged, [
        "Sync of AAA:NASDAQ from vendor failed: FINDATA_PACE=x: expected a number"
      ])
    })
  )

  it.effect("ends with the reason of a defect, and of a store that can't be reached", () =>
    Effect.gen(function* () {
      const thrown = yield* after(Effect.die(new TypeError("x is undefined")))
      assert.deepInclude(thrown.operation, { state: "failed", failure: "x is undefined" })
      const unreached = yield* after(Effect.fail(new StoreUnavailable({ reason: "locked" })))
      assert.deepInclude(unreached.operation, {
        state: "failed",
        failure: "The store can't be reached: locked"
      })
      assert.isTrue(thrown.isFree && unreached.isFree)
    })
  )

  it.effect("that loses its source before it begins is over", () =>
    Effect.gen(function* () {
      const { isFree, operation } = yield* after(Effect.succeed(null))
      assert.deepInclude(operation, { state: "failed", failure: "Another process took over" })
      assert.isTrue(isFree)
    })
  )

  it.effect("doesn't begin while another process holds the source", () =>
    Effect.gen(function* () {
      const { hold } = yield* SyncStore
      const { now, until } = yield* heldFromNow
      assert.notStrictEqual(holder, "another")
      yield* hold("vendor", "another", now, until)
      assert.deepStrictEqual(
        yield* Effect.flip(begin(task, yield* opened)),
        new SyncUnderWay({ source: "vendor", held_until: until })
      )
      assert.strictEqual((yield* (yield* OperationLog).page(null, { offset: 0, limit: 1 })).total, 0)
    }).pipe(Effect.provide(storesLayer()))
  )
})
