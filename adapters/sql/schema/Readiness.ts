/** `Readiness` over SqlClients. */
import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"
import { type Area, Readiness, StoreTooNew } from "../../../core/ports.ts"
import { guard } from "../dialect/guard.ts"
import { newestRun, newness } from "./Migrations.ts"

/** By the clients of each part's schema. */
export const layer = (clients: Readonly<Record<Area, SqlClient.SqlClient>>): Layer.Layer<Readiness> => {
  const versionOf = (part: Area) =>
    Effect.map(newestRun(clients[part], part), (version) => newness(part, version))
  const faults = guard(
    Effect.zipWith(versionOf("data"), versionOf("access"), (data, access) => data ?? access)
  )
  return Layer.succeed(Readiness, {
    check: Effect.flatMap(faults, (message) =>
      message === null ? Effect.void : Effect.fail(new StoreTooNew({ message }))
    )
  })
}
