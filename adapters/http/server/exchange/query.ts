/** The query of a request: every parameter is a scalar, and the last of repeated ones counts. */
import { Context, Effect } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import type { RawQuery } from "../../api/base/Validation.ts"

type Parsed = HttpServerRequest.ParsedSearchParams["Service"]

const isRepeated = (value: string | ReadonlyArray<string>): boolean => typeof value !== "string"

/** The query with the last of each repeated parameter. */
export const lastOfEach = (query: Parsed): Parsed =>
  Object.values(query).some(isRepeated)
    ? Object.fromEntries(
        Object.entries(query).map(([name, value]) => [
          name,
          typeof value === "string" ? value : (value.at(-1) ?? "")
        ])
      )
    : query

/** The query of the request with a context, on a route of the API. */
export const rawQueryIn = (context: Context.Context<HttpServerRequest.ParsedSearchParams>): RawQuery =>
  Context.get(context, HttpServerRequest.ParsedSearchParams) as RawQuery

/** The parameters of the request with a context, on a route of the API: those of the query, and those of the path instead of any of their names. */
export const givenIn = (
  context: Context.Context<HttpRouter.RouteContext | HttpServerRequest.ParsedSearchParams>
): RawQuery => ({ ...rawQueryIn(context), ...Context.get(context, HttpRouter.RouteContext).params })

/** The query of the current request, on a route of the API. */
export const rawQuery = Effect.contextWith((context: Context.Context<HttpServerRequest.ParsedSearchParams>) =>
  Effect.succeed(rawQueryIn(context))
)
