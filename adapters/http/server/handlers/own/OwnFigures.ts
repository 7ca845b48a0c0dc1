/** Handles `/api/v1/figures`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OwnFigures } from "../../../../../core/ports.ts"
import { Api } from "../../../api/Api.ts"
import { ownedHandlers } from "./Owned.ts"

export const layer = HttpApiBuilder.group(
  Api,
  "ownFigures",
  Effect.fnUntraced(function* (handlers) {
    const { all, byId, change, create, remove } = ownedHandlers(yield* OwnFigures)
    return handlers
      .handle("create", create)
      .handle("list", () => Effect.map(all(), (figures) => ({ figures, total: figures.length })))
      .handle("byId", byId)
      .handle("change", change)
      .handle("remove", remove)
  })
)
