/**
 * Answers a request with 422 where the database refuses one of its values, which its parameters' rules let pass. That is a
 * fault of the rules, and logged as an error.
 */
import { Cause, Effect, Result, type Schema } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import type { HttpApiEndpoint } from "effect/http-api"
import { ValueRefused } from "../../../../core/ports.ts"
import { Unprocessable } from "../../api/base/Errors.ts"
import { CurrentExchange } from "../exchange/Exchange.ts"
import { item, type Location } from "./Faults.ts"
import { rawQuery } from "../exchange/query.ts"
import { pathOf } from "../exchange/pathOf.ts"

/** The parameters of one part of a request that were given. */
const given = (
  part: string,
  schema: Schema.Top | undefined,
  values: Readonly<Record<string, unknown>>
): ReadonlyArray<Location> =>
  schema?.ast._tag === "Objects"
    ? schema.ast.propertySignatures
        .map(({ name }) => String(name))
        .filter((name) => values[name] !== undefined)
        .map((name) => [part, name])
    : []

/**
 * Where the value is: its parameter if the request has no other, else the parts of the request that it may be in. The
 * database doesn't say more.
 */
const locationsOf = Effect.fnUntraced(function* ({ headers, params, payload, query }: HttpApiEndpoint.Top) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const parts = [
    given("path", params, yield* HttpRouter.params),
    given("header", headers, request.headers),
    given("query", query, yield* rawQuery),
    payload.size === 0 ? [] : [["body"]]
  ]
  const all = parts.flat()
  return all.length === 1
    ? all
    : parts.flatMap(([first]): ReadonlyArray<Location> => (first === undefined ? [] : [first.slice(0, 1)]))
})

const refusedIn = <E>(cause: Cause.Cause<E>): Result.Result<ValueRefused, Cause.Cause<E>> => {
  for (const reason of cause.reasons) {
    if (Cause.isDieReason(reason) && reason.defect instanceof ValueRefused)
      return Result.succeed(reason.defect)
  }
  return Result.fail(cause)
}

/** Without any parameter the value isn't the client's: that stays a defect. */
export const refusingValues = <A, E, R>(endpoint: HttpApiEndpoint.Top, answering: Effect.Effect<A, E, R>) =>
  Effect.catchCauseFilter(answering, refusedIn, (refused, cause) =>
    Effect.gen(function* () {
      const locations = yield* locationsOf(endpoint)
      if (locations.length === 0) return yield* Effect.failCause(cause)
      const { method, url } = yield* HttpServerRequest.HttpServerRequest
      const { id } = yield* CurrentExchange
      yield* Effect.logError("The database refused a value that validation let pass", refused).pipe(
        Effect.annotateLogs({ request_id: id, method, path: pathOf(url) })
      )
      const which = locations.length === 1 ? "this value" : "a value here or in another part of the request"
      return yield* new Unprocessable({
        detail: locations.map((loc) =>
          item(loc, ["value_error", `Value error, the database can't take ${which}`])
        )
      })
    })
  )
