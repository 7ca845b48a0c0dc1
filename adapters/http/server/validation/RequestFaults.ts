/** The faults of a request, each part of it by itself. */
import { Effect, Schema } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import type { ValidationItem } from "../../api/base/Errors.ts"
import { bodyItems } from "./BodyFaults.ts"
import { itemsOf } from "./Faults.ts"
import { rawQuery } from "../exchange/query.ts"

/** The faults of one part of a request by itself. */
const partItems = (
  schema: Schema.Top | undefined,
  value: unknown,
  place: string
): Effect.Effect<ReadonlyArray<ValidationItem>> =>
  schema === undefined
    ? Effect.succeed([])
    : Schema.decodeUnknownEffect(schema as Schema.Codec<unknown>)(value, { errors: "all" }).pipe(
        Effect.match({ onSuccess: () => [], onFailure: ({ issue }) => itemsOf(issue, [place]) })
      )

/** The faults of path, headers, query and body; effect itself stops at the first faulty part. */
export const requestItems = Effect.fnUntraced(function* (endpoint: HttpApiEndpoint.Top) {
  const { headers, params, query } = endpoint
  const request = yield* HttpServerRequest.HttpServerRequest
  return [
    ...(yield* partItems(params, yield* HttpRouter.params, "path")),
    ...(yield* partItems(headers, request.headers, "header")),
    ...(yield* partItems(query, yield* rawQuery, "query")),
    ...(yield* bodyItems(endpoint))
  ]
})
