/** Handles `/symbology/resolve`. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Symbology } from "../../../../../core/mod.ts"
import { symbolsOf } from "../../../api/base/Symbols.ts"
import { Api } from "../../../api/Api.ts"
import { Bodies } from "../../answers/Bodies.ts"
import { isBatchOfSeveral } from "../../answers/longAnswers.ts"

export const layer = HttpApiBuilder.group(
  Api,
  "symbology",
  Effect.fnUntraced(function* (handlers) {
    const symbology = yield* Symbology
    const bodies = yield* Bodies

    return handlers.handleAll({
      resolve: ({ query, request }) =>
        bodies.respond(
          request,
          ["symbology", query],
          Effect.map(
            symbology.resolve(symbolsOf(query.symbols), query.type, query.as_of ?? null),
            (resolution) => ({ json: () => resolution })
          ),
          { isLong: query.as_of !== undefined || isBatchOfSeveral(query.symbols) }
        )
    })
  })
)
