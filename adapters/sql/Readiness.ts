/** `Readiness` over SqlClients. */
import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql"
import { type Area, Readiness } from "../../core/mod.ts"
import { guard } from "./guard.ts"
import { newestRun } from "./Migrations.ts"

/** By the clients of each part's schema. */
export const layer = (clients: Readonly<Record<Area, SqlClient.SqlClient>>): Layer.Layer<Readiness> =>
  Layer.succeed(Readiness, {
    check: guard(
      Effect.andThen(newestRun(clients.data, "data"), Effect.asVoid(newestRun(clients.access, "access")))
    )
  })
