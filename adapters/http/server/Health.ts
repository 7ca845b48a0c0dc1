import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CompanyStore } from "../../../core/mod.ts"
import { Api } from "../api/Api.ts"
import { unavailable } from "./unavailable.ts"

const ok = { status: "ok" } as const

export const layer = HttpApiBuilder.group(
  Api,
  "health",
  Effect.fnUntraced(function* (handlers) {
    const store = yield* CompanyStore
    return handlers
      .handle("live", () => Effect.succeed(ok))
      .handle("ready", () => Effect.catchTag(Effect.as(store.exchanges, ok), "StoreUnavailable", unavailable))
  })
)
