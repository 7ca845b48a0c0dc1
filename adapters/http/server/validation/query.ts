/** The query of a request: every parameter is a scalar, and one given several times counts as its last. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import type { RawQuery } from "../../api/Validation.ts"

type Parsed = HttpServerRequest.ParsedSearchParams["Service"]

const isRepeated = (value: string | ReadonlyArray<string>): boolean => typeof value !== "string"

const lastOfEach = (query: Parsed): Parsed =>
  Object.values(query).some(isRepeated)
    ? Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
          name,
          typeof value === "string" ? value : (value.at(-1) ?? "")
        ])
      )
    : query

/** Around every route of the API, before its key is asked for: what a request costs is in its query. */
export const { layer } = HttpRouter.middleware((httpEffect) =>
  Effect.updateService(httpEffect, HttpServerRequest.ParsedSearchParams, lastOfEach)
)

/** The query of the request that is being answered, on a route that `layer` is around. */
export const rawQuery: Effect.Effect<RawQuery, never, HttpServerRequest.ParsedSearchParams> = Effect.map(
  HttpServerRequest.ParsedSearchParams,
  (query) => query as RawQuery
)
