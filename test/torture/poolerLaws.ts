/** All laws of stores on PostgreSQL, through a PgBouncer: tests that `poolerLaws.config.ts` runs. */
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, describe } from "vitest"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { pooledStores } from "../adapters/pooled.ts"
import { databaseLaws } from "../contract/laws.ts"
import { leaseStoreLaws } from "../contract/counters/LeaseStore.ts"
import { createDatabase, dropDatabase } from "../postgres/database.ts"
import { describePooled } from "../postgres/ownPooler.ts"

describePooled("PostgreSQL through a pooler", () => {
  const { optionsFor, place } = pooledStores()
  databaseLaws(Layer.unwrap(place), place)

  describe("that leases requests", () => {
    let url: string
    beforeAll(async () => {
      url = await createDatabase()
      await Effect.runPromise(Effect.scoped(Postgres.migrate(optionsFor(url))))
    })
    afterAll(() => dropDatabase(url))

    leaseStoreLaws(Layer.unwrap(Effect.sync(() => Postgres.leasesLayer(optionsFor(url), "PostgreSQL"))))
  })
})
