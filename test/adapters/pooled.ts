/** Stores on PostgreSQL through a PgBouncer of a test file's own. */
import { Effect, Layer, Redacted } from "effect"
import * as Postgres from "../../adapters/postgres/mod.ts"
import { migratedDatabase } from "../postgres/database.ts"
import { ownPooler } from "../postgres/ownPooler.ts"
import { setting } from "../postgres/pooler.ts"

/** So few sessions that connections share them all the time. */
const scarce = (settings: string) =>
  setting("server_round_robin", "1")(setting("default_pool_size", "2")(settings))

/** While the tests of a group run. */
export const pooledStores = () => {
  const pooler = ownPooler(scarce)
  const through = (url: string): string => pooler.current().through(url)
  const optionsFor = (url: string): Postgres.PostgresOptions => ({
    url: Redacted.make(through(url)),
    direct: { url: Redacted.make(url) },
    maxConnections: 4
  })
  /** An empty, migrated database with the layer that opens it. */
  const fresh = Effect.map(migratedDatabase, (url) => {
    const options = optionsFor(url)
    return { url, stores: Layer.merge(Postgres.storesLayer(options), Postgres.importsLayer(options)) }
  })
  return { through, optionsFor, fresh, place: Effect.map(fresh, ({ stores }) => stores) }
}
