/** `Changes` on PostgreSQL while its listener is lost: nothing may be cached, and writes during the loss count. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { generation, known } from "../contract/Changes.ts"
import { eventually } from "../contract/eventually.ts"
import { describePostgres } from "../postgres/database.ts"
import { cutOff } from "./cutOff.ts"
import { freshPostgres } from "./places.ts"

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
