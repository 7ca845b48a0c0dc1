/**
 * What a route of the API finds in the context of a request: what belongs to the request alone. A route brings the
 * services that it was built with, and merging them into a server's whole context again costs more than the rest of the
 * stages.
 */
import { Context, Effect, Scope, Tracer } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { Deadline, deadlineFromNow } from "../../../../core/ports.ts"
import { waitOf } from "../exchange/congestion.ts"
import { lastOfEach } from "../exchange/query.ts"
import { CurrentExchange, noteRoute } from "../exchange/Exchange.ts"

const kept: ReadonlyArray<Context.Key<any, any>> = [
  HttpServerRequest.HttpServerRequest,
  HttpRouter.RouteContext,
  Scope.Scope,
  CurrentExchange,
  Tracer.ParentSpan
]

const { ParsedSearchParams } = HttpServerRequest

/**
 * With the route noted, with the query as the stages read it, before authentication, because the cost of a request depends
 * on it, and with the request's deadline.
 */
const own = <R>(context: Context.Context<R>): Context.Context<R> => {
  // The router provides it to whatever a route requires, which is all that the type says.
  noteRoute(context as unknown as Context.Context<HttpRouter.RouteContext>)
  const services = new Map<string, unknown>([
    [ParsedSearchParams.key, lastOfEach(Context.getUnsafe(context, ParsedSearchParams))],
    // What it waited for its beginning is part of the time that it has.
    [
      Deadline.key,
      deadlineFromNow() - waitOf(Context.getUnsafe(context, HttpServerRequest.HttpServerRequest))
    ]
  ])
  for (const key of kept) {
    const service = Context.getOrUndefined(context, key)
    if (service !== undefined) services.set(key.key, service)
  }
  return Context.makeUnsafe(services)
}

/** Leaves the requirements of an effect as they are: what a route needs besides, it brings. */
const withOwn = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.updateContext(effect, (context: Context.Context<R>) => own(context))

/** Wraps every route of the API. */
export const { layer } = HttpRouter.middleware((httpEffect) => withOwn(httpEffect))
