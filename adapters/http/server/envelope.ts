/** Around every answer: the request's id, headers for safety, and a body for what nobody caught. */
import { Cause, Effect } from "effect"
import { HttpEffect, HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { error } from "./fallback.ts"

const wellFormed = /^[\w.:-]{1,128}$/

const idOf = (given: string | undefined): string =>
  given !== undefined && wellFormed.test(given) ? given : crypto.randomUUID()

const withId = (id: string) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.succeed(
      HttpServerResponse.setHeaders(response, { "x-request-id": id, "x-content-type-options": "nosniff" })
    )
  )

export const layer = HttpRouter.middleware(
  (httpEffect) =>
    Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers, method, url }) => {
      const id = idOf(headers["x-request-id"])
      return Effect.andThen(
        withId(id),
        Effect.catchCause(httpEffect, (cause) =>
          Cause.hasInterruptsOnly(cause)
            ? Effect.failCause(cause)
            : Effect.logError("A request failed", cause).pipe(
                Effect.annotateLogs({ request_id: id, method, path: url.split("?", 1)[0] }),
                Effect.as(error(500, "Internal server error"))
              )
        )
      )
    }),
  { global: true }
)
