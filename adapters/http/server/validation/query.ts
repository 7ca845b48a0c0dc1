/** The query of a request: every parameter is a scalar, and the last of repeated ones counts. */
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

/** Wraps every route of the API, before authentication, because the cost of a request depends on its query. */
export const { layer } = HttpRouter.middleware((httpEffect) =>
  Effect.updateService(httpEffect, HttpServerRequest.ParsedSearchParams, lastOfEach)
)

/** The query of the current request, on a route wrapped by `layer`. */
export const rawQuery: Effect.Effect<RawQuery, never, HttpServerRequest.ParsedSearchParams> = Effect.map(
  HttpServerRequest.ParsedSearchParams,
  (query) => query as RawQuery
)
