/** `Changes` on PostgreSQL while its listener is lost: nothing may be cached, and writes during the loss count. */
import { assert, it } from "@effect/vitest"
import { Context, Effect, Layer, Logger, Redacted } from "effect"
import { storesLayer } from "../../adapters/postgres/mod.ts"
import { Changes } from "../../core/ports.ts"
import { generation, known } from "../contract/Changes.ts"
import { eventually } from "../contract/eventually.ts"
import { describePostgres } from "../postgres/database.ts"
import { cutOff } from "./cutOff.ts"
import { freshPostgres } from "./places.ts"

describePostgres("threads of a server", () => {
  it.live("know at once what one of them wrote to the keys, before they are notified", () =>
    Effect.gen(function* () {
      const { url } = yield* freshPostgres
      const opened = () => Layer.build(storesLayer({ url: Redacted.make(url), maxConnections: 2 }))
      const [one, other] = (yield* Effect.all([opened(), opened()])).map((context) =>
        Context.get(context, Changes)
      )
      assert.ok(one !== undefined && other !== undefined)
      yield* eventually(
        Effect.sync(() => [one, other].map(({ generation }) => generation("access"))),
        (all) => !all.includes(null)
      )
      const before = [other.generation("access"), other.generation("data")]
      // Nothing was written to the database, so that no notification follows.
      yield* one.written("access")
      assert.notStrictEqual(other.generation("access"), before[0])
      assert.strictEqual(other.generation("data"), before[1])
    })
  )
})

describePostgres("a lost listener", () => {
  it.live("makes generations unknown, and different once it is restored", () =>
    Effect.gen(function* () {
      const { stores, url } = yield* freshPostgres
      yield* Effect.gen(function* () {
        const before = [yield* known("data"), yield* known("access")] as const
        yield* cutOff(url)
        yield* eventually(generation("data"), (now) => now === null)
        const after = [yield* known("data"), yield* known("access")] as const
        assert.notStrictEqual(after[0], before[0])
        assert.notStrictEqual(after[1], before[1])
      }).pipe(Effect.provide(stores))
    })
  )

  it.live("isn't what a server that ends reports", () =>
    Effect.gen(function* () {
      const { stores } = yield* freshPostgres
      const logged: Array<string> = []
      const logger = Logger.layer([Logger.map(Logger.formatJson, (line) => logged.push(line))])
      yield* Effect.provide(known("data"), Layer.provideMerge(stores, logger))
      assert.deepStrictEqual(logged, [])
    })
  )
})
