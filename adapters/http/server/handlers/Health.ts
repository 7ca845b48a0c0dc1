/** Handles `/healthz` and `/readyz`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ApiKeyStore, CompanyStore } from "../../../../core/mod.ts"
import { Api } from "../../api/Api.ts"
import { unavailable } from "../answers/unavailable.ts"

const ok = { status: "ok" } as const

export const layer = HttpApiBuilder.group(
  Api,
  "health",
  Effect.fnUntraced(function* (handlers) {
    const companies = yield* CompanyStore
    const keys = yield* ApiKeyStore
    const answering = Effect.andThen(companies.exchanges, keys.byId(0))
    return handlers
      .handle("live", () => Effect.succeed(ok))
      .handle("ready", () => Effect.catchTag(Effect.as(answering, ok), "StoreUnavailable", unavailable))
  })
)
