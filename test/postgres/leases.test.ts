/** Quotas that servers share through PostgreSQL. */
import { describe } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { afterAll, beforeAll } from "vitest"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { LeasedQuotas } from "../../core/ports.ts"
import { leaseStoreLaws, setBackLaw } from "../contract/counters/LeaseStore.ts"
import { anyQuotaStoreLaws, nodesLaws } from "../contract/counters/QuotaStore.ts"
import { createDatabase, describePostgres, dropDatabase } from "./database.ts"
import { runOn } from "./databases.ts"

describePostgres("leases in PostgreSQL", () => {
  let url: string
  beforeAll(async () => {
    url = await createDatabase()
    await Effect.runPromise(Effect.scoped(Postgres.migrate({ url: Redacted.make(url), maxConnections: 1 })))
  })
  afterAll(() => dropDatabase(url))

  const stores = Layer.unwrap(
    Effect.sync(() => Postgres.leasesLayer({ url: Redacted.make(url) }, "PostgreSQL"))
  )
  const node = LeasedQuotas.layer.pipe(Layer.provide([MemoryQuotaStore.local, stores]))

  describe("by their laws", () => {
    leaseStoreLaws(stores)
    setBackLaw(stores, (counter, millis) =>
      runOn(
        url,
        `update quota_counter
         set latest = latest + ${millis}, slots = array(select s + ${millis} * 60 / (period * 1000) from unnest(slots) as s)
         where counter = '${counter}'`
      )
    )
  })

  describe("by the laws of quotas", () => {
    anyQuotaStoreLaws(node)
  })

  describe("nodes that share them", () => {
    nodesLaws(node)
  })
})
