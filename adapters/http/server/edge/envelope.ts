/** Wraps every response: adds the request's id and security headers, and a body for defects. */
import { Cause, Effect } from "effect"
import { HttpEffect, HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { error, notRouted } from "./fallback.ts"
import { withWholePath } from "./path.ts"
import { RequestId, requestIdOf } from "./requestId.ts"

const withId = (id: string) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(
      HttpServerResponse.setHeaders(response, { "x-request-id": id, "x-content-type-options": "nosniff" })
    )
  )

const isRouteNotFound = (cause: Cause.Cause<unknown>): boolean => {
  const error = Cause.squash(cause) as { readonly reason?: { readonly _tag?: string } }
  return error.reason?._tag === "RouteNotFound"
}

const longestUrl = 8192

export const layer = HttpRouter.middleware(
  (httpEffect) =>
    Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
      const { headers, method, url } = request
      const id = requestIdOf(headers["x-request-id"])
      const answering = httpEffect.pipe(
        Effect.provideService(RequestId, id),
        Effect.provideService(HttpServerRequest.HttpServerRequest, withWholePath(request))
      )
      const answered = Effect.catchCause(answering, (cause) => {
        if (Cause.hasInterruptsOnly(cause)) return Effect.failCause(cause)
        if (isRouteNotFound(cause)) return Effect.succeed(notRouted(method, url))
        return Effect.logError("A request failed", cause).pipe(
          Effect.annotateLogs({ request_id: id, method, path: url.split("?", 1)[0] }),
          Effect.as(error(500, "Internal server error"))
        )
      })
      return Effect.andThen(
        withId(id),
        url.length > longestUrl
          ? Effect.succeed(error(414, `URL too long: at most ${longestUrl} characters`))
          : answered
      )
    }),
  { global: true }
)
