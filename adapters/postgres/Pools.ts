/** The pools of a server: for keys, for readiness and for imported data. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { addressOf } from "./Address.ts"
import * as PostgresChanges from "./Changes.ts"
import { directConnection } from "./Connection.ts"
import * as LockedTables from "./LockedTables.ts"
import { hostsOf, type PostgresOptions } from "./Place.ts"
import * as Pool from "./Pool.ts"
import * as Replicas from "./Replicas.ts"

/**
 * How many connections each pool has: one for readiness from four on, which else is asked over those for keys, a fifth for
 * keys, and the rest for imported data.
 */
const divided = (maxConnections: number) => {
  const readiness = maxConnections < 4 ? 0 : 1
  const keys = Math.max(1, Math.floor(maxConnections / 5))
  return { readiness, keys, data: Math.max(1, maxConnections - keys - readiness) }
}

/** Pools apart, so that what waits for one kind of tables leaves connections to the others. */
export const poolsOf = Effect.fnUntraced(function* (options: PostgresOptions) {
  const { maxConnections, replicas } = options
  const sizes = divided(maxConnections)
  const hosts = yield* hostsOf(options)
  const pool = (connections: number, gate: Pool.Gate | null) =>
    Effect.flatMap(hosts.pool({ maxConnections: connections }), (lender) =>
      Pool.over(Pool.inTurn(lender, connections), gate)
    )
  const own = sizes.readiness === 0 ? null : yield* pool(sizes.readiness, null)
  // Each asks for locks over connections that its own statements don't wait with.
  const gateOfKeys = yield* LockedTables.make(() => own ?? data)
  const gateOfData = yield* LockedTables.make(() => own ?? keys)
  const keys: SqlClient.SqlClient = yield* pool(sizes.keys, gateOfKeys)
  const primary = Pool.inTurn(yield* hosts.pool({ maxConnections: sizes.data }), sizes.data)
  const divide =
    replicas === undefined || replicas.servers.length === 0
      ? null
      : yield* Replicas.make(
          primary,
          replicas.servers.map(({ ca, name, url }) => ({
            name,
            config: { ...directConnection(addressOf(url, ca)), maxConnections: sizes.data }
          })),
          replicas.maxLag * 1000
        )
  const data: SqlClient.SqlClient = yield* Pool.over(divide?.lender ?? primary, gateOfData)
  const changes = PostgresChanges.layer(hosts.followed, divide?.watch ?? null)
  return { keys, readiness: own ?? keys, data, changes }
})
