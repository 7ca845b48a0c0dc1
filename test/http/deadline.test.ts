/** A request to a database that answers slowly: its queries have three seconds together. */
import { assert, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { market } from "../fixtures/market.ts"
import { describePostgres, migratedDatabase } from "../postgres/database.ts"
import { proxyTo } from "../postgres/proxy.ts"
import { openWorld } from "./service.ts"

describePostgres("a database that answers each query after a second", () => {
  it.live("makes a page of many queries unavailable after three", () =>
    Effect.gen(function* () {
      const proxy = yield* proxyTo(yield* migratedDatabase)
      const options = { url: Redacted.make(proxy.url), maxConnections: 3 }
      const stores = Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options))
      const service = yield* Effect.acquireRelease(
        Effect.promise(() =>
          openWorld({ ...market, stores: Layer.provideMerge(stores, Postgres.deadline), clock: "real" })
        ),
        ({ close }) => Effect.promise(close)
      )
      const ask = (page: string) => Effect.promise(() => service.send("GET", `/v1/financial_v4/${page}`))
      assert.strictEqual((yield* ask("companies/1/snapshot")).status, 200)
      proxy.stutter(1000)
      const begun = performance.now()
      const { headers, json, status } = yield* ask("companies/2/snapshot")
      const took = performance.now() - begun
      proxy.stutter(0)
      assert.deepStrictEqual([status, json], [503, { detail: "Service temporarily unavailable" }])
      assert.strictEqual(headers.get("retry-after"), "1")
      assert.isAbove(took, 2500)
      assert.isBelow(took, 3500)
      assert.strictEqual((yield* ask("companies/2/snapshot")).status, 200)
    })
  )
})
