import { it } from "@effect/vitest"
import { Effect, Redacted, Layer } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import * as Sqlite from "../../adapters/sqlite/mod.ts"
import { describePostgres, freshDatabase } from "../postgres/database.ts"
import { Imports, CompanyStore, localChanges, Changes } from "../../core/mod.ts"
import { loadSample } from "../../apps/Sample.ts"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { mkdtempSync } from "node:fs"

describePostgres("x", () => {
  it.live("time", () => Effect.gen(function*() {
    for (let i = 0; i < 4; i++) {
      const t = performance.now()
      yield* Effect.scoped(Effect.gen(function* () {
        const url = yield* freshDatabase
        const t1 = performance.now()
        const o = { url: Redacted.make(url), maxConnections: 3 }
        yield* Postgres.migrate(o)
        const t2 = performance.now()
        yield* Effect.provide(Effect.flatMap(CompanyStore, _ => _.exchanges), Postgres.storesLayer(o))
        const t3 = performance.now()
        console.log(t1 - t, t2 - t1, t3 - t2)
      }))
      console.log("all", performance.now() - t)
    }
  }), 60000)
  it.live("sqlite", () => Effect.gen(function*() {
    for (let i = 0; i < 3; i++) {
      const t = performance.now()
      const o = { directory: mkdtempSync("/tmp/pr"), busyTimeout: 1000 }
        yield* Sqlite.migrate(o)
        const t2 = performance.now()
        yield* Effect.provide(Effect.flatMap(CompanyStore, _ => _.exchanges), Sqlite.storesLayer(o))
        console.log("sqlite", t2 - t, performance.now() - t2)
    }
    const t = performance.now()
    yield* Effect.provide(loadSample, Imports.layer.pipe(Layer.provideMerge(storesLayer())))
    console.log("sample", performance.now() - t)
  }), 60000)
})
